// Learns by fictitious play how much of their own taste bots put into whom they look like where dossiers are written (`Taste`), and writes
// src/shadow-in-the-night/learned.ts. A zero-sum game is played out: bots choose a taste, somebody who reads them chooses a rank, and names
// for every other player the agent of that rank among those that this player's moves fit (1: the most suspected). How often that is right
// is measured for each taste in matches among equals, for `normal` and `hard`; then each side in turn takes what is best against the average
// of what the other one has taken so far. The averages approach an equilibrium. Usage:
// npx tsx packages/bots/training/shadow-in-the-night/self-play.ts [matches a taste] (400: four minutes of one core; with a number it only prints)
import { writeFileSync } from 'node:fs'
import { suspectsByRank } from '@safehouse/beliefs/shadow-in-the-night'
import { type Bot, readOptions, seedFromText, simulate } from '@safehouse/engine'
import { type Agent, type ShadowTypes, shadowInTheNight } from '@safehouse/games/shadow-in-the-night'
import { botOf } from '../../src/shadow-in-the-night/bot.ts'
import { hardStrength, normalStrength, type Taste } from '../../src/shadow-in-the-night/strength.ts'

const GRID = [0, 2, 4, 8, 16, 32]
const MATCHES = 400
const SEATS = 4
const ITERATIONS = 100_000
/** A smaller share is chance. */
const SMALLEST_SHARE = 0.05
const strengths = { normal: normalStrength, hard: hardStrength }

/** By rank: how often the agent of that rank is the one that a player was dealt, where all bots draw from these tastes. */
function sharesByRank(level: keyof typeof strengths, tastes: readonly Taste[], matches: number, name: string): number[] {
  const bot = botOf({ ...strengths[level], tastes })
  const setup = { seats: SEATS, options: readOptions(shadowInTheNight.options, { dossier: true }, SEATS) }
  const found: number[] = []
  for (let match = 0; match < matches; match++) {
    const read: { readonly seat: number; readonly ranked: readonly Agent[] }[] = []
    const reading: Bot<ShadowTypes> = (seen, chance) => {
      const move = bot(seen, chance)
      if (move?.action.do === 'enterDossier')
        for (const [seat, ranked] of suspectsByRank(seen).entries()) if (seat !== seen.seat) read.push({ seat, ranked })
      return move
    }
    const secret = seedFromText(`${name}/${match}`)
    const { hands } = simulate({ game: shadowInTheNight, setup, secret, bots: new Array(SEATS).fill(reading) }).truth
    for (const { seat, ranked } of read) found.push(ranked.indexOf(hands[seat]!.agent!))
  }
  return Array.from({ length: SEATS + 2 }, (_, rank) => found.filter((one) => one === rank).length / found.length)
}
/** By rank, of both levels one after the other. */
const readersOf = (tastes: readonly Taste[], matches: number, name: string): number[] =>
  (['normal', 'hard'] as const).flatMap((level) => {
    const shares = sharesByRank(level, tastes, matches, name)
    console.log(level, JSON.stringify(tastes), shares.map((share) => (100 * share).toFixed(1)).join(' '))
    return shares
  })

/** How often each taste is taken. The reader may choose the level, too, so no level is named more often than this equilibrium says. */
function equilibrium(named: readonly (readonly number[])[]): number[] {
  const taken = named.map(() => 0)
  const namedByTaste = named.map(() => 0)
  const namedByReader = named[0]!.map(() => 0)
  for (let i = 0; i < ITERATIONS; i++) {
    const taste = namedByTaste.indexOf(Math.min(...namedByTaste))
    taken[taste]!++
    for (const [reader, share] of named[taste]!.entries()) namedByReader[reader]! += share
    const reader = namedByReader.indexOf(Math.max(...namedByReader))
    for (const [other, shares] of named.entries()) namedByTaste[other]! += shares[reader]!
  }
  console.log(
    'taken',
    taken.map((count) => (count / ITERATIONS).toFixed(3)).join(' '),
    'named at most',
    (Math.max(...namedByReader) / ITERATIONS).toFixed(3),
  )
  return taken.map((count) => count / ITERATIONS)
}

const [given] = process.argv.slice(2)
const matches = given === undefined ? MATCHES : Number(given)
const taken = equilibrium(GRID.map((taste) => readersOf([{ taste, share: 1 }], matches, 'learning')))
const kept = GRID.map((taste, i) => ({ taste, share: taken[i]! })).filter(({ share }) => share >= SMALLEST_SHARE)
const sum = kept.reduce((all, { share }) => all + share, 0)
const tastes = kept.map(({ taste, share }) => ({ taste, share: Math.round((100 * share) / sum) / 100 }))
const measured = readersOf(tastes, matches, 'measuring')
const best = (shares: readonly number[]) => `${(100 * Math.max(...shares)).toFixed(1)} %`
const [ofNormal, ofHard] = [best(measured.slice(0, SEATS + 2)), best(measured.slice(SEATS + 2))]
if (given === undefined)
  writeFileSync(
    new URL('../../src/shadow-in-the-night/learned.ts', import.meta.url),
    `// Written by packages/bots/training/shadow-in-the-night/self-play.ts. Do not edit. Whoever names agents by their best rank among the suspected
// is right about ${ofNormal} of \`normal\` and ${ofHard} of \`hard\` (${matches} other matches of ${SEATS}, ${matches * SEATS} agents).
export const tastes = [
${tastes.map(({ taste, share }) => `  { taste: ${taste}, share: ${share} },`).join('\n')}
]
`,
  )
