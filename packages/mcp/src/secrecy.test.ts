// Two worlds over MCP: a match is cut somewhere, and the seat's `imagine` makes another log that it cannot tell from the real one. All
// that MCP says to the seat must be the same in both, byte by byte. A planted leak is found.
import {
  act,
  feedOf,
  type Game,
  type GameTypes,
  type Match,
  permits,
  quickChance,
  randomBot,
  readOptions,
  resumeMatch,
  type Seat,
  sampleAction,
  seedFromText,
  simulate,
  viewOfSeat,
} from '@safehouse/engine'
import { gameIds, games } from '@safehouse/games'
import type { House } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { SeatSession, type SeatState } from './seat-session.ts'
import type { TableTexts } from './table-texts.ts'

const MATCHES = 6
const texts: TableTexts = { readRules: async () => 'rules', explainRefusal: async (_, code) => code, readPacks: async () => new Map() }

function houseOf({ game, setup }: Match<GameTypes>): House {
  const people = Array.from({ length: setup.seats }, (_, i) => ({ id: `p${i}`, name: `Name ${i}`, kind: 'person', mark: i, here: true }))
  const on = {
    n: 1,
    game: game.id,
    options: setup.options,
    seats: people.map(({ id }) => id),
    state: 'running',
    clock: { offset: 0, pausedAt: null },
  }
  return { code: 'ABCD', host: 'p0', people, on, game: game.id, played: [] } as unknown as House
}
/** The state of a seat's connection in this world. With `leaks` it hears every fact, as a planted leak. */
function seatStateIn(match: Match<GameTypes>, seat: Seat, leaks = false): SeatState {
  const feed = leaks ? match.entries.map(({ at, told }) => ({ at, facts: told.map(({ fact }) => fact) })) : feedOf(match.entries, seat)
  const choices = match.game.choices(viewOfSeat(match.truth, seat))
  return {
    code: 'ABCD',
    token: '',
    house: houseOf(match),
    you: `p${seat}`,
    seat,
    matchNumber: 1,
    feed: [...feed],
    choices: choices as never,
    lines: [],
    isPlaying: true,
    isAwaited: choices.length > 0,
    state: 'open',
    error: undefined,
    until: async (holds) => Boolean(holds()),
    act: async (action) => {
      // As the server does: something that is no action of this game does not reach its rules.
      try {
        games[match.game.id]!.schemas.action.parse(action)
      } catch {
        return { ok: false, error: 'badRequest' }
      }
      const refusal = act(match, seat, action as never, match.entries.at(-1)!.at)
      return refusal ? { ok: false, refusal } : { ok: true }
    },
    client: { talk: async () => ({ ok: true }) },
  }
}
async function transcriptOf(state: SeatState, actions: readonly unknown[]): Promise<string> {
  const session = new SeatSession(state, texts, { notes: async () => null, keepNotes: async () => {} })
  const answers = [await session.call('look', {}), await session.call('look', { all: true }), await session.call('wait', { seconds: 0 })]
  for (const action of actions) answers.push(await session.call('act', { action }))
  return JSON.stringify([...answers, await session.call('notes', {})])
}
/** Two worlds that the seat cannot tell apart, and actions that it may not take. */
function worldsOf(game: Game<GameTypes>, name: string) {
  const setup = { seats: game.seats.min + 1, options: readOptions<object>(game.options, {}, game.seats.min + 1) }
  const match = simulate({ game, setup, secret: seedFromText(name), bots: Array.from({ length: setup.seats }, () => randomBot) })
  const chance = quickChance(name)
  const before = match.entries.slice(0, 1 + chance.below(match.entries.length))
  const seat = chance.below(setup.seats)
  const imagined = game.imagine(feedOf(before, seat), seat, setup, chance, before.at(-1)!.at)
  const real = () => resumeMatch(game, setup, match.seed, before)
  const world = () =>
    resumeMatch(
      game,
      setup,
      match.seed,
      imagined.map(({ at, told }) => ({ at, told, input: 'deal' as const })),
    )
  const ownChoices = game.choices(viewOfSeat(real().truth, seat))
  const choicesOfAllSeats = Array.from({ length: setup.seats }, (_, other) => game.choices(viewOfSeat(real().truth, other))).flat()
  const refusedActions = choicesOfAllSeats.map((choice) => sampleAction(choice, chance)).filter((action) => !permits(ownChoices, action))
  return { real, world, seat, actions: [{ do: 'fly', question: 'none' }, ...refusedActions] }
}

test.each(gameIds)('%s: what MCP says to a seat is the same in two worlds that it cannot tell apart', async (id) => {
  for (let i = 0; i < MATCHES; i++) {
    const { real, world, seat, actions } = worldsOf(games[id]!.game as Game<GameTypes>, `${id} ${i}`)
    expect(await transcriptOf(seatStateIn(world(), seat), actions)).toBe(await transcriptOf(seatStateIn(real(), seat), actions))
  }
})
test.each(gameIds)('%s: a planted leak is found', async (id) => {
  const differences = []
  for (let i = 0; i < MATCHES; i++) {
    const { real, world, seat } = worldsOf(games[id]!.game as Game<GameTypes>, `${id} ${i}`)
    differences.push((await transcriptOf(seatStateIn(world(), seat, true), [])) !== (await transcriptOf(seatStateIn(real(), seat, true), [])))
  }
  expect(differences).toContain(true)
})
