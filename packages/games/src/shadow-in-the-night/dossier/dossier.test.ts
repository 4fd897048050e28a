// The secret dossier (SN-42 to SN-46): called for at 29, entered in secret, shown and scored at the end.
import { advanceTime, feedOf, viewOfSeat } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { standingOf } from '../ending.ts'
import { type Agent, agents, type Building, buildings, pagesFor, rightlyNamed, ruin, shadowInTheNight } from '../index.ts'
import { lastOpenFacts, position, type Start } from '../testing/position.ts'

/** Three players hold Schulz, Perry and Bucci; Jacques, Mirkov and Doyle are bystanders. Seat 0 brings Perry to the safe. */
const playToScoring = (start: Partial<Start> = {}) => {
  const match = position({ seats: 3, options: { dossier: true }, roll: 2, ...start, at: { perry: 5, ...start.at } })
  match.does(0, { do: 'spend', points: { perry: 2 } })
  return match
}
/** Moves the safe, then plays turns until Perry has reached it. Points that Perry does not need move Schulz. */
const moveSafeAndPerry = (match: ReturnType<typeof position>, to: Building) => {
  match.does(match.truth.common.onTurn, { do: 'moveSafe', to })
  while (match.truth.common.due.what === 'spend') {
    const { onTurn, roll, at } = match.truth.common
    const points = roll === '1-3' ? 3 : roll!
    const perry = Math.min(points, (to - at.perry! + buildings.length) % buildings.length)
    match.does(onTurn, { do: 'spend', points: { perry, ...(points > perry && { schulz: points - perry }) } })
  }
}
const dashes = { jacques: null, mirkov: null, doyle: null }
const truthfulNames = { schulz: 0, perry: 1, bucci: 2, ...dashes }
const mistakenNamesOf = (seat: number) =>
  ({ 0: { ...truthfulNames, perry: 2, bucci: 1 }, 1: { ...truthfulNames, schulz: 2, bucci: 0 }, 2: { ...truthfulNames, schulz: 1, perry: 0 } })[seat]!

describe('notes', () => {
  test('[SN-42] there is a page for every agent in play, with the six things worth noting', () => {
    const pages = pagesFor(agents)
    expect(pages.map(({ agent }) => agent)).toEqual(agents)
    for (const page of pages)
      expect(page.worthNoting).toEqual(['tookOutOfRuin', 'putIntoRuin', 'leftOutOfRuin', 'moved', 'causedScoring', 'heldBackScoring'])
  })
})

