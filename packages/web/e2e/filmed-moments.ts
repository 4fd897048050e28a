// More decisions that are staged, for film strips alone: they are put together from beats that other moments already check.

import { spyfallScenes } from './spyfall-scenes.ts'
import { alley, spyfall } from './staged-moments.ts'
import type { StagedMoment } from './staging.ts'

const until = null
const five = ['russian', 'russian', 'russian', 'russian', 'russian'] as const
const attempt = alley(
  'mission attempted',
  [[{ kind: 'rolled', seat: 1, dice: [...five], kept: [], until }]],
  [{ kind: 'missionAttempted', seat: 1, spy: 'russian', until }],
  {},
)

const talking = spyfallScenes.find(({ title }) => title === 'others ask')!
const stopped = spyfall('spy stops the round', [{ kind: 'spyShown', by: 2, left: 192_000, until: null }], {}, talking)
const timeUp = spyfall('time is up', [{ kind: 'timeRanOut', talkUntil: Date.now() + 48_000 }], {}, talking)
const innocent = spyfall(
  'an innocent is convicted',
  [
    { kind: 'votesShown', hands: [0, 1, 2, 4, 5], missing: [], convicted: true, goesOnAt: null },
    {
      kind: 'roundEnded',
      place: 'lamplight/night-ferry',
      cards: [0, 1, null, 2, 3, 4],
      ending: { how: 'accused', convicted: 3, firstAccuser: 1 },
      awards: [{ seat: 2, reason: 'spiesWon', points: 2 }],
    },
  ],
  {},
)
export const filmed: readonly StagedMoment[] = [attempt, stopped, timeUp, innocent]
