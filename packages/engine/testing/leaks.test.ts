// The suite itself is tested: one leak at a time is planted in an honest game, and must be caught. A refusal or a choice
// cannot be made to leak: both see the view alone, which is folded from the viewer's own feed.
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
import { checks } from './checks.ts'
import { imaginesEverything } from './secrecy.ts'
import { openShapes, schemas, shapes, type Winks, winks } from './toy/index.ts'

const setup = { seats: 4, options: { rounds: 8, seconds: 5 } }
const everyone = [0, 1, 2, 3]

/** The checks that a game fails, by the first words of their titles. */
function failed(game: Game<Winks>, given: Schemas<Winks> = schemas): string[] {
  return checks.flatMap(({ title, run }) => {
    try {
      for (let i = 0; i < 40; i++) run(game as unknown as Game<GameTypes>, given as unknown as Schemas<GameTypes>, setup, `leaks/${i}`)
      return []
    } catch {
      return [title.split(/[:,]/)[0]!]
    }
  })
}

/** The game with what it tells changed, and imagined as told: its author has been careful with everything but the secret. */
const telling = (change: (told: ToldFact<Winks>, truth: Truth<Winks>) => ToldFact<Winks>): Game<Winks> => ({
  ...winks,
  decide: (truth, input, chance, now) => winks.decide(truth, input, chance, now).map((told) => change(told, truth)),
  imagine: (feed, viewer, ...more) => {
    const heard = feed.flatMap(({ facts }) => facts)
    const asHeard = (told: ToldFact<Winks>): ToldFact<Winks> => (hears(told, viewer) ? ({ ...told, fact: heard.shift() } as ToldFact<Winks>) : told)
    return winks.imagine(feed, viewer, ...more).map(({ at, told }) => ({ at, told: told.map(asHeard) }))
  },
})
const sentIn = ({ hands }: Truth<Winks>): number => hands.flatMap(({ sent }) => sent).reduce((sum, n) => sum + n)
const rolledWith = (name: string, value: (told: HeardFact<Winks>, truth: Truth<Winks>) => number): [Game<Winks>, Schemas<Winks>] => [
  telling((told, truth) => (told.fact.kind === 'rolled' ? open({ ...told.fact, [name]: value(told.fact, truth) }) : told)),
  { ...schemas, open: shapes('kind', { ...openShapes, rolled: { ...openShapes.rolled, [name]: 'number' } }) },
]

test('the honest game passes every check', () => {
  expect(failed(winks)).toEqual([])
})

