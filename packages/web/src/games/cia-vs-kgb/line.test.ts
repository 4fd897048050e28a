import { expect, test } from 'vitest'
import { aTable } from './a-table.ts'
import { type Fingers, idleFingers, lineOf } from './line.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { nl } from './words/nl.ts'

const catalogues = { en, nl, de }
const longest = 45
const touching = (seat: number, during: string): Fingers => ({ ...idleFingers, touched: { seat, at: 0, during } })

test.each(Object.entries(catalogues))('every sentence of the line counts seconds and is short, in %s', (_, { line }) => {
  const [mara, jonas, you] = [
    { name: 'Mara', you: false },
    { name: 'Jonas', you: false },
    { name: 'Ada', you: true },
  ]
  const said = [mara, you].flatMap((one) => [
    line.standing(one, 88),
    line.asks(one, jonas, 88),
    line.asks(jonas, one, 88),
    line.saidNo(one, jonas, 88),
    line.saidNo(jonas, one, 88),
    line.saidYes(one, jonas, 88),
    line.saidYes(jonas, one, 88),
    line.raised(one, 88),
    line.nothing(one, 88),
  ])
  said.push(
    line.price(jonas, 88),
    line.yourEyes(jonas, 88),
    line.letGo([mara, jonas], 88),
    line.letGoMany(9, 88),
    line.letGoNobody(88),
    line.sent(88),
    line.got(jonas, 88, true),
    line.got(jonas, 88, false),
    line.tooSoon(88),
    line.failed(88),
  )
  expect(said.filter((sentence) => sentence.length > longest || !sentence.includes('88 s'))).toEqual([])
})

test('it says how long somebody stands, and what asking costs', () => {
  const common = aTable()
  common.wait(12)
  expect(lineOf(common.seat(0), idleFingers, common.now())).toBe('Noor has been standing for 12 s.')
  expect(lineOf(common.seat(1), { ...idleFingers, chosen: 4 }, common.now())).toBe('Jonas will see your card. Standing: 12 s.')
  expect(lineOf(common.open(), idleFingers, common.now())).toBe('Noor has been standing for 12 s.')
})
test('a touched chair tells what all know of that person, until something happens', () => {
  const common = aTable()
  const first = touching(2, 'turn.1.0.act')
  expect(lineOf(common.seat(0), first, 4000)).toBe('Nobody has asked Teo yet, for 4 s.')
  common.ask(1, 2)
  expect(lineOf(common.seat(0), first, 4000)).toBe('Noor has been standing for 4 s.')
  common.answer(2, false)
  expect(lineOf(common.seat(0), touching(2, 'turn.1.1.act'), 5000)).toBe('Teo said no to Noor, 3 s ago.')
  expect(lineOf(common.seat(2), touching(1, 'turn.1.1.act'), 5000)).toBe('You said no to Noor, 3 s ago.')
  expect(lineOf(common.seat(0), touching(2, 'turn.1.1.act'), 9000)).toBe('Noor has been standing for 9 s.')
})
test('a signal outranks everything for all of its time, but the own finger', () => {
  const common = aTable()
  common.ask(1, 0)
  common.signal(3, [0, 5])
  const now = common.now() + 2500
  expect(lineOf(common.seat(0), touching(2, 'turn.1.1.answer'), now)).toBe('Bram signals, 8 s. Your hand stays down.')
  common.makeReady(0, 3)
  expect(lineOf(common.seat(0), idleFingers, now)).toBe('Bram signals, 8 s. Your hand goes up.')
  expect(lineOf(common.seat(0), { ...idleFingers, holding: [2, 4] }, now)).toBe('Let go to signal Teo and Jonas: 10 s.')
  expect(lineOf(common.seat(3), idleFingers, now)).toBe('Your signal, 8 s. Your hand goes up.')
  expect(lineOf(common.seat(4), idleFingers, now)).toBe('Noor has been standing for 4 s.')
})
test('a hand that was held in vain says why, unless there is a signal to tell of', () => {
  const common = aTable()
  const inVain: Fingers = { ...idleFingers, vain: { why: 'tooSoon', at: 0 } }
  expect(lineOf(common.seat(3), inVain, 3000)).toBe('One signal a turn. This one began 3 s ago.')
  expect(lineOf(common.seat(3), inVain, 4000)).toBe('Noor has been standing for 4 s.')
  common.signal(3, [0])
  expect(lineOf(common.seat(3), inVain, 3000)).toBe('Your signal, 8 s. Your hand goes up.')
})
test('of two signals the line has the one that ends first, unless the other’s sender is touched', () => {
  const common = aTable()
  common.signal(3, [0])
  common.signal(4, [0])
  const now = common.now()
  expect(lineOf(common.seat(0), idleFingers, now)).toMatch(/^Bram signals/)
  expect(lineOf(common.seat(0), touching(4, 'turn.1.0.act'), now)).toMatch(/^Jonas signals/)
})
test('a hand that was alone is named until the next thing happens', () => {
  const common = aTable()
  common.signal(3, [0])
  common.wait(12)
  expect(lineOf(common.seat(5), idleFingers, common.now())).toBe('Only Bram’s hand went up, 2 s ago.')
  common.ask(1, 2)
  expect(lineOf(common.seat(5), idleFingers, common.now())).toMatch(/^Noor has been standing/)
})
