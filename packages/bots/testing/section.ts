// The sections of docs/beliefs.md that commands write, each between two comments that name its command.
import { readFileSync, writeFileSync } from 'node:fs'

const page = new URL('../../../docs/beliefs.md', import.meta.url)

export function writeSection(command: 'beliefs' | 'tells', text: string): void {
  const old = readFileSync(page, 'utf8')
  const begin = `written by npm run ${command} -->`
  const from = old.indexOf(begin) + begin.length
  const until = old.indexOf('<!--', from)
  if (from < begin.length || until < 0) throw new Error(`docs/beliefs.md has no section of npm run ${command}`)
  writeFileSync(page, `${old.slice(0, from)}\n${text}\n${old.slice(until)}`)
}