describe('the entry', () => {
  test('[SN-43] when the first stone reaches 29 all are asked, after the stones and before the safe', () => {
    expect(playToScoring({ stones: { perry: 21 } }).truth.common.due.what).toBe('safe')
    const match = playToScoring({ stones: { perry: 22 }, at: { bucci: 3 } })
    expect([match.truth.common.stones.perry, match.truth.common.stones.bucci]).toEqual([29, 3])
    expect(match.truth.common.due).toEqual({ what: 'dossier', missing: 3 })
    for (const seat of [0, 1, 2]) expect(shadowInTheNight.choices(viewOfSeat(match.truth, seat)).map((choice) => choice.do)).toEqual(['enterDossier'])
  })
  test('[SN-43] entries are secret, the match waits for all of them, and an entry cannot be changed', () => {
    const match = playToScoring({ stones: { perry: 22 } })
    match.does(1, { do: 'enterDossier', names: truthfulNames })
    expect(feedOf(match.entries.slice(-1), 0)[0]!.facts).toEqual([{ kind: 'dossierSealed' }])
    expect(match.truth.common.due).toEqual({ what: 'dossier', missing: 2 })
    expect(match.attempt(1, { do: 'enterDossier', names: mistakenNamesOf(1) })).toEqual({ rule: 'SN-43', code: 'alreadySealed' })
    match.does(0, { do: 'enterDossier', names: truthfulNames })
    match.does(2, { do: 'enterDossier', names: truthfulNames })
    expect(match.truth.common.due).toEqual({ what: 'safe', seat: 0 })
  })
  test('[SN-43] dossiers are called for once a match, even if the stone falls back and comes to 29 again', () => {
    const match = playToScoring({ stones: { perry: 22 } })
    for (const seat of [0, 1, 2]) match.does(seat, { do: 'enterDossier', names: truthfulNames })
    moveSafeAndPerry(match, ruin)
    expect([Math.max(...Object.values(match.truth.common.stones)), match.truth.common.due.what]).toEqual([26, 'safe'])
    moveSafeAndPerry(match, 5)
    expect([match.truth.common.stones.perry, match.truth.common.due.what]).toEqual([31, 'safe'])
  })
  test('[SN-43] a card that brings a stone to 29 calls for the dossiers before another card is played', () => {
    const hands: Start['hands'] = [['aGoodWord', 'hurry'], [], []]
    const match = position({ seats: 3, options: { dossier: true }, hands, stones: { perry: 26 }, roll: 2 })
    match.does(0, { do: 'spend', points: { bucci: 2 } })
    match.does(0, { do: 'answer', wants: true })
    match.does(0, { do: 'play', card: 'aGoodWord', agents: ['perry', 'schulz'] })
    expect([match.truth.common.due, match.truth.common.stones.schulz]).toEqual([{ what: 'dossier', missing: 3 }, 3])
    for (const seat of [2, 1, 0]) match.does(seat, { do: 'enterDossier', names: truthfulNames })
    expect(match.truth.common.due).toEqual({ what: 'play', seat: 0 })
  })
  test("[SN-43] a player's first agent gets that player's own name, and a recruited agent gets a dash", () => {
    const hands: Start['hands'] = [['recruit', 'aGoodWord'], [], []]
    const match = position({ seats: 3, options: { dossier: true }, hands, stones: { perry: 26 }, roll: 2 })
    match.does(0, { do: 'spend', points: { bucci: 2 } })
    match.does(0, { do: 'answer', wants: true })
    match.does(0, { do: 'play', card: 'recruit', unseen: 2 })
    match.does(0, { do: 'play', card: 'aGoodWord', agents: ['perry', 'schulz'] })
    const [entry] = shadowInTheNight.choices(viewOfSeat(match.truth, 0))
    expect(entry!.fields).toEqual({ names: { match: agents.slice(0, 6), with: [0, 1, 2], rest: null, fixed: { schulz: 0, doyle: null } } })
    const attemptEntry = (names: object) => match.attempt(0, { do: 'enterDossier', names })?.code
    expect(attemptEntry({ ...dashes, schulz: 1, perry: 0, bucci: 2 })).toBe('ownAgentIsYours')
    expect(attemptEntry({ ...dashes, schulz: 0, perry: 1, doyle: 2, bucci: null })).toBe('recruitedGetsDash')
  })
  test('[SN-50] a name twice, an agent left out, a name missing or an agent not in play are refused', () => {
    const match = playToScoring({ stones: { perry: 22 } })
    const before = structuredClone(match.truth)
    const attemptEntry = (names: object) => match.attempt(0, { do: 'enterDossier', names })
    expect(attemptEntry({ ...truthfulNames, bucci: 1 })).toEqual({ rule: 'SN-43', code: 'nameTwice' })
    expect(attemptEntry({ schulz: 0, perry: 1, bucci: 2, jacques: null, mirkov: null })).toEqual({
      rule: 'SN-43',
      code: 'agentLeftOut',
      with: { agent: 'doyle' },
    })
    expect(attemptEntry({ ...truthfulNames, bucci: null })).toEqual({ rule: 'SN-43', code: 'nameMissing' })
    expect(attemptEntry({ ...truthfulNames, larsson: null })).toEqual({ rule: 'SN-02', code: 'agentNotInPlay', with: { agent: 'larsson' } })
    expect(match.truth).toEqual(before)
  })
  test('[SN-46] when the time is up those who are missing get an entry at random, as the rules allow', () => {
    const match = playToScoring({ options: { dossier: true, decisionSeconds: 30 }, stones: { perry: 22 } })
    match.does(1, { do: 'enterDossier', names: truthfulNames })
    advanceTime(match, match.truth.common.until!)
    expect(lastOpenFacts(match).map(({ kind }) => kind)).toEqual(['timeRanOut', 'dossiersClosed', 'safeLifted'])
    for (const seat of [0, 2]) {
      const { agent, names } = match.truth.hands[seat]!
      expect(names![agent!]).toBe(seat)
      expect(Object.values(names!).sort()).toEqual([0, 1, 2, null, null, null])
    }
    expect(match.truth.hands[1]!.names).toEqual(truthfulNames)
  })
})

