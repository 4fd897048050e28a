// Coming back with another device, and what people at the table may do about somebody who is away: who may say yes, and what changes.
import type { Command, PersonId } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { houseWithAllPresent, tableOf } from '../../testing/documents.ts'
import { allGames } from '../serve.ts'
import { markAway, markReturned } from './absence.ts'
import { applyCommand } from './commands.ts'
import { knock } from './knocks.ts'
import { findByJoinId, joinNextMatch } from './seating.ts'
import { findPerson, type TableDocument, tokenProblem } from './table-document.ts'

const now = Date.UTC(2026, 0, 1)
const afterMinutes = (minutes: number): number => now + minutes * 60_000
const newPhone = 'a'.repeat(32)

/** Anna is the host; Bram, Cleo and Dirk came after her. */
function tableOfFour(): { table: TableDocument; anna: PersonId; bram: PersonId; cleo: PersonId; dirk: PersonId } {
  const table = tableOf(['Anna', 'Bram', 'Cleo', 'Dirk'], 'spyfall-2')
  const [anna, bram, cleo, dirk] = table.people.map(({ id }) => id) as [PersonId, PersonId, PersonId, PersonId]
  return { table, anna, bram, cleo, dirk }
}
const giveCommand = (table: TableDocument, by: PersonId, command: Command, at = now): TableDocument =>
  applyCommand(table, by, command, allGames, at).document
const startNext = (table: TableDocument) => giveCommand(table, table.host, { do: 'start', n: table.next.n })
const markAllAway = (table: TableDocument, ...people: PersonId[]) => people.reduce((before, id) => markAway(before, id, now), table)
const askForSeat = (table: TableDocument, name = 'bram', id = newPhone) => knock(table, { name, id, thatIsMe: true }, now)
const knocksSeen = (table: TableDocument) => houseWithAllPresent(table).knocks
const answerNext = (table: TableDocument, by: PersonId, yes = true) =>
  giveCommand(table, by, { do: 'answerKnock', knock: table.knocks!.find(({ letIn }) => letIn === undefined)!.id, yes })

