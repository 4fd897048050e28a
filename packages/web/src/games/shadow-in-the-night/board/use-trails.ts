// Where agents came from in what happened last: the dotted ways on the board. Forgotten with the next thing that moves.
import type { ByAgent } from '@safehouse/games/shadow-in-the-night'
import { useRef } from 'preact/hooks'
import type { ShadowOpenPlay } from '../plays.ts'
import type { Trail } from './figures.tsx'

export function useTrails({ common, news }: ShadowOpenPlay): readonly Trail[] {
  const seen = useRef<{ readonly at: ByAgent; readonly trails: readonly Trail[] }>({ at: common.at, trails: [] })
  if (seen.current.at !== common.at) {
    const before = seen.current.at
    const moved = news.facts.length > 0 ? common.agents.filter((agent) => before[agent] !== undefined && before[agent] !== common.at[agent]) : []
    seen.current = { at: common.at, trails: moved.map((agent) => ({ agent, from: before[agent]! })) }
  }
  return seen.current.trails
}
