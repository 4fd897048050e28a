// A bot of Spyfall 2: it decides what to do and what to mean, then puts that into words. The words come last, so that a service may
// replace them. How long it waits never depends on a card.

import { type Intention, lexiconIn, putIntoWords, readQuestion, tuningFor } from '@safehouse/beliefs/spyfall-2'
import type { Bot, BotInput, BotMove, Chance, Choice, Seat } from '@safehouse/engine'
import type { SpyfallAction, SpyfallTypes } from '@safehouse/games/spyfall-2'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { daresToName, placeToName, standingOf, suspectNow, type Thresholds, votesYes } from './judging.ts'
import { accusationDelayOf, delayOf } from './pace.ts'
import { answerTo, questionFor, type TalkStyle } from './talking.ts'

export interface Level extends TalkStyle {
  /** How much longer than the best it thinks before it accuses somebody, so that others may be first. */
  readonly hesitationMs: number
}

/** A move whose words are still to be found, if it has any. */
export interface Intended {
  readonly action: SpyfallAction
  readonly means?: Intention
  readonly delayMs: number
}

/** A move in the bot's own words, with the intention behind them. */
export interface Spoken extends BotMove<SpyfallTypes> {
  readonly means?: Intention
}

export const botOf =
  (level: Level): Bot<SpyfallTypes> =>
  (seen, chance) => {
    const intended = intend(seen, level, chance)
    return intended && spoken(intended, seen, chance)
  }

/** Puts an intention into the bot's own words. */
function spoken({ action, means, delayMs }: Intended, { setup, feed }: BotInput<SpyfallTypes>, chance: Chance): Spoken {
  if (!means || !('text' in action)) return { action, delayMs }
  const textsSoFar = feed().flatMap(({ facts }) => facts.flatMap((fact) => ('text' in fact ? [fact.text] : [])))
  return { action: { ...action, text: putIntoWords(means, lexiconIn(setup.options.language), textsSoFar, chance) }, means, delayMs }
}

/** What a bot of this level does and means. Choices that nobody waits for come first, because the moment for them passes. */
function intend(seen: BotInput<SpyfallTypes>, level: Level, chance: Chance): Intended | undefined {
  if (seen.choices.length === 0) return undefined
  const beliefs = beliefsOf(seen)
  const inOrder = [...seen.choices].sort((a, b) => urgency.indexOf(a.do) - urgency.indexOf(b.do))
  for (const choice of inOrder) {
    const intended = intentionFor(choice, seen, beliefs, level, chance)
    if (intended) return intended
  }
  return undefined
}
const urgency: readonly SpyfallAction['do'][] = ['stopRound', 'accuse', 'answer', 'ask']

/** What the bot does with one choice; undefined to leave it. */
function intentionFor(
  choice: Choice<SpyfallAction>,
  seen: BotInput<SpyfallTypes>,
  beliefs: Beliefs,
  level: Level,
  chance: Chance,
): Intended | undefined {
  const { common } = seen.view
  const { question } = choice
  const { botSecret } = seen
  const thresholds = tuningFor(common.terms)
  const standing = standingOf(common, seen.now)
  const delayMs = delayOf(choice.do, common, chance, seen.now)
  switch (choice.do) {
    case 'startClock':
    case 'openVoting':
    case 'dealRound':
      return { action: { do: choice.do, question }, delayMs }
    case 'stopRound':
      return daresToName(standing, beliefs, thresholds) ? { action: { do: 'stopRound', question }, delayMs } : undefined
    case 'namePlace':
      return { action: { do: 'namePlace', question, place: placeNamed(seen, beliefs) }, delayMs }
    case 'accuse': {
      const suspect = suspectNow(standing, beliefs, thresholds, botSecret)
      return suspect === undefined
        ? undefined
        : { action: { do: 'accuse', question, suspect }, delayMs: level.hesitationMs + accusationDelayOf(common, chance, seen.now) }
    }
    case 'vote':
      return { action: { do: 'vote', question, up: isVoteUp(seen, beliefs, thresholds) }, delayMs }
    case 'answer': {
      const { topic, form, direction, byHuman } = readQuestion(common.record.at(-1)!.question, beliefs.lexicon)
      const shade = answerTo(beliefs, topic, form, chance)
      return {
        action: { do: 'answer', question, text: '' },
        means: { say: 'answer', about: topic, shade, voice: beliefs.voice, form, direction, byHuman },
        delayMs,
      }
    }
    case 'shade':
      return undefined
    case 'ask': {
      const { to, about } = questionFor(beliefs, seatsIn(choice.fields.to), level, chance)
      return { action: { do: 'ask', question, to, text: '' }, means: { say: 'question', about }, delayMs }
    }
  }
}
function isVoteUp({ view, now, botSecret }: BotInput<SpyfallTypes>, beliefs: Beliefs, thresholds: Thresholds): boolean {
  const { stage } = view.common
  if (stage.is !== 'voting') return false
  const vote = { suspect: stage.suspect, isTimeUp: stage.accuser === null }
  return votesYes(standingOf(view.common, now), beliefs, vote, thresholds, botSecret)
}
const seatsIn = (field: object): readonly Seat[] => ('one' in field ? (field.one as readonly Seat[]) : [])

function placeNamed({ view, botSecret }: BotInput<SpyfallTypes>, { relied, places }: Beliefs): string {
  const { stage } = view.common
  const first = stage.is === 'naming' ? places.findIndex((place) => place.key === stage.named[0]?.place) : -1
  return places[placeToName(relied, first < 0 ? undefined : first, botSecret)]!.key
}
