// Deviations from a bot of Spyfall 2 (deviations.ts): what one may do otherwise, as a spy and as somebody who knows the place.
import { findLikeliest } from '@safehouse/beliefs/probability'
import { lexiconIn, putIntoWords, readQuestion, roundBeliefs, type Shade, suspicions } from '@safehouse/beliefs/spyfall-2'
import type { BotInput, BotMove, Chance } from '@safehouse/engine'
import { isSpy, type SpyfallAction, type SpyfallTypes } from '@safehouse/games/spyfall-2'
import { type Aspect, actsAtOnce, changes, type Deviation } from './deviations.ts'

type Seen = BotInput<SpyfallTypes>
type Way = Deviation<SpyfallTypes>

/** How soon a deviation stops the round or accuses. */
const STANDING_MOVE_MS = 1500
/** A certainty or suspicion that no probability reaches. */
const NEVER = 2
const choiceOf = ({ choices }: Seen, what: SpyfallAction['do']) => choices.find((choice) => choice.do === what)
const withoutChoice = (seen: Seen, what: SpyfallAction['do']): Seen => ({ ...seen, choices: seen.choices.filter((choice) => choice.do !== what) })
const hasRole = (seen: Seen, asSpy: boolean): boolean => isSpy(seen.view.hand) === asSpy
const answerCount = ({ view }: Seen): number => view.common.record.filter(({ answer }) => answer !== null).length

/** What this seat believes: the place (for a spy, the likeliest one), how certain a spy can be of it, and by seat how suspect it is. */
const beliefsOf = ({ view, seat, setup }: Seen) => {
  const { places, placeProbabilities, spyOddsAt } = roundBeliefs(view.common, view.hand, seat, setup)
  const likeliest = findLikeliest(placeProbabilities)
  const here = places.find(({ key }) => key === view.hand.card.place) ?? places[likeliest.at]!
  return { here, certainty: likeliest.probability, suspected: suspicions(spyOddsAt(here), seat, view.common.terms.spies) }
}
/** A spy who names the place from this certainty and this many answers on, and not before. */
const namesFrom = (certainty: number, answers: number): Way => ({
  does(move, seen, _, think) {
    const choice = hasRole(seen, true) ? choiceOf(seen, 'stopRound') : undefined
    if (!choice) return move
    if (answerCount(seen) >= answers && beliefsOf(seen).certainty >= certainty)
      return { action: { do: 'stopRound', question: choice.question }, delayMs: STANDING_MOVE_MS }
    return move?.action.do === 'stopRound' ? think(withoutChoice(seen, 'stopRound')) : move
  },
})
/** Accuses whoever is suspected this much and has answered twice, after this many answers, and nobody else. */
const accusesFrom = (asSpy: boolean, suspicion: number, answers: number): Way => ({
  does(move, seen, _, think): BotMove<SpyfallTypes> | undefined {
    const choice = hasRole(seen, asSpy) ? choiceOf(seen, 'accuse') : undefined
    if (!choice) return move
    const { at, probability } = findLikeliest(beliefsOf(seen).suspected.map((share, seat) => (seat === seen.seat ? 0 : share)))
    const heard = seen.view.common.record.filter(({ to, answer }) => to === at && answer !== null).length
    if (heard >= 2 && probability >= suspicion && answerCount(seen) >= answers)
      return { action: { do: 'accuse', question: choice.question, suspect: at }, delayMs: STANDING_MOVE_MS }
    return move?.action.do === 'accuse' ? think(withoutChoice(seen, 'accuse')) : move
  },
})
/** Answers with another text, in this role alone. */
const answersWith = (asSpy: boolean, text: (seen: Seen, chance: Chance) => string): Way =>
  changes('answer', (seen, chance) => (hasRole(seen, asSpy) ? { text: text(seen, chance) } : undefined))
/** A sentence of bots that says how much there is of what was asked about. */
function say(seen: Seen, chance: Chance, shadeFor: (grade: number) => Shade): string {
  const words = lexiconIn(seen.setup.options.language)
  const { topic, form, direction, byHuman } = readQuestion(seen.view.common.record.at(-1)!.question, words)
  const grade = topic && beliefsOf(seen).here.grades[topic]
  const shade = grade === undefined ? 'foggy' : shadeFor(grade)
  return putIntoWords({ say: 'answer', about: topic, shade, voice: undefined, form, direction, byHuman }, words, [], chance)
}
const plain = (grade: number): Shade => (grade < 2 ? 'low' : grade > 2 ? 'high' : 'mid')
const vague = (grade: number): Shade => (grade < 2 ? 'ratherLow' : 'ratherHigh')
const answerWays = (asSpy: boolean): Record<string, Way> => ({
  plainly: answersWith(asSpy, (seen, chance) => say(seen, chance, plain)),
  vaguely: answersWith(asSpy, (seen, chance) => say(seen, chance, vague)),
  evasively: answersWith(asSpy, (seen, chance) => say(seen, chance, () => 'foggy')),
  'aloud, without a text': answersWith(asSpy, () => ''),
})
const votes = (asSpy: boolean, up: boolean): Way => changes('vote', (seen) => (hasRole(seen, asSpy) ? { up } : undefined))

/** What one may do otherwise, aspect by aspect, in the words of the report. Those that ask the bot again come first. */
export const aspects: readonly Aspect<SpyfallTypes>[] = [
  {
    about: 'as a spy it names the place',
    ways: {
      'once it is 30 % sure, after 5 answers': namesFrom(0.3, 5),
      'once it is 50 % sure, after 5 answers': namesFrom(0.5, 5),
      'once it is 80 % sure': namesFrom(0.8, 5),
      never: namesFrom(NEVER, 0),
    },
  },
  {
    about: 'as a spy it accuses',
    ways: { nobody: accusesFrom(true, NEVER, 0), 'who looks most like a spy, after 6 answers': accusesFrom(true, 0.3, 6) },
  },
  {
    about: 'knowing the place it accuses',
    ways: {
      'from 40 % suspicion on, after 5 answers': accusesFrom(false, 0.4, 5),
      'from 70 % suspicion on': accusesFrom(false, 0.7, 5),
      nobody: accusesFrom(false, NEVER, 0),
    },
  },
  { about: 'as a spy it answers', ways: answerWays(true) },
  { about: 'as a spy it votes', ways: { yes: votes(true, true), no: votes(true, false) } },
  { about: 'knowing the place it answers', ways: answerWays(false) },
  { about: 'knowing the place it votes', ways: { yes: votes(false, true), no: votes(false, false) } },
  { about: 'pace', ways: { 'acts at once': actsAtOnce() } },
]