test('the host lets somebody back on a new phone with one press, and the old token is invalid', () => {
  const { table, anna, bram } = tableOfFour()
  const { document: asked, answer: first } = askForSeat(markAllAway(startNext(table), bram))
  expect(first).toEqual({ state: 'waiting' })
  expect(knocksSeen(asked)).toMatchObject([{ name: 'Bram', person: bram }])
  expect(findByJoinId(asked, newPhone)).toBeUndefined()
  const confirmed = answerNext(asked, anna)
  expect(askForSeat(confirmed).answer).toEqual({ state: 'letIn' })
  expect(findByJoinId(confirmed, newPhone)).toMatchObject({ id: bram, epoch: 2 })
  expect(findByJoinId(confirmed, 'b'.repeat(32))).toBeUndefined()
  expect(tokenProblem(confirmed, { id: bram, epoch: 1 })).toBe('seatMoved')
  expect(knocksSeen(confirmed)).toBeUndefined()
})
test('asking for the seat does not give it, and a refused device stays refused', () => {
  const { table, anna, bram } = tableOfFour()
  const refused = answerNext(askForSeat(markAllAway(table, bram)).document, anna, false)
  expect(findByJoinId(refused, newPhone)).toBeUndefined()
  expect(askForSeat(refused).answer).toEqual({ state: 'refused' })
  expect(askForSeat(refused, 'Cleo').document).toBe(refused)
  expect(findPerson(refused, bram)?.epoch).toBe(1)
})
test('while the old phone is connected nobody but that phone can give the seat away', () => {
  const { table, anna, bram, cleo } = tableOfFour()
  const tableWithKnock = askForSeat(startNext(table)).document
  expect(() => answerNext(tableWithKnock, anna)).toThrow('personHere')
  expect(() => answerNext(tableWithKnock, cleo)).toThrow('notHost')
  expect(findByJoinId(answerNext(tableWithKnock, bram), newPhone)).toMatchObject({ id: bram, epoch: 2 })
})
test('with the host away two others must say yes, and the device that knocks is told who has', () => {
  const { table, anna, bram, cleo, dirk } = tableOfFour()
  const tableWithKnock = askForSeat(markAllAway(startNext(table), anna, bram)).document
  const once = answerNext(tableWithKnock, cleo)
  expect(knocksSeen(once)).toMatchObject([{ person: bram, agreed: [cleo] }])
  expect(askForSeat(once).answer).toEqual({ state: 'waiting', agreed: ['Cleo'] })
  expect(findByJoinId(answerNext(once, cleo), newPhone), 'twice the same yes is one').toBeUndefined()
  expect(findByJoinId(answerNext(once, dirk), newPhone)).toMatchObject({ id: bram })
})
test('while the host is there, or without a seat in the match, others cannot say yes', () => {
  const { table, anna, bram, cleo } = tableOfFour()
  expect(() => answerNext(askForSeat(markAllAway(startNext(table), bram)).document, cleo)).toThrow('notHost')
  const { document, person } = joinNextMatch(markAllAway(startNext(table), anna, bram), 'Emma')
  expect(() => answerNext(askForSeat(document).document, person.id)).toThrow('notHost')
})
test('a host with a new phone is let back by two others and is host again', () => {
  const { table, anna, bram, cleo } = tableOfFour()
  const withAnnaBack = answerNext(answerNext(askForSeat(markAllAway(startNext(table), anna), 'Anna').document, bram), cleo)
  expect(findByJoinId(withAnnaBack, newPhone)).toMatchObject({ id: anna, epoch: 2 })
  expect(withAnnaBack.host).toBe(anna)
})
test("a name that nobody has, or that is a bot's, cannot be asked for", () => {
  const { table } = tableOfFour()
  const withBot = giveCommand(table, table.host, { do: 'addBot' })
  for (const name of ['Emma', 'Magpie']) expect(askForSeat(withBot, name)).toEqual({ document: withBot, answer: { state: 'open' } })
})
test('a device that stops knocking takes its knock back; a refusal stays', () => {
  const { table, anna, bram } = tableOfFour()
  const tableWithKnock = askForSeat(markAllAway(table, bram)).document
  const stop = (document: TableDocument) => knock(document, { name: 'Bram', id: newPhone, stop: true }, now).document
  expect(knocksSeen(stop(tableWithKnock))).toBeUndefined()
  const refused = answerNext(tableWithKnock, anna, false)
  expect(askForSeat(stop(refused)).answer).toEqual({ state: 'refused' })
})
test('no more than six knocks may wait at once', () => {
  const { table } = tableOfFour()
  const six = Array.from({ length: 6 }, (_, i) => `${i}`.repeat(32)).reduce((before, id) => askForSeat(before, 'Bram', id).document, table)
  expect(() => askForSeat(six)).toThrow('tooManyRequests')
})

