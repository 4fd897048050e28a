// More people than the game has seats: everybody keeps a place at the table, and people sit out in turn.
import type { Command } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { tableOf } from '../../testing/documents.ts'
import { allGames } from '../serve.ts'
import { applyCommand } from './commands.ts'
import { finishMatch } from './match-lifecycle.ts'
import { join, joinNextMatch } from './seating.ts'
import type { TableDocument } from './table-document.ts'

const now = Date.UTC(2026, 0, 1)
const names = ['Bram', 'Cleo', 'Dirk', 'Emma', 'Fien', 'Gijs', 'Hans', 'Ilse', 'Joep', 'Kees', 'Lena']
const tableOfSize = (people: number): TableDocument => tableOf(['Anna', ...names.slice(0, people - 1)])
const asHost = (document: TableDocument, command: Command): TableDocument => applyCommand(document, document.host, command, allGames, now).document
const playerNames = ({ on, people }: TableDocument) => on?.seats.map((id) => people.find((person) => person.id === id)!.name)
const finish = (document: TableDocument) => finishMatch(document, document.on!.n, { winners: [0] }, now).document
const startNext = (document: TableDocument) => asHost(document, { do: 'start', n: document.next.n })

test('a table seats twelve people whatever the game is, and not a thirteenth', () => {
  const full = tableOfSize(12)
  expect(full.people).toHaveLength(12)
  expect(() => join(full, 'Mara')).toThrow('tableFull')
})
test('with eight people and six seats each pair sits out once before anybody sits out again', () => {
  const sitters: string[][] = []
  let document = tableOfSize(8)
  for (let match = 1; match <= 5; match++) {
    document = startNext(document)
    sitters.push(document.people.map(({ name }) => name).filter((name) => !playerNames(document)!.includes(name)))
    document = finish(document)
  }
  expect(sitters).toEqual([
    ['Gijs', 'Hans'],
    ['Emma', 'Fien'],
    ['Cleo', 'Dirk'],
    ['Anna', 'Bram'],
    ['Gijs', 'Hans'],
  ])
  expect(document.people).toHaveLength(8)
})
test('somebody who came during a match and looked on does not sit out the next one', () => {
  const runningTable = startNext(tableOfSize(6))
  const { document } = joinNextMatch(runningTable, 'Gijs')
  expect(playerNames(startNext(finish(document)))).toEqual(['Anna', 'Bram', 'Cleo', 'Dirk', 'Emma', 'Gijs'])
})
test('bots sit out before people', () => {
  const withBots = asHost(asHost(tableOfSize(4), { do: 'addBot' }), { do: 'addBot' })
  const { document } = join(withBots, 'Gijs')
  expect(playerNames(startNext(document))).toEqual(['Anna', 'Bram', 'Cleo', 'Dirk', 'Magpie', 'Gijs'])
})
test('an option that names a seat follows the person to their seat in the match, and is dropped when they sit out', () => {
  const eight = asHost(asHost(tableOfSize(8), { do: 'chooseGame', game: 'shadow-in-the-night' }), { do: 'setOptions', options: { begins: 7 } })
  const first = startNext(eight)
  expect(first.on?.options).toMatchObject({ begins: null })
  const next = startNext(finish(first))
  expect(playerNames(next)![next.on!.options.begins as number]).toBe('Hans')
})
