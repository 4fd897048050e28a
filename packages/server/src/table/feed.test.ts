// Feeds as text: who is sent what, and how large it is, for random logs with open, whispered and sealed facts.
import {
  type ChainHead,
  type Entry,
  feedOf,
  type GameTypes,
  HashChain,
  open,
  sealed,
  type ToldFact,
  type Viewer,
  viewersOf,
  whisper,
} from '@safehouse/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countMessages,
  decisionText,
  entriesHeardBy,
  feedFrame,
  hasOpenFact,
  messageCountOf,
  messagesFor,
  nextPage,
  noMessages,
  type OpenHead,
} from './feed.ts'
import { newFeedPages, type Subscriber, Subscribers } from './subscribers.ts'

const seats = 4
const fact = fc.record({ kind: fc.constantFrom('rolled', 'shown', 'Žoë 夜 "\\'), of: fc.integer() })
const told = fc.oneof(
  fact.map((one): ToldFact<GameTypes> => open(one)),
  fact.map((one): ToldFact<GameTypes> => sealed(one)),
  fc.tuple(fc.uniqueArray(fc.nat(seats - 1), { minLength: 1 }), fact).map(([to, one]): ToldFact<GameTypes> => whisper(to, one)),
)
const entry = fc
  .record({ at: fc.nat(), told: fc.array(told, { minLength: 1, maxLength: 4 }) })
  .map((made): Entry<GameTypes> => ({ ...made, input: 'deal' }))
const log = fc.array(entry, { maxLength: 12 })

