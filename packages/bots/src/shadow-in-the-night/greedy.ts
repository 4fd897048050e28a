// A bot to compare with: always moves its own agent as high as it can, and everybody sees it. The rest it leaves to chance.
import { type Bot, type Chance, sampleAction } from '@safehouse/engine'
import {
  type Agent,
  onward,
  possibleTotals,
  type ShadowAction,
  type ShadowCommon,
  type ShadowTypes,
  worth,
} from '@safehouse/games/shadow-in-the-night'

export const greedy: Bot<ShadowTypes> = ({ view, choices }, chance) => {
  const { common, hand } = view
  if (choices.length === 0) return undefined
  const choice =
    choices.find(({ do: what }) => what === 'draw') ?? choices.find(({ do: what }) => what === 'pass' || what === 'finish') ?? choices[0]!
  const action = sampleAction<ShadowAction>(choice, chance)
  if (action.do === 'spend') return { action: { ...action, points: climbing(common, hand.agent!, chance) }, delayMs: 2000 }
  return { action: action.do === 'answer' ? { ...action, wants: false } : action, delayMs: 1500 }
}

function climbing({ at, roll, agents }: ShadowCommon, ownAgent: Agent, chance: Chance): Partial<Record<Agent, number>> {
  const most = Math.max(...possibleTotals(roll!, false))
  const steps = Array.from({ length: most + 1 }, (_, i) => i)
  const best = steps.reduce((high, step) => (worth(onward(at[ownAgent]!, step)) > worth(onward(at[ownAgent]!, high)) ? step : high))
  const spent = Math.max(roll === '1-3' ? 1 : most, best)
  const points: Partial<Record<Agent, number>> = best > 0 ? { [ownAgent]: best } : {}
  const others = agents.filter((agent) => agent !== ownAgent)
  for (let left = spent - best; left > 0; left--) {
    const other = chance.pick(others)
    points[other] = (points[other] ?? 0) + 1
  }
  return points
}
