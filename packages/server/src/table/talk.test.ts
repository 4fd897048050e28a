// A table's talk between nodes: what is not understood is lost, and what was heard before is not heard again.
import { expect, test } from 'vitest'
import type { Subscriber } from './subscribers.ts'
import { Talk } from './talk.ts'

/** A talk with one person who listens, and what was passed to other nodes. */
function talking() {
  const [heard, passed]: [string[], string[]] = [[], []]
  const subscriber = { person: 'anna', present: [{ id: 'anna', epoch: 1 }], isScreen: false, send: (text: string) => void heard.push(text) }
  const subscribers = { all: () => [subscriber as unknown as Subscriber] }
  const talk = new Talk({ subscribers, doWatchersTalk: () => false, pass: (words) => void passed.push(words) }, false)
  return { talk, heard, passed }
}

test('what a node of another release says harms nobody', () => {
  const { talk, heard } = talking()
  for (const words of ['', 'nonsense', 'null', '7', '{"whispers":true}']) talk.overhear(words)
  expect(heard).toEqual([])
})
test('a line that is passed on again is not heard again, however much was said and shown since', () => {
  const { talk, heard, passed } = talking()
  talk.hear('anna', { t: 'say', id: 'first-line', text: 'Good evening' }, 1)
  for (let i = 0; i < 300; i++) talk.hear('anna', { t: 'react', id: `reaction-${i}`, reaction: 'bravo' }, 2)
  talk.overhear(passed[0]!)
  expect(heard.filter((text) => text.includes('Good evening'))).toHaveLength(1)
})
