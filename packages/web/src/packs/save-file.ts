// Downloads a pack as a JSON file.
import { saveFile } from '../parts/save-file.ts'
import type { Editor } from './editor.ts'
import { toFinishedPack } from './formats.ts'

export const savePack = ({ draft, format }: Editor): void =>
  saveFile(`${fileName(draft.name)}.${format.game}.json`, `${JSON.stringify(toFinishedPack(format, draft), null, 2)}\n`)

const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'pack'
