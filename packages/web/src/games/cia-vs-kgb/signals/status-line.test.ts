import { expect, test } from 'vitest'
import { testTable } from '../test-table.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { nl } from '../words/nl.ts'
import { type Fingers, idleFingers, statusLine } from './status-line.ts'

const catalogues = { en, nl, de }
const MAX_LENGTH = 45
const touching = (seat: number, during: string): Fingers => ({ ...idleFingers, touched: { seat, at: 0, during } })

test.each(Object.entries(catalogues))('every sentence of the status line has a number of seconds and is short, in %s', (_, { line }) => {
  const [mara, jonas, you] = [
    { name: 'Mara', you: false },
    { name: 'Jonas', you: false },
    { name: 'Ada', you: true },
  ]
  const sentences = [mara, you].flatMap((person) => [
    ...(['dealt', 'gaveChair', 'askedLast'] as const).map((why) => line.standing(person, 88, why)),
    line.asks(person, jonas, 88),
    line.asks(jonas, person, 88),
    line.saidNo(person, jonas, 88),
    line.saidNo(jonas, person, 88),
    line.saidYes(person, jonas, 88),
    line.saidYes(jonas, person, 88),
    line.raised(person, 88),
    line.nothing(person, 88),
  ])
  sentences.push(
    line.willSeeYours(jonas, 88),
    line.youAreAsked(jonas, 88),
    line.letGo([mara, jonas], 88),
    line.letGoMany(9, 88),
    line.letGoNobody(88),
    line.sent(88),
    line.got(jonas, 88, true),
    line.got(jonas, 88, false),
    line.tooSoon(88),
    line.failed(88),
  )
  expect(sentences.filter((sentence) => sentence.length > MAX_LENGTH || !sentence.includes('88 s'))).toEqual([])
})

test('the line says how long somebody has been standing, and who will see the card of the one who asks', () => {
  const table = testTable()
  table.wait(12)
  expect(statusLine(table.seat(0), idleFingers, table.now())).toBe('Noor dealt. Standing for 12 s.')
  expect(statusLine(table.seat(1), { ...idleFingers, chosen: 4 }, table.now())).toBe('Jonas will see your card. Standing: 12 s.')
  expect(statusLine(table.openProps(), idleFingers, table.now())).toBe('Noor dealt. Standing for 12 s.')
})
test('the line says why somebody stands: after a yes, and after being asked last', () => {
  const table = testTable()
  table.ask(1, 2)
  table.answer(2, true)
  expect(statusLine(table.seat(0), idleFingers, table.now())).toMatch(/^Teo gave the chair\. Standing/)
  table.ask(2, 4)
  table.answer(4, false)
  expect(statusLine(table.seat(0), idleFingers, table.now())).toMatch(/^Teo gave the chair\. Standing/)
  table.sitDown(2)
  expect(statusLine(table.seat(4), idleFingers, table.now())).toMatch(/^You were asked last\. Standing/)
})
test('after a chair was touched, the line says what everybody knows of that person until something happens', () => {
  const table = testTable()
  const first = touching(2, 'turn.1.0.act')
  expect(statusLine(table.seat(0), first, 4000)).toBe('Nobody has asked Teo yet, for 4 s.')
  table.ask(1, 2)
  expect(statusLine(table.seat(0), first, 4000)).toBe('Noor dealt. Standing for 4 s.')
  table.answer(2, false)
  expect(statusLine(table.seat(0), touching(2, 'turn.1.1.act'), 5000)).toBe('Teo said no to Noor, 3 s ago.')
  expect(statusLine(table.seat(2), touching(1, 'turn.1.1.act'), 5000)).toBe('You said no to Noor, 3 s ago.')
  expect(statusLine(table.seat(0), touching(2, 'turn.1.1.act'), 9000)).toBe('Noor dealt. Standing for 9 s.')
})
test('a running signal goes before every other sentence except that of a held hand', () => {
  const table = testTable()
  table.ask(1, 0)
  table.signal(3, [0, 5])
  const now = table.now() + 2500
  expect(statusLine(table.seat(0), touching(2, 'turn.1.1.answer'), now)).toBe('Bram signals, 8 s. Your hand stays down.')
  table.toggleReady(0, 3)
  expect(statusLine(table.seat(0), idleFingers, now)).toBe('Bram signals, 8 s. Your hand goes up.')
  expect(statusLine(table.seat(0), { ...idleFingers, signalTargets: [2, 4] }, now)).toBe('Let go to signal Teo and Jonas: 10 s.')
  expect(statusLine(table.seat(3), idleFingers, now)).toBe('Your signal, 8 s. Your hand goes up.')
  expect(statusLine(table.seat(4), idleFingers, now)).toBe('Noor dealt. Standing for 4 s.')
})
test('after a press that did nothing the line says why, unless a signal runs', () => {
  const table = testTable()
  const inVain: Fingers = { ...idleFingers, failed: { why: 'tooSoon', at: 0 } }
  expect(statusLine(table.seat(3), inVain, 3000)).toBe('One signal a turn. This one began 3 s ago.')
  expect(statusLine(table.seat(3), inVain, 4000)).toBe('Noor dealt. Standing for 4 s.')
  table.signal(3, [0])
  expect(statusLine(table.seat(3), inVain, 3000)).toBe('Your signal, 8 s. Your hand goes up.')
})
test('of two signals the line shows the one that ends first, unless the chair of the other’s sender is touched', () => {
  const table = testTable()
  table.signal(3, [0])
  table.signal(4, [0])
  const now = table.now()
  expect(statusLine(table.seat(0), idleFingers, now)).toMatch(/^Bram signals/)
  expect(statusLine(table.seat(0), touching(4, 'turn.1.0.act'), now)).toMatch(/^Jonas signals/)
})
test('[CK-19] the line says whose hand went up alone until the next thing happens', () => {
  const table = testTable()
  table.signal(3, [0])
  table.wait(12)
  expect(statusLine(table.seat(5), idleFingers, table.now())).toBe('Only Bram’s hand went up, 2 s ago.')
  table.ask(1, 2)
  expect(statusLine(table.seat(5), idleFingers, table.now())).toMatch(/^Noor dealt\. Standing/)
})
