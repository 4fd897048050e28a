// The short form of `npm run seats`: whole matches in which every seat is a program with pushed choices; of each game in `npm run test:deep`.
import { isDeep } from '@safehouse/engine/testing'
import { gameIds } from '@safehouse/games'
import { expect, test } from 'vitest'
import { fasterClock } from '../testing/clock.ts'
import { playSeries } from '../testing/seats/series.ts'
import { testServer } from '../testing/server.ts'

/** The games whose matches are short, and all in `npm run test:deep`. */
const playedGames = isDeep ? gameIds : (['shadow-in-the-night', 'top-secret'] as const)
test.each(playedGames)(
  '%s: programs with pushed choices play a match over sockets and make no request',
  async (game) => {
    const { origin } = await testServer({ clock: fasterClock(200) })
    const { matches, decisions, refused, requests } = await playSeries({ origin, game, matches: 1, tables: 1 })
    expect({ matches, requests }).toEqual({ matches: 1, requests: 0 })
    expect(decisions).toBeGreaterThan(10)
    expect(refused).toBeLessThan(decisions / 10)
  },
  180_000,
)
