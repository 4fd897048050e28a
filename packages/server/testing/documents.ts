// Table documents for tests of the lobby's rules, which need no server.
import type { House } from '@safehouse/protocol'
import { newTableDocument } from '../src/lobby/commands.ts'
import { houseOf } from '../src/lobby/house.ts'
import { join } from '../src/lobby/seating.ts'
import type { TableDocument } from '../src/lobby/table-document.ts'

/** A new table with these people, of whom the first is the host. */
export function tableOf([host, ...others]: readonly [string, ...string[]], game = 'spy-alley-dice'): TableDocument {
  const { document } = newTableDocument('ABCD', { name: host, place: 'room', game })
  return others.reduce((before, name) => join(before, name).document, document)
}
/** The house document as everybody sees it while all people are connected. */
export const houseWithAllPresent = (document: TableDocument): House => houseOf(document, { isPresent: () => true, watchers: 0, screens: 0 })
