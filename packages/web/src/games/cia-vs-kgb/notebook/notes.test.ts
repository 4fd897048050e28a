import { otherSide } from '@safehouse/games/cia-vs-kgb'
import { expect, test } from 'vitest'
import { ownSide } from '../props.ts'
import { testTable } from '../test-table.ts'
import { blankNotes, printedNote, signalRecipients, withSignal, withSuspicion } from './notes.ts'

test('the notebook prints the question at which a card was seen, and for other players the last thing that everybody saw', () => {
  const table = testTable()
  expect(printedNote(table.seat(0), 1)).toBe('nothing yet')
  table.ask(1, 2)
  table.answer(2, false)
  table.ask(1, 0)
  expect(printedNote(table.seat(0), 1)).toBe('card seen at question 2')
  expect(printedNote(table.seat(0), 2)).toBe('said no to Noor')
  expect(printedNote(table.seat(1), 0)).toBe('sees yours now')
  table.answer(0, false)
  expect(printedNote(table.seat(1), 0)).toBe('saw yours, said no')
  expect(printedNote(table.seat(3), 1)).toBe('refused by Mara')
})
test('a held hand signals those whom the player saw or suspects on the own side', () => {
  const table = testTable()
  const [one, ...others] = table.cards().flatMap((side, seat) => (seat !== 1 && side === table.cards()[1] ? [seat] : []))
  expect(signalRecipients(table.seat(1), blankNotes)).toEqual([])
  table.ask(1, one!)
  table.answer(one!, true)
  const match = table.seat(1)
  const side = ownSide(match)
  expect(signalRecipients(match, blankNotes)).toEqual([one])
  const suspicious = withSuspicion(withSuspicion(blankNotes, others[0]!, side), others[0] === 0 ? 2 : 0, otherSide(side))
  expect(signalRecipients(match, suspicious)).toEqual([one!, others[0]!].sort())
  expect(signalRecipients(match, withSuspicion(suspicious, others[0]!, undefined))).toEqual([one])
})
test('the player may signal or leave out somebody whatever the side, until a new suspicion is noted', () => {
  const match = testTable().seat(1)
  const lied = withSignal(withSuspicion(blankNotes, 3, otherSide(ownSide(match))), 3, true)
  expect(signalRecipients(match, lied)).toEqual([3])
  expect(signalRecipients(match, withSignal(lied, 3, false))).toEqual([])
  expect(signalRecipients(match, withSuspicion(lied, 3, otherSide(ownSide(match))))).toEqual([])
})
