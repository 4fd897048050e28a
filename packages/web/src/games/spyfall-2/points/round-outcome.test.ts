// Tests of what is said about the outcome of a round, on real rounds played by the rules.
import { placeTexts } from '@safehouse/content/spyfall-2/texts.ts'
import { act, advanceTime, dealMatch, readOptions, type Seat, seedFromText, viewOfSeat } from '@safehouse/engine'
import { type SpyfallAction, type SpyfallOptions, spyfall2 } from '@safehouse/games/spyfall-2'
import { expect, test } from 'vitest'
import { headlineOf } from '../headline.ts'
import { placeName } from '../place-names.ts'
import { endingVote, type SpyfallSpectatorProps } from '../props.ts'
import { sentenceOf } from '../sentences.ts'
import { de } from '../words/de.ts'
import { en } from '../words/en.ts'
import { nl } from '../words/nl.ts'
import { describeOutcome, reasonsOf } from './round-outcome.ts'

const texts = await placeTexts.en()

const names = ['Mara', 'Noor', 'Teo', 'Bram', 'Jonas', 'Ilse']
type ActionWithoutQuestion = SpyfallAction extends infer A ? (A extends SpyfallAction ? Omit<A, 'question'> : never) : never

/** A round of six with two spies and its clock running. Time passes with `wait` alone. */
function playRound(chosenOptions: Partial<SpyfallOptions> = {}) {
  const options = readOptions(spyfall2.options, { spies: 2, firstDealer: 0, ...chosenOptions }, names.length)
  const match = dealMatch(spyfall2, { seats: names.length, options }, seedFromText('lamplight'), 0)
  let now = 0
  const perform = (seat: Seat, action: ActionWithoutQuestion) => {
    const { question } = spyfall2.choices(viewOfSeat(match.truth, seat)).find((choice) => choice.do === action.do)!
    const refusal = act(match, seat, { ...action, question } as SpyfallAction, now)
    if (refusal) throw new Error(`refused: ${refusal.code}`)
  }
  perform(0, { do: 'startClock' })
  const seats = names.map((_, seat) => seat)
  const [spies, others] = [seats.filter((seat) => !isOther(seat)), seats.filter(isOther)]
  function isOther(seat: Seat) {
    return match.truth.hands[seat]!.card.role !== null
  }
  return {
    spies: spies as [Seat, Seat],
    others: others as [Seat, Seat, Seat, Seat],
    wrongPlace: match.truth.common.terms.places.map(({ key }) => key).find((key) => match.truth.hands.every(({ card }) => card.place !== key))!,
    perform,
    wait(ms: number) {
      now += ms
      advanceTime(match, now)
    },
    common: () => match.truth.common,
    screen: (words: object = en, me?: Seat) =>
      ({
        options,
        words: { ...words, texts },
        common: match.truth.common,
        seats: names.map((name, seat) => ({ seat, name, you: seat === me })),
      }) as unknown as SpyfallSpectatorProps,
  }
}

