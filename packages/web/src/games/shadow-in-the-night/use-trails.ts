// Where agents came from in what happened last: the dotted ways on the board. Forgotten with the next thing that moves.
import type { ByAgent } from '@safehouse/games/shadow-in-the-night'
import { useRef } from 'preact/hooks'
import type { Trail } from './figures.tsx'
import type { ShadowOpen } from './plays.ts'

export function useTrails({ table, news }: ShadowOpen): readonly Trail[] {
  const seen = useRef<{ readonly at: ByAgent; readonly trails: readonly Trail[] }>({ at: table.at, trails: [] })
  if (seen.current.at !== table.at) {
    const before = seen.current.at
    const moved = news.facts.length > 0 ? table.agents.filter((agent) => before[agent] !== undefined && before[agent] !== table.at[agent]) : []
    seen.current = { at: table.at, trails: moved.map((agent) => ({ agent, from: before[agent]! })) }
  }
  return seen.current.trails
}