describe('the end with dossiers', () => {
  const playToEnd = (start: Partial<Start>, entries: (seat: number) => object) => {
    const match = playToScoring({ stones: { perry: 22, ...start.stones }, ...start })
    for (const seat of [0, 1, 2]) match.does(seat, { do: 'enterDossier', names: entries(seat) })
    moveSafeAndPerry(match, 9)
    moveSafeAndPerry(match, 10)
    return match.truth.common
  }
  test('[SN-44] cards and dossiers are shown, and each agent named rightly, bystanders too, is worth five fields', () => {
    const common = playToEnd({}, (seat) => (seat === 0 ? truthfulNames : mistakenNamesOf(seat)))
    expect(common.ending!.dossiers!.entries).toEqual([truthfulNames, mistakenNamesOf(1), mistakenNamesOf(2)])
    expect(common.ending!.dossiers!.right).toEqual([
      ['perry', 'bucci', 'jacques', 'mirkov', 'doyle'],
      ['jacques', 'mirkov', 'doyle'],
      ['jacques', 'mirkov', 'doyle'],
    ])
    expect(common.ending!.points).toEqual([common.stones.schulz! + 25, common.stones.perry! + 15, common.stones.bucci! + 15])
  })
  test('[SN-44] own agents do not count; for an agent that somebody else recruited, a dash and its holder are both right', () => {
    const agentsHeld: Agent[][] = [['schulz', 'jacques'], ['perry'], ['bucci']]
    const agentsNamedRightly = (names: object, seat: number) =>
      rightlyNamed(
        [0, 1, 2].map((other) => (other === seat ? names : null)),
        agentsHeld,
        ['mirkov', 'doyle'],
      )[seat]
    expect(agentsNamedRightly(truthfulNames, 0)).toEqual(['perry', 'bucci', 'mirkov', 'doyle'])
    expect(agentsNamedRightly(truthfulNames, 1)).toEqual(['schulz', 'jacques', 'bucci', 'mirkov', 'doyle'])
    expect(agentsNamedRightly({ ...truthfulNames, schulz: null, jacques: 0 }, 1)).toEqual(['jacques', 'bucci', 'mirkov', 'doyle'])
    expect(agentsNamedRightly({ ...truthfulNames, jacques: 2, bucci: null }, 1)).toEqual(['schulz', 'mirkov', 'doyle'])
  })
  test('[SN-44] an agent recruited by the very card that ends the match counts as held: its dash brings no five fields', () => {
    const match = playToScoring({ seats: 4, hands: [['recruit'], [], [], []], stones: { mirkov: 27 }, at: { mirkov: 9 } })
    match.does(0, { do: 'answer', wants: false })
    const names = { ...dashes, schulz: 0, perry: 1, bucci: 2, jacques: 3, larsson: null }
    for (const seat of [0, 1, 2, 3]) match.does(seat, { do: 'enterDossier', names })
    match.does(0, { do: 'moveSafe', to: 10 })
    const { roll } = match.truth.common
    match.does(1, { do: 'spend', points: typeof roll === 'number' ? { mirkov: 1, doyle: roll - 1 } : { mirkov: 1 } })
    match.does(0, { do: 'answer', wants: true })
    match.does(0, { do: 'play', card: 'recruit', unseen: 0 })
    const { ending, stones } = match.truth.common
    expect(ending!.held[0]).toEqual(['schulz', 'mirkov'])
    expect(ending!.dossiers!.right.map((agents) => agents.includes('mirkov'))).toEqual([false, true, true, true])
    expect([ending!.points[0], ending!.winners]).toEqual([stones.mirkov! + 25, [0]])
  })
  test('[SN-44] with several agents it is the furthest stone that moves', () => {
    const stones = { schulz: 10, jacques: 30, perry: 34 }
    expect(standingOf(stones, [['schulz', 'jacques'], ['perry']], [], [5, 0])).toEqual({ winners: [0], points: [35, 34], furthest: ['jacques'] })
  })
  test('[SN-45] most points after that win; players who are tied share the win, but not with a bystander', () => {
    const agentsHeld: Agent[][] = [['schulz'], ['perry']]
    expect(standingOf({ schulz: 30, perry: 43, bucci: 20 }, agentsHeld, ['bucci'], [15, 0])).toMatchObject({ winners: [0], points: [45, 43] })
    expect(standingOf({ schulz: 30, perry: 40, bucci: 45 }, agentsHeld, ['bucci'], [15, 5])).toMatchObject({
      winners: [0, 1],
      furthest: ['schulz', 'perry'],
    })
  })
  test('[SN-45] a bystander who is still furthest of all wins, and then no player does', () => {
    expect(standingOf({ schulz: 30, perry: 43, bucci: 50 }, [['schulz'], ['perry']], ['bucci'], [15, 5])).toEqual({
      winners: [],
      points: [45, 48],
      furthest: ['bucci'],
    })
  })
})
