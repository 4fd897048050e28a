// A pack as a file: the same JSON that a table is given, by a link that is pressed once (no file system access on plain http).
import type { Editor } from './editor.ts'
import { toFinishedPack } from './formats.ts'

export function saveFile({ draft, format }: Editor): void {
  const text = `${JSON.stringify(toFinishedPack(format, draft), null, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(draft.name)}.${format.game}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'pack'
