// Downloads JSON as a file through a temporary link, because there is no file system access on plain http.

/** By then the browser has read the file. */
const REVOKE_AFTER_MS = 10_000

export function saveJson(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
