// Measures how bots of Spyfall 2 take people's own words (people.en.txt), which no training reads, at several sizes of tables, and prints
// Wilson's 95 % intervals: what spies win who type, and how often an honest person is convicted who types, or talks and taps a shade. Usage:
// npx tsx packages/bots/training/spyfall-2/report.ts [rounds] [normal|hard] [players]
// Ways to play that need no words of people, and how bots do among themselves, are counted by `safehouse arena --exploit`.

import { drawWeighted } from '@safehouse/beliefs/probability'
import { type Feature, knownPlaces, lexiconIn, likelihood, plainShades, readQuestion } from '@safehouse/beliefs/spyfall-2'
import { lamplight } from '@safehouse/content/spyfall-2/packs.ts'
import { type Bot, type BotInput, type Chance, readOptions, seedFromText, simulate } from '@safehouse/engine'
import { isSpy, type Result, type SpyfallTypes, spyfall2 } from '@safehouse/games/spyfall-2'
import type { Spoken } from '../../src/spyfall-2/bot.ts'
import { bots } from '../../src/spyfall-2/index.ts'
import { readPeople } from './seeds.ts'

type Player = Bot<SpyfallTypes>
const ROUNDS_A_MATCH = 5
const rounds = Number(process.argv[2] ?? 400)
const level = process.argv[3] === 'normal' ? 'normal' : 'hard'
const bot = bots[level]
const sizes = process.argv[4] === undefined ? [4, 6, 8] : [Number(process.argv[4])]
const words = lexiconIn('en')
const people = readPeople()

interface Count {
  hits: number
  of: number
}
const count = (): Count => ({ hits: 0, of: 0 })
function add(to: Count, hit: boolean): void {
  to.of++
  if (hit) to.hits++
}
/** A share with its 95 % interval. */
function told({ hits, of }: Count): string {
  if (of === 0) return 'none'
  const z = 1.959964
  const [share, shrink] = [hits / of, 1 + z ** 2 / of]
  const middle = (share + z ** 2 / (2 * of)) / shrink
  const half = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / shrink
  const percent = (share: number) => (100 * share).toFixed(1)
  return `${percent(share)} % (${percent(middle - half)}–${percent(middle + half)}, n = ${of})`
}

interface Series {
  readonly spiesWon: Count
  readonly convicted: { first: Count; others: Count }
}
/** Plays matches with one player at the first seat and another at all others. */
function play(seats: number, name: string, first: Player, rest: Player = first): Series {
  const series: Series = { spiesWon: count(), convicted: { first: count(), others: count() } }
  const setup = { seats, options: readOptions(spyfall2.options, { rounds: ROUNDS_A_MATCH, packs: [lamplight.id] }, seats) }
  for (let i = 0; i * ROUNDS_A_MATCH < rounds; i++) {
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : rest))
    const { truth } = simulate({ game: spyfall2, setup, secret: seedFromText(`${name}/${seats}/${i}`), bots: players })
    for (const result of truth.common.results) judge(result, series)
  }
  return series
}
function judge({ cards, ending, awards }: Result, { spiesWon, convicted }: Series): void {
  const hasWon = awards.some(({ reason }) => reason === 'spiesWon')
  add(spiesWon, hasWon)
  const convictedSeat = ending.how === 'named' ? null : ending.convicted
  for (const [seat, card] of cards.entries()) if (card !== null) add(seat === 0 ? convicted.first : convicted.others, convictedSeat === seat)
}

/** How much there is of what was asked, where the seat knows it. Not everybody sees a place as our grades do. */
function amountHere({ view, setup }: BotInput<SpyfallTypes>, chance: Chance): 'much' | 'some' | 'little' | undefined {
  const { topic } = readQuestion(view.common.record.at(-1)!.question, words)
  const grade = topic && knownPlaces(setup).find(({ key }) => key === view.hand.card.place)?.grades[topic]
  if (grade === undefined) return undefined
  const shade = drawWeighted(chance, plainShades, (shade) => likelihood(shade, grade))
  return shade === 'low' ? 'little' : shade === 'high' ? 'much' : 'some'
}
/**
 * A person who knows the place and says in own words how it is: a yes, a no or so-so, or a phrase about the topic, none of which was trained
 * on. Being careful, such a person evades every third question.
 */
const honest: Player = (seen, chance) => {
  const move = bot(seen, chance)
  if (move?.action.do !== 'answer' || isSpy(seen.view.hand)) return move
  const { topic } = readQuestion(seen.view.common.record.at(-1)!.question, words)
  const amount = amountHere(seen, chance)
  const saying = (text: string) => ({ ...move, action: { ...move.action, text } })
  if (!topic || !amount || chance.below(3) === 0) return saying(chance.pick(people.foggy))
  return saying(inOwnWords(topic, amount, chance))
}
function inOwnWords(topic: Feature, amount: 'much' | 'some' | 'little', chance: Chance): string {
  const aboutTopic = people.topics.get(topic)!.answers[amount]
  const relative = people.relative.yesNo[amount === 'much' ? 'yes' : amount === 'little' ? 'no' : 'so']
  return chance.pick(aboutTopic.length > 0 && chance.below(5) < 3 ? aboutTopic : relative)
}

/** A spy who types, in a person's words, what a bot in its place would mean. */
const typing: Player = (seen, chance) => {
  const move: Spoken | undefined = bot(seen, chance)
  if (move?.action.do !== 'answer' || !isSpy(seen.view.hand) || move.means?.say !== 'answer') return move
  const { about, shade } = move.means
  const saying = (text: string) => ({ ...move, action: { ...move.action, text } })
  if (!about || shade === 'foggy') return saying(chance.pick(people.foggy))
  const amount = shade === 'low' || shade === 'ratherLow' ? 'little' : shade === 'mid' ? 'some' : 'much'
  return saying(inOwnWords(about, amount, chance))
}

/** An honest person who talks, and taps how much there is. */
const tapping: Player = (seen, chance) => {
  const move = bot(seen, chance)
  if (move?.action.do !== 'answer' || isSpy(seen.view.hand)) return move
  return { ...move, action: { ...move.action, text: '', shade: amountHere(seen, chance) ?? 'unsaid' } }
}

for (const seats of sizes) console.log(`${level}: spies who type at ${seats} win ${told(play(seats, 'typing', typing).spiesWon)}`)
for (const [name, person] of Object.entries({ 'types in own words': honest, 'talks and taps': tapping }))
  for (const seats of sizes) {
    const { convicted } = play(seats, 'honest', person, bot)
    console.log(`${level}: at ${seats} an honest person who ${name} is convicted ${told(convicted.first)}, a bot ${told(convicted.others)}`)
  }