test('[SF-33] a spy whose time ran out named no place, which is not a wrong one', () => {
  const { spies, perform, wait, wrongPlace, screen } = playRound({ decisionSeconds: 30 })
  const [first, second] = spies.map((seat) => names[seat])
  perform(spies[0], { do: 'stopRound' })
  perform(spies[0], { do: 'namePlace', place: wrongPlace })
  wait(30_000)
  const place = placeName(screen(), wrongPlace)
  expect(describeOutcome(screen(), 1).subline).toBe(`${first} named a wrong place: ${place}. ${second} named no place in time.`)
  expect(describeOutcome(screen(nl), 1).subline).toBe(`${first} noemde een verkeerde plek: ${place}. ${second} noemde niet op tijd een plek.`)
  expect(describeOutcome(screen(de, spies[1]), 1).subline).toBe(
    `${first} hat einen falschen Ort genannt: ${place}. Du hast nicht rechtzeitig einen Ort genannt.`,
  )
})
test('[SF-33] two spies who let their time run out share a sentence', () => {
  const { spies, perform, wait, screen } = playRound({ decisionSeconds: 30 })
  perform(spies[0], { do: 'stopRound' })
  wait(60_000)
  const [first, second] = spies.map((seat) => names[seat])
  expect(describeOutcome(screen(), 1).subline).toBe(`${first} and ${second} named no place in time.`)
  expect(describeOutcome(screen(de, spies[0]), 1).subline).toBe(`Du und ${second} habt nicht rechtzeitig einen Ort genannt.`)
})
test('[SF-30] of old pals the one who was convicted is found out, and the other falls along', () => {
  const { spies, others, perform, common, screen } = playRound({ oldPals: true })
  perform(others[0], { do: 'accuse', suspect: spies[0] })
  for (const seat of [spies[1], ...others.slice(1)]) perform(seat, { do: 'vote', up: seat !== spies[1] })
  const [result] = common().results
  expect(reasonsOf(screen(), result!, spies[0])).toBe('Found out')
  expect(reasonsOf(screen(), result!, spies[1])).toBe('Old pals fall together')
  expect(reasonsOf(screen(), result!, others[0])).toBe('1 for winning, 1 for accusing first')
})
test('[SF-13] hands that end a round are there to be shown, and none where a place was named', () => {
  const convicted = playRound()
  const [accuser, ...others] = convicted.others
  convicted.perform(accuser, { do: 'accuse', suspect: convicted.spies[0] })
  for (const seat of others) convicted.perform(seat, { do: 'vote', up: true })
  convicted.perform(convicted.spies[1], { do: 'vote', up: false })
  expect(endingVote(convicted.common())?.trial).toMatchObject({ suspect: convicted.spies[0], raisedHands: convicted.others, missing: [] })

  const stopped = playRound({ decisionSeconds: 30 })
  stopped.perform(stopped.others[0], { do: 'accuse', suspect: stopped.spies[0] })
  stopped.wait(40_000)
  stopped.perform(stopped.spies[0], { do: 'stopRound' })
  stopped.wait(60_000)
  expect(stopped.common().results).toHaveLength(1)
  expect(endingVote(stopped.common())).toBeUndefined()
})
test('[SF-29] one spy who has won is not said to be several', () => {
  const losersReason = (spies: 1 | 2, words: object) => {
    const { spies: found, others, perform, common, screen } = playRound({ spies })
    perform(found[0], { do: 'accuse', suspect: others[0] })
    for (const seat of names.keys()) if (seat !== others[0] && seat !== found[0]) perform(seat, { do: 'vote', up: true })
    return reasonsOf(screen(words), common().results[0]!, others[0])
  }
  expect([en, nl, de].map((words) => losersReason(1, words))).toEqual(['The spy won', 'De spion won', 'Der Spion hat gewonnen'])
  expect([en, nl, de].map((words) => losersReason(2, words))).toEqual(['The spies won', 'De spionnen wonnen', 'Die Spione haben gewonnen'])
})
test('[SF-19] what happened says that a vote convicted nobody, in every language', () => {
  const { perform, common, screen } = playRound()
  perform(1, { do: 'accuse', suspect: 2 })
  const hands = { kind: 'votesShown' as const, hands: [1, 3], missing: [], convicted: false, goesOnAt: 3000 }
  const sentenceIn = (words: object) => sentenceOf(hands, { ...screen(words), before: common(), after: common() })
  expect([en, nl, de].map(sentenceIn)).toEqual([
    'Teo: 2 of 5 hands. Not convicted.',
    'Teo: 2 van 5 handen. Niet veroordeeld.',
    'Teo: 2 von 5 Händen oben. Nicht überführt.',
  ])
})
test('[SF-17] the accuser reads that the own hand is up, and the accused that there is no vote', () => {
  const { perform, screen } = playRound()
  perform(1, { do: 'accuse', suspect: 2 })
  expect([1, 2, 3].map((seat) => headlineOf(screen(en, seat)).subline)).toEqual([
    'Your hand is up. The others vote now.',
    'You have no vote. The others vote now.',
    'No talking while you vote.',
  ])
})
