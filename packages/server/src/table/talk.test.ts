// Talk between nodes: unknown messages are ignored, and lines that were sent before are not sent again.
import { expect, test } from 'vitest'
import type { Subscriber } from './subscribers.ts'
import { Talk } from './talk.ts'

/** Talk with one listener: what they heard, and what was passed to other nodes. */
function talking() {
  const [heard, passed]: [string[], string[]] = [[], []]
  const subscriber = { person: 'anna', present: [{ id: 'anna', epoch: 1 }], isScreen: false, send: (text: string) => void heard.push(text) }
  const subscribers = { all: () => [subscriber as unknown as Subscriber] }
  const talk = new Talk({ subscribers, maySpectatorsTalk: () => false, sendToNodes: (text) => void passed.push(text) }, false)
  return { talk, heard, passed }
}

test('messages that this release does not understand are ignored', () => {
  const { talk, heard } = talking()
  for (const text of ['', 'nonsense', 'null', '7', '{"whispers":true}']) talk.receive(text)
  expect(heard).toEqual([])
})
test('a line that another node sends again is not shown again, even after 300 reactions', () => {
  const { talk, heard, passed } = talking()
  talk.say('anna', { t: 'say', id: 'first-line', text: 'Good evening' }, 1)
  for (let i = 0; i < 300; i++) talk.say('anna', { t: 'react', id: `reaction-${i}`, reaction: 'bravo' }, 2)
  talk.receive(passed[0]!)
  expect(heard.filter((text) => text.includes('Good evening'))).toHaveLength(1)
})
