// Tests of the conformance suite: one mistake at a time is planted in Winks, and a check must find it. No leak is planted in
// refusals and choices: both see the view alone, which is folded from the viewer's own feed.
import { describe, expect, test } from 'vitest'
import {
  chanceFrom,
  type Game,
  type GameTypes,
  type HeardFact,
  hears,
  open,
  type Schemas,
  seedFromText,
  type ToldFact,
  type Truth,
  whisper,
} from '../src/index.ts'
import { checks } from './conformance.ts'
import { checkAllDealsAreImagined } from './secrecy-checks.ts'
import { openShapes, schemaOfShapes, schemas, type WinksTypes, winks } from './toy/index.ts'

const setup = { seats: 4, options: { rounds: 8, seconds: 5 } }
const everyone = [0, 1, 2, 3]

/** The checks that a game fails, by the first words of their titles. */
function findFailedChecks(game: Game<WinksTypes>, checkedSchemas: Schemas<WinksTypes> = schemas): string[] {
  return checks.flatMap(({ title, run }) => {
    try {
      for (let i = 0; i < 16; i++) run(game as unknown as Game<GameTypes>, checkedSchemas as unknown as Schemas<GameTypes>, setup, `leaks/${i}`)
      return []
    } catch {
      return [title.split(/[:,]/)[0]!]
    }
  })
}

/** Winks with changed facts. `imagine` tells them too, as if its author had been careful with everything but the secret. */
const winksTelling = (change: (told: ToldFact<WinksTypes>, truth: Truth<WinksTypes>) => ToldFact<WinksTypes>): Game<WinksTypes> => ({
  ...winks,
  decide: (truth, input, chance, now) => winks.decide(truth, input, chance, now).map((told) => change(told, truth)),
  imagine: (feed, viewer, ...more) => {
    const facts = feed.flatMap(({ facts }) => facts)
    const asTold = (told: ToldFact<WinksTypes>): ToldFact<WinksTypes> =>
      hears(told, viewer) ? ({ ...told, fact: facts.shift() } as ToldFact<WinksTypes>) : told
    return winks.imagine(feed, viewer, ...more).map(({ at, told }) => ({ at, told: told.map(asTold) }))
  },
})
const countWinks = ({ hands }: Truth<WinksTypes>): number => hands.flatMap(({ sent }) => sent).reduce((sum, count) => sum + count)
const winksRolling = (
  name: string,
  value: (told: HeardFact<WinksTypes>, truth: Truth<WinksTypes>) => number,
): [Game<WinksTypes>, Schemas<WinksTypes>] => [
  winksTelling((told, truth) => (told.fact.kind === 'rolled' ? open({ ...told.fact, [name]: value(told.fact, truth) }) : told)),
  { ...schemas, open: schemaOfShapes('kind', { ...openShapes, rolled: { ...openShapes.rolled, [name]: 'number' } }) },
]

test('Winks as it is passes every check', () => {
  expect(findFailedChecks(winks)).toEqual([])
})

describe('a planted fault is caught:', () => {
  test('a late answer that is refused as if it came too early', () => {
    const refusal: Game<WinksTypes>['refusal'] = (view, action) => {
      const real = winks.refusal(view, action)
      return real.code === 'questionGone' ? { rule: 'WI-02', code: 'notYourRound' } : real
    }
    expect(findFailedChecks({ ...winks, refusal })).toEqual(['a late answer to an earlier question is refused as questionGone'])
  })
  test('a seat that is said to be awaited and has nothing to decide', () => {
    expect(findFailedChecks({ ...winks, awaits: () => [0] })).toEqual(['random play ends'])
  })
  test('a view that has a field which its schema does not have', () => {
    const withoutShown = ({ shown, ...more }: WinksTypes['common']) => more as WinksTypes['common']
    expect(findFailedChecks(winks, { ...schemas, common: { parse: (value) => withoutShown(value as WinksTypes['common']) } })).toEqual([
      'random play ends',
    ])
  })
})

