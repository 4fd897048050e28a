import { expect, test } from 'vitest'
import type { AwaitedSeats } from './awaited-seats.ts'
import { type Handover, nextHolder } from './next-holder.ts'

const people = ['anna', 'bert', 'cara'].map((id, seat) => ({ id, seat }))
const awaitedSeats = ({
  certain = [],
  possible = [],
  lastWhisper = [0, 0, 0],
}: Partial<Record<'certain' | 'possible' | 'lastWhisper', number[]>>): AwaitedSeats => ({
  certain: new Set(certain),
  possible: new Set(possible),
  isAnyoneAwaited: certain.length + possible.length > 0,
  lastWhisper,
  questions: 'q1',
})
const handover = (count: number, asked = ''): Handover => ({ count, asked })
const allHadIt = { anna: handover(1), bert: handover(1), cara: handover(1) }

test('after the deal everybody reads their cards, and the awaited person comes last', () => {
  const awaited = awaitedSeats({ certain: [0] })
  expect(nextHolder({ awaited, people, handovers: {} })).toBe('bert')
  expect(nextHolder({ awaited, people, handovers: { bert: handover(1) }, lastHolder: 'bert' })).toBe('cara')
  expect(nextHolder({ awaited, people, handovers: { bert: handover(1), cara: handover(1) }, lastHolder: 'cara' })).toBe('anna')
})
test('it goes to the awaited person, and to nobody if no person of this device is awaited', () => {
  expect(nextHolder({ awaited: awaitedSeats({ certain: [2] }), people, handovers: allHadIt, lastHolder: 'anna' })).toBe('cara')
  expect(nextHolder({ awaited: awaitedSeats({}), people, handovers: allHadIt, lastHolder: 'anna' })).toBeUndefined()
})
test('several awaited people get it one after another, starting after the last holder', () => {
  const awaited = awaitedSeats({ certain: [0, 1, 2] })
  expect(nextHolder({ awaited, people, handovers: allHadIt, lastHolder: 'bert' })).toBe('cara')
  expect(nextHolder({ awaited, people, handovers: { ...allHadIt, bert: handover(4, 'q1') }, lastHolder: 'anna' })).toBe('cara')
})
test('a person who hands it on without deciding gets it again after the others', () => {
  const handovers = { anna: handover(4, 'q1'), bert: handover(4, 'q1'), cara: handover(4, 'q1') }
  expect(nextHolder({ awaited: awaitedSeats({ certain: [0] }), people, handovers, lastHolder: 'cara' })).toBe('anna')
})
test('where it is secret who is asked, everybody gets it once', () => {
  const awaited = awaitedSeats({ possible: [1] })
  const first = { ...allHadIt, anna: handover(4, 'q1') }
  expect(nextHolder({ awaited, people, handovers: first, lastHolder: 'anna' })).toBe('bert')
  const second = { ...first, bert: handover(5, 'q1') }
  expect(nextHolder({ awaited, people, handovers: second, lastHolder: 'bert' })).toBe('cara')
  expect(nextHolder({ awaited, people, handovers: { ...second, cara: handover(5, 'q1') }, lastHolder: 'cara' })).toBeUndefined()
})
test('a person from whom it was taken before they could decide gets it again', () => {
  const handovers = { anna: handover(4, 'q1'), bert: handover(4), cara: handover(4, 'q1') }
  expect(nextHolder({ awaited: awaitedSeats({ possible: [0, 1, 2] }), people, handovers, lastHolder: 'bert' })).toBe('bert')
})
test('after an idle time in which only people of this device can be awaited, it goes round to all of them again', () => {
  const handovers = { anna: handover(4, 'q1'), bert: handover(4, 'q1'), cara: handover(4, 'q1') }
  const secret = { awaited: awaitedSeats({ possible: [0, 3] }), people, handovers, lastHolder: 'cara' }
  expect(nextHolder(secret)).toBeUndefined()
  expect(nextHolder({ ...secret, isIdle: true })).toBe('anna')
  expect(nextHolder({ ...secret, isIdle: true, lastHolder: 'anna' })).toBe('bert')
  expect(nextHolder({ ...secret, isIdle: true, seatsElsewhere: [3] })).toBeUndefined()
  expect(nextHolder({ ...secret, isIdle: true, awaited: { ...secret.awaited, isAnyoneAwaited: false } })).toBeUndefined()
})
test('a whisper since their last handover brings it back to a person', () => {
  const handovers = { ...allHadIt, bert: handover(3), anna: handover(6) }
  expect(nextHolder({ awaited: awaitedSeats({ lastWhisper: [5, 5, 0] }), people, handovers, lastHolder: 'anna' })).toBe('bert')
})
test('the name on the curtain stays while that person is called', () => {
  const bothAwaited = awaitedSeats({ certain: [0, 1] })
  expect(nextHolder({ awaited: bothAwaited, people, handovers: allHadIt, lastHolder: 'cara' })).toBe('anna')
  expect(nextHolder({ awaited: bothAwaited, people, handovers: allHadIt, lastHolder: 'cara', namedOnCurtain: 'bert' })).toBe('bert')
  expect(nextHolder({ awaited: awaitedSeats({ certain: [0] }), people, handovers: allHadIt, lastHolder: 'cara', namedOnCurtain: 'bert' })).toBe(
    'anna',
  )
})
