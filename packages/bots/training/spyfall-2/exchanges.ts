// Prints questions that people might ask, which no training reads, each with a place, a role, and what a bot that knows the place answers:
// for readers who judge how many answers are nonsense. Usage: npx tsx packages/bots/training/spyfall-2/exchanges.ts [en|nl|de] [seed]
import { readFileSync } from 'node:fs'
import {
  type Feature,
  features,
  type Intention,
  knownPlaces,
  lexiconIn,
  mannerOf,
  placeTextsIn,
  putIntoWords,
  readQuestion,
} from '@safehouse/beliefs/spyfall-2'
import { lamplight } from '@safehouse/content/spyfall-2/packs.ts'
import { voiceOf } from '@safehouse/content/spyfall-2/voices.ts'
import { quickChance, readOptions } from '@safehouse/engine'
import { spyfall2 } from '@safehouse/games/spyfall-2'
import '../../src/spyfall-2/index.ts'
import { answerTo } from '../../src/spyfall-2/talking.ts'
import type { Language } from './seeds.ts'

const SEATS = 6
const [language = 'en', seed = 'exchanges'] = process.argv.slice(2) as [Language?, string?]
const words = lexiconIn(language)
const places = knownPlaces({ seats: SEATS, options: readOptions(spyfall2.options, { packs: [lamplight.id] }, SEATS) })
const chance = quickChance(`${seed}/${language}`)
const said: string[] = []

function answered(question: string): string {
  const here = chance.pick(places)
  const { name, roles } = placeTextsIn(language).places[here.builtInId!]
  const role = chance.below(roles.length)
  const { topic, form, direction, byHuman } = readQuestion(question, words)
  const manner = mannerOf({ seats: SEATS, spies: 1 }, `${seed}/${question}`, 1)
  const relied = places.map(() => 1 / places.length)
  const talking = { isSpy: false, suspected: [], places, relied, here, unasked: features as readonly Feature[], manner, pal: null }
  const shade = answerTo(talking, topic, form, chance)
  const means: Intention = { say: 'answer', about: topic, shade, voice: voiceOf(here.builtInId!, role), form, direction, byHuman }
  const answer = putIntoWords(means, words, said, chance)
  said.push(answer)
  return `${name} (${roles[role]})\n  ${question}\n  – ${answer}`
}

const questions = readFileSync(new URL(`unseen-questions.${language}.txt`, import.meta.url), 'utf8')
  .trim()
  .split('\n')
for (const [i, question] of questions.entries()) console.log(`${i + 1}. ${answered(question)}\n`)