describe('a planted leak is caught:', () => {
  test('a field that the schema does not have', () => {
    expect(findFailedChecks(winksRolling('id', () => 1)[0])).toContain('random play ends')
  })
  test('an id in an open fact that counts secret winks', () => {
    const [game, given] = winksRolling('id', (_, truth) => countWinks(truth))
    expect(findFailedChecks(game, given)).toEqual(['two worlds', 'purge'])
  })
  test('the card of the one who rolls, as one more field of an open fact', () => {
    const [game, given] = winksRolling('card', (fact, truth) => (fact.kind === 'rolled' ? truth.hands[fact.seat]!.card : 0))
    expect(findFailedChecks(game, given)).toEqual(['two worlds'])
  })
  test('the buried card, that nobody knows, as one more field of an open fact', () => {
    const [game, given] = winksRolling('buried', (_, truth) => truth.hidden.buried)
    expect(findFailedChecks(game, given)).toEqual(['two worlds'])
  })
  test('dice that are moved on by every secret decision', () => {
    const decide: Game<WinksTypes>['decide'] = (truth, input, _, now) => {
      return winks.decide(truth, input, chanceFrom(seedFromText('dice'), `${truth.common.round + countWinks(truth)}`), now)
    }
    expect(findFailedChecks({ ...winks, decide })).toEqual(['two worlds', 'purge'])
  })
  test('dice that are drawn under the name of a question that counts secret winks', () => {
    const choices: Game<WinksTypes>['choices'] = (view) =>
      winks.choices(view).map((choice) => (choice.do === 'roll' ? { ...choice, question: `${choice.question}:${view.hand.sent.join()}` } : choice))
    expect(findFailedChecks({ ...winks, choices })).toEqual(['two worlds', 'purge'])
  })
  test('dice that are drawn twice under one name', () => {
    const choices: Game<WinksTypes>['choices'] = (view) =>
      winks.choices(view).map((choice) => (choice.do === 'roll' ? { ...choice, question: 'roll' } : choice))
    expect(findFailedChecks({ ...winks, choices })).toEqual(['chance is never drawn twice under one name'])
  })
  test('a wink whispered to everyone', () => {
    const wide = winksTelling((told) => (told.fact.kind === 'winked' ? whisper(everyone, told.fact) : told))
    expect(findFailedChecks(wide)).toContain('purge')
  })
  test('an answer whispered to a third seat as well', () => {
    const wide = winksTelling((told) => (told.fact.kind === 'answered' ? whisper([...new Set([0, told.fact.by, told.fact.to])], told.fact) : told))
    expect(findFailedChecks(wide)).toContain('purge')
  })
  test('cards dealt to everyone', () => {
    const deal: Game<WinksTypes>['deal'] = (...given) =>
      winks.deal(...given).map((told) => (told.fact.kind === 'cardDealt' ? whisper(everyone, told.fact) : told))
    expect(findFailedChecks({ ...winks, deal })).toContain('two worlds')
  })
  test('a round that ends a little earlier for every secret wink', () => {
    const deadlines: Game<WinksTypes>['deadlines'] = (truth) =>
      winks.deadlines(truth).map((deadline) => (deadline.id.startsWith('round') ? { ...deadline, at: deadline.at - countWinks(truth) } : deadline))
    expect(findFailedChecks({ ...winks, deadlines })).toEqual(['two worlds', 'purge'])
  })
  test('a round that waits for a secret wink to be answered', () => {
    const deadlines: Game<WinksTypes>['deadlines'] = (truth) => {
      const deadlinesNow = winks.deadlines(truth)
      return deadlinesNow.length > 1 ? deadlinesNow.filter(({ id }) => !id.startsWith('round')) : deadlinesNow
    }
    expect(findFailedChecks({ ...winks, deadlines })).toContain('purge')
  })
  test('a wink that is imagined as said aloud', () => {
    const imagine: Game<WinksTypes>['imagine'] = (...given) =>
      winks
        .imagine(...given)
        .map(({ at, told }) => ({ at, told: told.map((toldFact) => (toldFact.fact.kind === 'winked' ? open(toldFact.fact as never) : toldFact)) }))
    expect(findFailedChecks({ ...winks, imagine })).toContain('two worlds')
  })
  test('a wink that is imagined as known to its receiver alone', () => {
    const imagine: Game<WinksTypes>['imagine'] = (feed, viewer, ...more) =>
      winks.imagine(feed, viewer, ...more).map(({ at, told }) => ({
        at,
        told: told.map((toldFact) => (toldFact.fact.kind === 'winked' ? whisper([toldFact.fact.to], toldFact.fact) : toldFact)),
      }))
    expect(findFailedChecks({ ...winks, imagine })).toContain('two worlds')
  })
  test('a deal that is imagined with two equal cards', () => {
    const imagine: Game<WinksTypes>['imagine'] = (...given) =>
      winks.imagine(...given).map(({ at, told }) => ({
        at,
        told: told.map((toldFact) => (toldFact.channel === 'sealed' ? { ...toldFact, fact: { ...toldFact.fact, card: 1 } } : toldFact)),
      }))
    const small = { seats: 3, options: { rounds: 1, seconds: 5 } }
    expect(() => checkAllDealsAreImagined({ ...winks, imagine }, small, 'equal cards')).toThrow('not every world is imagined')
    expect(() => checkAllDealsAreImagined(winks, small, 'equal cards')).not.toThrow()
  })
})

describe('a game that is not sound is caught:', () => {
  test('an accepted action about which its own seat is told nothing', () => {
    const silent = winksTelling((told) => (told.fact.kind === 'winked' ? whisper([told.fact.to], told.fact) : told))
    expect(findFailedChecks(silent)).toContain('random play ends')
  })
  test('a fold that changes what was folded before', () => {
    const rolled: Game<WinksTypes>['common']['on']['rolled'] = (state, { seat, pips }) => {
      const sums = state.pips as number[]
      sums[seat]! += pips
      return { ...state }
    }
    const leakyHandlers = { ...winks.common.on, rolled }
    expect(findFailedChecks({ ...winks, common: { ...winks.common, on: leakyHandlers } })).toContain('random play ends')
  })
  test('a fold that does not survive JSON', () => {
    const start: Game<WinksTypes>['common']['start'] = (given) => ({ ...winks.common.start(given), shown: new Set() as never })
    expect(findFailedChecks({ ...winks, common: { ...winks.common, start } })).toContain('replay equals live through JSON')
  })
  test('a refusal without a rule', () => {
    expect(findFailedChecks({ ...winks, refusal: () => ({ rule: '', code: 'no' }) })).toContain('what is sampled from choices is accepted')
  })
})
