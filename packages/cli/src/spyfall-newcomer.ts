// A newcomer of Spyfall 2 (newcomers.ts), for both roles. It says what bots can say, so that it is understood as it means it.
import {
  type Disclosure,
  disclosuresIn,
  type Feature,
  features,
  knownPlaces,
  lexiconIn,
  putIntoWords,
  readQuestion,
  type Shade,
} from '@safehouse/beliefs/spyfall-2'
import type { BotInput, Chance, Choice, Seat } from '@safehouse/engine'
import { isSpy, type SpyfallAction, type SpyfallTypes, usedPlaces } from '@safehouse/games/spyfall-2'

type Seen = BotInput<SpyfallTypes>

/** How many of somebody's answers must not fit the place before a newcomer accuses. */
const MISFITS_TO_ACCUSE = 2
/** How many more answers must fit a place than any other before a spy names it, and how many answers the spy wants to hear first. */
const LEAD_TO_NAME = 2
const ANSWERS_TO_NAME = 8

const isMuch = (shade: Shade): boolean => shade === 'high' || shade === 'ratherHigh'
const isLittle = (shade: Shade): boolean => shade === 'low' || shade === 'ratherLow'
/** 1 if an answer fits a place of this grade (0 to 4), -1 if it does not, 0 if nobody can tell. */
function fitOf({ feature, shade }: Disclosure, grades: Readonly<Partial<Record<Feature, number>>>): -1 | 0 | 1 {
  const grade = feature && grades[feature]
  if (grade === undefined || grade === 2 || !(isMuch(shade) || isLittle(shade))) return 0
  return isMuch(shade) === grade > 2 ? 1 : -1
}
const saidSoFar = ({ view, setup }: Seen): Disclosure[] => disclosuresIn(view.common.record, lexiconIn(setup.options.language), knownPlaces(setup))

/** By seat: how many of its answers do not fit the place. */
function misfitsOf(seen: Seen): number[] {
  const place = knownPlaces(seen.setup).find(({ key }) => key === seen.view.hand.card.place)
  const misfits = new Array<number>(seen.setup.seats).fill(0)
  if (place) for (const disclosure of saidSoFar(seen)) if (fitOf(disclosure, place.grades) < 0) misfits[disclosure.by]!++
  return misfits
}
/** The place that most of the others' answers fit, and by how many more than the next one. */
function placeHeard(seen: Seen): { readonly place: string; readonly lead: number } {
  const heard = saidSoFar(seen).filter(({ by }) => by !== seen.seat)
  const used = usedPlaces(seen.view.common)
  const ranked = knownPlaces(seen.setup)
    .filter(({ key }) => !used.includes(key))
    .map(({ key, grades }) => ({ key, fits: heard.reduce<number>((sum, disclosure) => sum + fitOf(disclosure, grades), 0) }))
    .sort((a, b) => b.fits - a.fits)
  return { place: ranked[0]!.key, lead: ranked.length > 1 ? ranked[0]!.fits - ranked[1]!.fits : ranked[0]!.fits }
}

function answer(seen: Seen, chance: Chance): string {
  const words = lexiconIn(seen.setup.options.language)
  const { topic, form, direction, byHuman } = readQuestion(seen.view.common.record.at(-1)!.question, words)
  const grade = topic && knownPlaces(seen.setup).find(({ key }) => key === seen.view.hand.card.place)?.grades[topic]
  const honest: Shade = grade === undefined ? 'foggy' : grade < 2 ? 'low' : grade > 2 ? 'high' : 'mid'
  const shade = isSpy(seen.view.hand) ? chance.pick<Shade>(['ratherLow', 'ratherHigh', 'foggy']) : honest
  return putIntoWords({ say: 'answer', about: topic, shade, voice: undefined, form, direction, byHuman }, words, [], chance)
}

function votesYes(seen: Seen): boolean {
  const { stage } = seen.view.common
  if (stage.is !== 'voting') return false
  if (isSpy(seen.view.hand)) return true
  const misfits = misfitsOf(seen)
  return misfits[stage.suspect]! > 0 && misfits[stage.suspect] === Math.max(...misfits)
}
/** Whom it accuses: whoever said most that does not fit, if that is enough. */
function suspectOf(seen: Seen, chance: Chance): Seat | undefined {
  if (isSpy(seen.view.hand)) return undefined
  const misfits = misfitsOf(seen).map((count, seat) => (seat === seen.seat ? 0 : count))
  const most = Math.max(...misfits)
  return most < MISFITS_TO_ACCUSE ? undefined : chance.pick(misfits.flatMap((count, seat) => (count === most ? [seat] : [])))
}

/** What it does with one choice; undefined to leave it. */
function act(choice: Choice<SpyfallAction>, seen: Seen, chance: Chance): SpyfallAction | undefined {
  const { question } = choice
  switch (choice.do) {
    case 'stopRound': {
      const answers = seen.view.common.record.filter(({ answer }) => answer !== null).length
      return answers >= ANSWERS_TO_NAME && placeHeard(seen).lead >= LEAD_TO_NAME ? { do: 'stopRound', question } : undefined
    }
    case 'accuse': {
      const suspect = suspectOf(seen, chance)
      return suspect === undefined ? undefined : { do: 'accuse', question, suspect }
    }
    case 'namePlace':
      return { do: 'namePlace', question, place: placeHeard(seen).place }
    case 'vote':
      return { do: 'vote', question, up: votesYes(seen) }
    case 'answer':
      return { do: 'answer', question, text: answer(seen, chance) }
    case 'ask': {
      const to = chance.pick((choice.fields.to as { readonly one: readonly Seat[] }).one)
      const text = putIntoWords({ say: 'question', about: chance.pick(features) }, lexiconIn(seen.setup.options.language), [], chance)
      return { do: 'ask', question, to, text }
    }
    case 'shade':
      return undefined
    default:
      return { do: choice.do, question }
  }
}
const URGENT: readonly string[] = ['stopRound', 'accuse']

/** What a newcomer does now, if anything: what nobody waits for comes first. */
export function actAsNewcomer(seen: Seen, chance: Chance): SpyfallAction | undefined {
  const inOrder = [...seen.choices].sort((a, b) => Number(URGENT.includes(b.do)) - Number(URGENT.includes(a.do)))
  for (const choice of inOrder) {
    const action = act(choice, seen, chance)
    if (action) return action
  }
  return undefined
}
