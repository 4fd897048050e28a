// Downloads a pack as a JSON file through a temporary link, because there is no file system access on plain http.
import type { Editor } from './editor.ts'
import { toFinishedPack } from './formats.ts'

/** By then the browser has read the file. */
const REVOKE_AFTER_MS = 10_000

export function saveFile({ draft, format }: Editor): void {
  const text = `${JSON.stringify(toFinishedPack(format, draft), null, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(draft.name)}.${format.game}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'pack'