describe('a planted leak is caught:', () => {
  test('a field that the schema does not have', () => {
    expect(failed(rolledWith('id', () => 1)[0])).toContain('random play ends')
  })
  test('an id in an open fact that counts secret winks', () => {
    const [game, given] = rolledWith('id', (_, truth) => sentIn(truth))
    expect(failed(game, given)).toEqual(['two worlds', 'purge'])
  })
  test('the card of the one who rolls, as one more field of an open fact', () => {
    const [game, given] = rolledWith('card', (fact, truth) => (fact.kind === 'rolled' ? truth.hands[fact.seat]!.card : 0))
    expect(failed(game, given)).toEqual(['two worlds'])
  })
  test('the buried card, that nobody knows, as one more field of an open fact', () => {
    const [game, given] = rolledWith('buried', (_, truth) => truth.hidden.buried)
    expect(failed(game, given)).toEqual(['two worlds'])
  })
  test('dice that are moved on by every secret decision', () => {
    const decide: Game<Winks>['decide'] = (truth, input, _, now) => {
      return winks.decide(truth, input, chanceFrom(seedFromText('dice'), `${truth.common.round + sentIn(truth)}`), now)
    }
    expect(failed({ ...winks, decide })).toEqual(['two worlds', 'purge'])
  })
  test('dice that are drawn under the name of a question that counts secret winks', () => {
    const choices: Game<Winks>['choices'] = (view) =>
      winks.choices(view).map((choice) => (choice.do === 'roll' ? { ...choice, question: `${choice.question}:${view.hand.sent.join()}` } : choice))
    expect(failed({ ...winks, choices })).toEqual(['two worlds', 'purge'])
  })
  test('dice that are drawn twice under one name', () => {
    const choices: Game<Winks>['choices'] = (view) =>
      winks.choices(view).map((choice) => (choice.do === 'roll' ? { ...choice, question: 'roll' } : choice))
    expect(failed({ ...winks, choices })).toEqual(['chance is never drawn twice under one name'])
  })
  test('a wink whispered to everyone', () => {
    const wide = telling((told) => (told.fact.kind === 'winked' ? whisper(everyone, told.fact) : told))
    expect(failed(wide)).toContain('purge')
  })
  test('an answer whispered to a third seat as well', () => {
    const wide = telling((told) => (told.fact.kind === 'answered' ? whisper([...new Set([0, told.fact.by, told.fact.to])], told.fact) : told))
    expect(failed(wide)).toContain('purge')
  })
  test('cards dealt to everyone', () => {
    const deal: Game<Winks>['deal'] = (...given) =>
      winks.deal(...given).map((told) => (told.fact.kind === 'cardDealt' ? whisper(everyone, told.fact) : told))
    expect(failed({ ...winks, deal })).toContain('two worlds')
  })
  test('a round that ends a little earlier for every secret wink', () => {
    const deadlines: Game<Winks>['deadlines'] = (truth) =>
      winks.deadlines(truth).map((deadline) => (deadline.id.startsWith('round') ? { ...deadline, at: deadline.at - sentIn(truth) } : deadline))
    expect(failed({ ...winks, deadlines })).toEqual(['two worlds', 'purge'])
  })
  test('a round that waits for a secret wink to be answered', () => {
    const deadlines: Game<Winks>['deadlines'] = (truth) => {
      const all = winks.deadlines(truth)
      return all.length > 1 ? all.filter(({ id }) => !id.startsWith('round')) : all
    }
    expect(failed({ ...winks, deadlines })).toContain('purge')
  })
  test('a wink that is imagined as said aloud', () => {
    const imagine: Game<Winks>['imagine'] = (...given) =>
      winks.imagine(...given).map(({ at, told }) => ({ at, told: told.map((one) => (one.fact.kind === 'winked' ? open(one.fact as never) : one)) }))
    expect(failed({ ...winks, imagine })).toContain('two worlds')
  })
  test('a wink that is imagined as known to its receiver alone', () => {
    const imagine: Game<Winks>['imagine'] = (feed, viewer, ...more) =>
      winks
        .imagine(feed, viewer, ...more)
        .map(({ at, told }) => ({ at, told: told.map((one) => (one.fact.kind === 'winked' ? whisper([one.fact.to], one.fact) : one)) }))
    expect(failed({ ...winks, imagine })).toContain('two worlds')
  })
  test('a deal that is imagined with two equal cards', () => {
    const imagine: Game<Winks>['imagine'] = (...given) =>
      winks
        .imagine(...given)
        .map(({ at, told }) => ({ at, told: told.map((one) => (one.channel === 'sealed' ? { ...one, fact: { ...one.fact, card: 1 } } : one)) }))
    const small = { seats: 3, options: { rounds: 1, seconds: 5 } }
    expect(() => imaginesEverything({ ...winks, imagine }, small, 'equal cards')).toThrow('not every world is imagined')
    expect(() => imaginesEverything(winks, small, 'equal cards')).not.toThrow()
  })
})

describe('a game that is not sound is caught:', () => {
  test('an accepted action of which its own seat hears nothing', () => {
    const deaf = telling((told) => (told.fact.kind === 'winked' ? whisper([told.fact.to], told.fact) : told))
    expect(failed(deaf)).toContain('random play ends')
  })
  test('a fold that changes what was folded before', () => {
    const rolled: Game<Winks>['common']['on']['rolled'] = (state, { seat, pips }) => {
      const sums = state.pips as number[]
      sums[seat]! += pips
      return { ...state }
    }
    const on = { ...winks.common.on, rolled }
    expect(failed({ ...winks, common: { ...winks.common, on } })).toContain('random play ends')
  })
  test('a fold that does not survive JSON', () => {
    const start: Game<Winks>['common']['start'] = (given) => ({ ...winks.common.start(given), shown: new Set() as never })
    expect(failed({ ...winks, common: { ...winks.common, start } })).toContain('replay equals live through JSON')
  })
  test('a refusal without a rule', () => {
    expect(failed({ ...winks, refusal: () => ({ rule: '', code: 'no' }) })).toContain('what is sampled from choices is accepted')
  })
})
