// What one may do otherwise than a bot in Shadow in the Night.
import { botsFor } from '@safehouse/bots'
import type { BotInput } from '@safehouse/engine'
import { buildings, lap, type ShadowTypes, worth } from '@safehouse/games/shadow-in-the-night'
import { newcomers } from '../newcomers.ts'
import { type Aspect, changes, type Deviation, leavesTo } from './deviations.ts'

type Seen = BotInput<ShadowTypes>
type Way = Deviation<ShadowTypes>

const isLate = ({ view }: Seen): boolean => Math.max(...Object.values(view.common.stones)) >= lap / 2
const { normal, greedy } = botsFor('shadow-in-the-night')
const spends = (when: (seen: Seen) => boolean): Record<string, Way> => ({
  'as normal does': leavesTo(normal!, ['spend'], when),
  'openly, to bring its own agent and stone ahead': leavesTo(newcomers['shadow-in-the-night']!.bot, ['spend'], when),
  'its own agent as high as can be': leavesTo(greedy!, ['spend'], when),
})
const movesSafe = (worthOf: (seen: Seen, building: number) => number): Way =>
  changes('moveSafe', (seen) => {
    const free = buildings.filter((building) => building !== seen.view.common.safe)
    return { to: free.reduce((best, building) => (worthOf(seen, building) > worthOf(seen, best) ? building : best)) }
  })
const agentsIn = ({ view }: Seen, building: number): number => Object.values(view.common.at).filter((at) => at === building).length
const isOwnAt = ({ view }: Seen, building: number): boolean => view.common.at[view.hand.agent!] === building

export const aspects: readonly Aspect<ShadowTypes>[] = [
  { about: 'how it moves agents in the first half', ways: spends((seen) => !isLate(seen)) },
  { about: 'how it moves agents in the second half', ways: spends(isLate) },
  {
    about: 'where it puts the safe',
    ways: {
      'on its own agent’s building': movesSafe((seen, building) => (isOwnAt(seen, building) ? 1 : 0)),
      'where nobody is': movesSafe((seen, building) => -agentsIn(seen, building) + worth(building as never) / 100),
      'as normal does': leavesTo(normal!, ['moveSafe']),
    },
  },
]
