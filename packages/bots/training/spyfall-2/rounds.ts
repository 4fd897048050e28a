// Plays rounds of Spyfall 2 between bots by meaning alone, without words and without the engine: thousands of them in a minute, for
// self-play. It uses the bots' own inference, talking and judging.

import { findLikeliest } from '@safehouse/beliefs/probability'
import type { Disclosure, Plainness, Usual } from '@safehouse/beliefs/spyfall-2'
import { features, knownPlaces, makeListener, suspicions } from '@safehouse/beliefs/spyfall-2'
import { lamplight } from '@safehouse/content/spyfall-2/packs.ts'
import { type Chance, quickChance, readOptions, type Seat } from '@safehouse/engine'
import { spyfall2 } from '@safehouse/games/spyfall-2'
import { daresToName, type Standing, suspectNow, type Thresholds, votesYes } from '../../src/spyfall-2/judging.ts'
import { answerTo, questionFor, type Talking } from '../../src/spyfall-2/talking.ts'

export interface RoundPlan {
  readonly seats: number
  /** How each seat speaks, unless a spy evades. */
  manner(seat: Seat): Plainness
  /** What listeners take for usual. */
  readonly usual: Usual
  readonly evasive: boolean
  readonly thresholds: Thresholds
  readonly seed: string
}
export interface PlayedRound {
  readonly spyWon: boolean
  readonly how: 'named' | 'accused' | 'timeUp'
  readonly answers: number
}

const places = knownPlaces({ seats: 6, options: readOptions(spyfall2.options, { packs: [lamplight.id] }, 6) })
/** How long a question and its answer take at people's pace (pace.ts), and what an accusation costs in talk. */
const EXCHANGE_MS = 20_000
const ROUNDS_A_MATCH = 5

function playRound(plan: RoundPlan): PlayedRound {
  const { seats, thresholds } = plan
  const chance = quickChance(plan.seed)
  const here = places[chance.below(places.length)]!
  // In a later round some places are out of the question.
  const used = chance
    .shuffle(places.filter((place) => place !== here))
    .slice(0, chance.below(ROUNDS_A_MATCH))
    .map(({ key }) => key)
  const spy = chance.below(seats)
  const knowing = makeListener(places, used, { seats, spies: 1 }, plan.usual)
  const disclosures: Disclosure[] = []
  const answers: number[] = new Array(seats).fill(0)
  const accusers = new Set<Seat>()
  const failed: Seat[] = []
  const askedFeatures = new Set<string>()
  const all = [...answers.keys()]
  const roundMs = (4 + Math.ceil(seats / 2)) * 60_000
  let asker = chance.below(seats)
  let barred = -1
  const secret = (seat: Seat) => `${plan.seed}/${seat}`
  const believes = (seat: Seat) => {
    const isSpy = seat === spy
    const relied = knowing.gathered[seat]!
    const guess = isSpy ? places[findLikeliest(relied).at]! : here
    const odds = knowing.oddsAt(guess)
    const unasked = features.filter((feature) => !askedFeatures.has(feature))
    const talking: Talking = {
      isSpy,
      suspected: suspicions(odds, isSpy ? undefined : seat, 1),
      places,
      relied,
      here: guess,
      unasked: unasked.length > 0 ? unasked : features,
      manner: plan.manner(seat),
      pal: null,
    }
    return { seat, ...talking, against: odds, ownWords: new Set<Seat>(), unheard: new Set<Seat>() }
  }
  for (let time = EXCHANGE_MS; time < roundMs; time += EXCHANGE_MS) {
    const { to, about } = questionFor(
      believes(asker),
      all.filter((seat) => seat !== asker && seat !== barred),
      { looks: 5 },
      chance,
    )
    askedFeatures.add(about)
    const shade = plan.evasive && to === spy ? 'foggy' : answerTo(believes(to), about, 'yesNo', chance)
    const disclosure = { by: to, feature: about, shade, sure: 1, hints: [] }
    disclosures.push(disclosure)
    knowing.hear(disclosure)
    answers[to]!++
    ;[asker, barred] = [to, asker]
    const standing: Standing = { seats, spies: 1, answers, failed, leftMs: roundMs - time }
    const mind = believes(spy)
    if (daresToName(standing, mind, thresholds))
      return { spyWon: places[findLikeliest(mind.relied).at] === here, how: 'named', answers: disclosures.length }
    for (const accuser of chance.shuffle(all)) {
      if (accusers.has(accuser)) continue
      const suspect = suspectNow(standing, believes(accuser), thresholds, secret(accuser))
      if (suspect === undefined) continue
      accusers.add(accuser)
      const others = all.filter((seat) => seat !== suspect && seat !== accuser)
      const vote = { suspect, isTimeUp: false }
      if (others.every((seat) => votesYes(standing, believes(seat), vote, thresholds, secret(seat))))
        return { spyWon: suspect !== spy, how: 'accused', answers: disclosures.length }
      failed.push(suspect)
    }
  }
  return { spyWon: !isSpyConvicted(), how: 'timeUp', answers: disclosures.length }

  function isSpyConvicted(): boolean {
    const standing: Standing = { seats, spies: 1, answers, failed, leftMs: 0 }
    for (const suspect of all) {
      const vote = { suspect, isTimeUp: true }
      if (all.filter((seat) => seat !== suspect).every((seat) => votesYes(standing, believes(seat), vote, thresholds, secret(seat))))
        return suspect === spy
    }
    return false
  }
}

export interface Totals {
  readonly rounds: number
  readonly spyWins: number
  readonly timeUps: number
  readonly answers: number
}
export function playRounds(count: number, plan: (index: number, chance: Chance) => RoundPlan, seed: string): Totals {
  const totals = { rounds: count, spyWins: 0, timeUps: 0, answers: 0 }
  for (let i = 0; i < count; i++) {
    const { spyWon, how, answers } = playRound(plan(i, quickChance(`${seed}/${i}`)))
    if (spyWon) totals.spyWins++
    if (how === 'timeUp') totals.timeUps++
    totals.answers += answers
  }
  return totals
}