test('a player may let a bot play for somebody who has been away for two minutes, not before', () => {
  const { table, bram, cleo, dirk } = tableOfFour()
  const waiting = markAllAway(startNext(table), bram)
  const cover: Command = { do: 'letBotPlay', person: bram }
  expect(findPerson(giveCommand(waiting, cleo, cover, afterMinutes(2)), bram)?.standIn).toBe(true)
  const once = giveCommand(waiting, cleo, cover, afterMinutes(1))
  expect(findPerson(once, bram)).toMatchObject({ standIn: false, botWantedBy: [cleo] })
  expect(findPerson(giveCommand(once, cleo, cover, afterMinutes(1)), bram)?.standIn, 'one of two').toBe(false)
  expect(findPerson(giveCommand(once, dirk, cover, afterMinutes(1)), bram)?.standIn, 'two agree').toBe(true)
  expect(findPerson(markReturned(once, bram), bram)).not.toHaveProperty('botWantedBy')
})
test('apart, a bot is offered after one minute', () => {
  const { table, bram, cleo } = tableOfFour()
  const waiting = markAllAway(startNext(giveCommand(table, table.host, { do: 'setPlace', place: 'apart' })), bram)
  expect(findPerson(giveCommand(waiting, cleo, { do: 'letBotPlay', person: bram }, afterMinutes(1)), bram)?.standIn).toBe(true)
})
test('nobody but the host lets a bot play for somebody who is there', () => {
  const { table, anna, bram, cleo } = tableOfFour()
  const runningTable = startNext(table)
  expect(() => giveCommand(runningTable, cleo, { do: 'letBotPlay', person: bram }, afterMinutes(9))).toThrow('notHost')
  expect(findPerson(giveCommand(runningTable, anna, { do: 'letBotPlay', person: bram }), bram)?.standIn).toBe(true)
})
test('any player ends a pause that is longer than two minutes', () => {
  const { table, anna, cleo } = tableOfFour()
  const paused = giveCommand(startNext(table), anna, { do: 'pause' })
  expect(() => giveCommand(paused, cleo, { do: 'goOn' }, afterMinutes(2) - 1)).toThrow('notHost')
  expect(giveCommand(paused, cleo, { do: 'goOn' }, afterMinutes(2)).on?.clock.pausedAt).toBeNull()
  const { document, person } = joinNextMatch(paused, 'Emma')
  expect(() => giveCommand(document, person.id, { do: 'goOn' }, afterMinutes(9))).toThrow('notHost')
})

test("more time is a person's own setting, which everybody sees and the next match has in its setup", () => {
  const { table, bram } = tableOfFour()
  const withMoreTime = giveCommand(table, bram, { do: 'setTime', factor: 1.5 })
  expect(houseWithAllPresent(withMoreTime).people.map(({ timeFactor }) => timeFactor)).toEqual([undefined, 1.5, undefined, undefined])
  const { document, opens } = applyCommand(withMoreTime, withMoreTime.host, { do: 'start', n: 1 }, allGames, now)
  expect(document.on?.timeFactors).toEqual([1, 1.5, 1, 1])
  expect(JSON.parse(opens!.header).setup).toMatchObject({ seats: 4, timeFactors: [1, 1.5, 1, 1] })
  const later = giveCommand(document, bram, { do: 'setTime', factor: 1 })
  expect(later.on?.timeFactors, 'a running match keeps its times').toEqual([1, 1.5, 1, 1])
  expect(findPerson(later, bram)).not.toHaveProperty('timeFactor')
  expect(startNext(table).on).not.toHaveProperty('timeFactors')
})

test('the host lets somebody play who would sit out, for one match', () => {
  const table = tableOf(['Anna', 'Bram', 'Cleo', 'Dirk', 'Emma', 'Fien', 'Gijs'])
  const id = (name: string) => table.people.find((person) => person.name === name)!.id
  const players = (document: TableDocument) => document.on!.seats.map((seat) => findPerson(document, seat)!.name).join()
  expect(players(startNext(table))).toBe('Anna,Bram,Cleo,Dirk,Emma,Fien')
  const swapped = giveCommand(table, table.host, { do: 'letPlay', person: id('Gijs'), insteadOf: id('Cleo') })
  const first = startNext(swapped)
  expect(players(first)).toBe('Anna,Bram,Dirk,Emma,Fien,Gijs')
  expect(findPerson(first, id('Gijs'))).not.toHaveProperty('next')
  expect(players(startNext({ ...first, on: { ...first.on!, state: 'over' } }))).toBe('Anna,Bram,Cleo,Dirk,Emma,Fien')
  expect(() => giveCommand(table, table.host, { do: 'letPlay', person: id('Cleo'), insteadOf: id('Bram') })).toThrow('unknownPerson')
  expect(() => giveCommand(table, id('Bram'), { do: 'letPlay', person: id('Gijs'), insteadOf: id('Cleo') })).toThrow('notHost')
})
