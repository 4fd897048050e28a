// A bot to compare with: always moves its own agent as high as it can, and everybody sees it. The rest it leaves to chance.
import { type Bot, type Chance, sample } from '@safehouse/engine'
import { type Act, type Agent, onward, type Shadow, type Table, totals, worth } from '@safehouse/games/shadow-in-the-night'

export const greedy: Bot<Shadow> = ({ view, choices }, chance) => {
  const { table, hand } = view
  if (choices.length === 0) return undefined
  const choice =
    choices.find(({ do: what }) => what === 'draw') ?? choices.find(({ do: what }) => what === 'pass' || what === 'finish') ?? choices[0]!
  const action = sample<Act>(choice, chance)
  if (action.do === 'spend') return { action: { ...action, points: climbing(table, hand.agent!, chance) }, takes: 2000 }
  return { action: action.do === 'answer' ? { ...action, wants: false } : action, takes: 1500 }
}

function climbing({ at, roll, agents }: Table, own: Agent, chance: Chance): Partial<Record<Agent, number>> {
  const most = Math.max(...totals(roll!, false))
  const steps = Array.from({ length: most + 1 }, (_, i) => i)
  const best = steps.reduce((high, step) => (worth(onward(at[own]!, step)) > worth(onward(at[own]!, high)) ? step : high))
  const spent = Math.max(roll === '1-3' ? 1 : most, best)
  const points: Partial<Record<Agent, number>> = best > 0 ? { [own]: best } : {}
  const others = agents.filter((agent) => agent !== own)
  for (let left = spent - best; left > 0; left--) {
    const other = chance.pick(others)
    points[other] = (points[other] ?? 0) + 1
  }
  return points
}
