import { otherSide } from '@safehouse/games/cia-vs-kgb'
import { expect, test } from 'vitest'
import { aTable } from './a-table.ts'
import { notedOf } from './noted.ts'
import { blankNotes, signalling, suspecting, toSignal } from './notes.ts'
import { ownSide } from './props.ts'

test('a card that was seen prints itself, with the question it was seen at; what all saw stands by the others', () => {
  const common = aTable()
  expect(notedOf(common.seat(0), 1)).toBe('nothing yet')
  common.ask(1, 2)
  common.answer(2, false)
  common.ask(1, 0)
  expect(notedOf(common.seat(0), 1)).toBe('showed you, no. 2')
  expect(notedOf(common.seat(0), 2)).toBe('said no to Noor')
  expect(notedOf(common.seat(1), 0)).toBe('sees yours now')
  common.answer(0, false)
  expect(notedOf(common.seat(1), 0)).toBe('saw yours, said no')
  expect(notedOf(common.seat(3), 1)).toBe('refused by Mara')
})
test('the hand signals those on the own side, seen or suspected', () => {
  const common = aTable()
  const [one, ...others] = common.cards().flatMap((side, seat) => (seat !== 1 && side === common.cards()[1] ? [seat] : []))
  expect(toSignal(common.seat(1), blankNotes)).toEqual([])
  common.ask(1, one!)
  common.answer(one!, true)
  const play = common.seat(1)
  const side = ownSide(play)
  expect(toSignal(play, blankNotes)).toEqual([one])
  const suspicious = suspecting(suspecting(blankNotes, others[0]!, side), others[0] === 0 ? 2 : 0, otherSide(side))
  expect(toSignal(play, suspicious)).toEqual([one!, others[0]!].sort())
  expect(toSignal(play, suspecting(suspicious, others[0]!, undefined))).toEqual([one])
})
test('somebody may be signalled or left out whatever the side, until a new suspicion', () => {
  const play = aTable().seat(1)
  const lied = signalling(suspecting(blankNotes, 3, otherSide(ownSide(play))), 3, true)
  expect(toSignal(play, lied)).toEqual([3])
  expect(toSignal(play, signalling(lied, 3, false))).toEqual([])
  expect(toSignal(play, suspecting(lied, 3, otherSide(ownSide(play))))).toEqual([])
})