test('the messages that are sent are the feed that the engine picks out of the log', () => {
  fc.assert(
    fc.property(log, (entries) => {
      for (const viewer of viewersOf(seats)) {
        const sent = messagesFor(viewer, entries.map(decisionText))
        expect(sent.map(({ text }) => JSON.parse(text))).toEqual(feedOf(entries, viewer))
        expect(entriesHeardBy(entries, viewer)).toHaveLength(sent.length)
        expect(messageCountOf(countMessages(noMessages(seats), entries), viewer)).toBe(sent.length)
      }
    }),
  )
})
/** A subscriber for each viewer, from the beginning of a match on. */
function subscribeEverybody() {
  const subscribers = new Subscribers(newFeedPages())
  const recorders = viewersOf(seats).map((viewer) => new RecordingSubscriber(viewer))
  for (const recorder of recorders) {
    subscribers.add(recorder)
    subscribers.resume(recorder, recorder.viewer, { matchNumber: 1, messageCount: () => 0, match: { entries: [] }, pushState: () => {} } as never)
  }
  return { subscribers, recorders }
}
test('every subscriber is told in its viewer’s own numbering; one that was told nothing is sent nothing', () => {
  fc.assert(
    fc.property(log, (entries) => {
      const { subscribers, recorders } = subscribeEverybody()
      let before = noMessages(seats)
      for (const one of entries) {
        subscribers.tell(1, [one], before, undefined)
        before = countMessages(before, [one])
      }
      for (const { viewer, frames } of recorders) {
        const news = frames.slice(1).map((frame) => JSON.parse(frame) as { from: number; messages: unknown[] })
        expect(news.map(({ from }) => from)).toEqual(news.map((_, i) => i))
        expect(news.flatMap(({ messages }) => messages)).toEqual(feedOf(entries, viewer))
      }
    }),
  )
})
/** Every head that each viewer is sent, with the frames, while this log is told one entry at a time. */
function toldWithHeads(entries: readonly Entry<GameTypes>[], secret: string, isSentWith = hasOpenFact) {
  const { subscribers, recorders } = subscribeEverybody()
  const chain = new HashChain(secret, {})
  let before = noMessages(seats)
  for (const one of entries) {
    const head: OpenHead = { entry: one, link: chain.add(one) }
    subscribers.tell(1, [one], before, isSentWith(one) ? head : undefined)
    before = countMessages(before, [one])
  }
  return recorders.map(({ viewer, frames }) => ({ viewer, heads: frames.slice(1).map((frame) => (JSON.parse(frame) as { head?: ChainHead }).head) }))
}
test('everybody is sent the same heads of the hash chain, each with the message of an open fact in the own numbering', () => {
  fc.assert(
    fc.property(log, (entries) => {
      const links = new HashChain('s', {})
      const expected = entries.flatMap((one) => {
        const link = links.add(one)
        return hasOpenFact(one) ? [link] : []
      })
      for (const { viewer, heads } of toldWithHeads(entries, 's')) {
        const sent = heads.filter((head) => head !== undefined)
        expect(sent.map(({ link }) => link)).toEqual(expected)
        const heard = entriesHeardBy(entries, viewer)
        expect(sent.map(({ message }) => hasOpenFact(heard[message]!))).toEqual(sent.map(() => true))
      }
    }),
  )
})
test('neither the value nor the moment of a head tells of a secret entry: planted leaks of both kinds are found', () => {
  const openEntry: Entry<GameTypes> = { at: 1, input: 'deal', told: [open({ kind: 'rolled' })] }
  const secretEntry = (card: string): Entry<GameTypes> => ({ at: 1, input: 'deal', told: [sealed({ kind: card })] })
  const cards = ['red', 'blue', 'green']
  /** The cards that fit a head, for somebody who computes the chain for each card but does not know the key. */
  const cardsThatFit = (head: string, guessedSecret: string) =>
    cards.filter((card) => {
      const chain = new HashChain(guessedSecret, {})
      chain.add(secretEntry(card))
      return chain.add(openEntry) === head
    })
  const heard = toldWithHeads([secretEntry('blue'), openEntry], 'the real secret')
    .at(-1)!
    .heads.at(-1)!.link
  expect(cardsThatFit(heard, '')).toEqual([])
  const unkeyed = toldWithHeads([secretEntry('blue'), openEntry], '')
    .at(-1)!
    .heads.at(-1)!.link
  expect(cardsThatFit(unkeyed, '')).toEqual(['blue'])

  const whispered: Entry<GameTypes> = { at: 1, input: 'deal', told: [whisper([0], { kind: 'signal' })] }
  const headsOf = (entries: readonly Entry<GameTypes>[], isSentWith?: typeof hasOpenFact) =>
    toldWithHeads(entries, 's', isSentWith).map(({ heads }) => heads.filter((head) => head !== undefined).length)
  expect(headsOf([openEntry, whispered, openEntry])).toEqual(headsOf([openEntry, openEntry]))
  expect(headsOf([openEntry, whispered, openEntry], () => true)).not.toEqual(headsOf([openEntry, openEntry], () => true))
})
test('a frame’s size is a multiple of 256 bytes', () => {
  fc.assert(
    fc.property(
      fc.nat(99),
      fc.nat(9999),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => JSON.stringify(text))),
      (n, from, texts) => {
        const frame = feedFrame(
          n,
          from,
          texts.map((text) => ({ text, whisperedBytes: 0 })),
        )
        expect(Buffer.byteLength(frame) % 256).toBe(0)
        expect(JSON.parse(frame)).toMatchObject({ t: 'feed', n, from, messages: texts.map((text) => JSON.parse(text)) })
      },
    ),
  )
})
test('a frame’s size does not depend on what is whispered in it', () => {
  const word = fc.string({ unit: 'grapheme', maxLength: 20 })
  const sizeOf = (said: readonly string[], aloud: string) => {
    const made = said.map((one) => ({ at: 7, input: 'deal', told: [open({ kind: aloud }), whisper([0], { kind: one })] }) as Entry<GameTypes>)
    return Buffer.byteLength(feedFrame(1, 0, messagesFor(0, made.map(decisionText))))
  }
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 9 }), fc.string({ maxLength: 300 }), (pairs, aloud) => {
      expect(
        sizeOf(
          pairs.map(([one]) => one),
          aloud,
        ),
      ).toBe(
        sizeOf(
          pairs.map(([, other]) => other),
          aloud,
        ),
      )
    }),
  )
})
test('where a page ends does not depend on what is whispered in it', () => {
  const sizesOf = (said: readonly string[]) => {
    const made = said.map(
      (one) => ({ at: 7, input: 'deal', told: [open({ kind: 'x'.repeat(900) }), whisper([0], { kind: one })] }) as Entry<GameTypes>,
    )
    const sizes: number[] = []
    for (let place = 0; place < made.length; place += sizes.at(-1)!) sizes.push(nextPage(made, 0, place).messages.length)
    return sizes
  }
  const word = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 200, maxLength: 300, size: 'max' }), (words) => {
      expect(sizesOf(words)).toEqual(sizesOf(words.map(() => '')))
      expect(sizesOf(words).length).toBeGreaterThan(1)
    }),
    { numRuns: 20 },
  )
})

class RecordingSubscriber implements Subscriber {
  readonly person: string | null
  readonly present = []
  readonly isScreen = false
  heard = { matchNumber: 0, count: 0 }
  readonly frames: string[] = []
  constructor(readonly viewer: Viewer) {
    this.person = viewer === 'spectator' ? null : `person ${viewer}`
  }
  send(text: string): void {
    this.frames.push(text)
  }
  sendHouse(): void {}
  setPresent(): void {}
  dismiss(): void {}
}
