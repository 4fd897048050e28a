// A scoring, shown agent by agent so that all see why. The table knows the end of it at once; the screen catches up.
// While it lasts the board is the one that was scored, whatever happens meanwhile.
import { type Agent, type ByAgent, dossierField, lap, type ShadowCommon, type ShadowOpenFact } from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Scoring } from '../board/board.tsx'
import type { ShadowOpenPlay } from '../plays.ts'

export interface ScoringShow {
  /** The board with the stones as far as they have come. */
  readonly common: ShadowCommon
  readonly gains: ByAgent
  /** Who scores now; nobody at the end, when it is said what was reached. */
  readonly now: Scoring | undefined
  readonly step: number
  /** Who has come so far for the first time in this scoring. */
  readonly reached: { readonly field: number; readonly agents: readonly Agent[] } | undefined
}
interface Kept {
  readonly before: ShadowCommon
  readonly gains: ByAgent
  readonly steps: number
}
const anAgent = 600
const anAgentCalmly = 1000
const theEnd = 1800

export function useScoring(play: ShadowOpenPlay): { readonly show: ScoringShow | undefined; skip(): void } {
  const kept = useRef<Kept>()
  const seen = useRef<{ readonly count: number; readonly common: ShadowCommon }>()
  const [step, setStep] = useState(0)
  const { news, common } = play
  if (seen.current?.count !== news.count) {
    const started = begun(seen.current?.common, play)
    seen.current = { count: news.count, common }
    if (started) {
      kept.current = started
      if (step !== 0) setStep(0)
    }
  }
  const showing = kept.current
  const show = showing && shown(showing, step)
  useEffect(() => {
    if (!showing) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const lasts = step >= showing.before.agents.length ? theEnd : calm ? anAgentCalmly : anAgent
    const timer = setTimeout(() => {
      if (step + 1 >= showing.steps) kept.current = undefined
      setStep(step + 1)
    }, lasts)
    return () => clearTimeout(timer)
  }, [showing, step])
  const skip = () => {
    kept.current = undefined
    setStep((now) => now + 1)
  }
  return { show, skip }
}

/** The board just before the scoring: folded up to it, or, where this screen has only just come, counted back. */
function begun(last: ShadowCommon | undefined, { news, common }: ShadowOpenPlay): Kept | undefined {
  const scored = news.facts.findIndex((fact) => fact.kind === 'scored')
  const fact = news.facts[scored]
  if (fact?.kind !== 'scored') return undefined
  const { gains } = fact
  const before = last ? news.facts.slice(0, scored).reduce(heard, last) : { ...common, stones: plus(common.stones, gains, -1) }
  const kept = { before, gains, steps: before.agents.length }
  return reachedBy(kept) ? { ...kept, steps: kept.steps + 1 } : kept
}
function heard(common: ShadowCommon, fact: { readonly kind: string }): ShadowCommon {
  const on = seatRules.common.on as Partial<Record<string, (common: ShadowCommon, fact: ShadowOpenFact) => ShadowCommon>>
  return on[fact.kind]?.(common, fact as ShadowOpenFact) ?? common
}
function plus(stones: ByAgent, gains: ByAgent, times: number): ByAgent {
  return Object.fromEntries(Object.entries(stones).map(([agent, points]) => [agent, points + (gains[agent as Agent] ?? 0) * times]))
}

function reachedBy({ before, gains }: Pick<Kept, 'before' | 'gains'>): ScoringShow['reached'] {
  const after = plus(before.stones, gains, 1)
  for (const field of before.options.dossier && !before.dossiersCalled ? [lap, dossierField] : [lap]) {
    const agents = before.agents.filter((agent) => before.stones[agent]! < field && after[agent]! >= field)
    if (agents.length > 0) return { field, agents }
  }
  return undefined
}
function shown(kept: Kept, step: number): ScoringShow {
  const { before, gains } = kept
  const { agents, stones } = before
  const done = Object.fromEntries(agents.slice(0, step + 1).map((agent) => [agent, gains[agent] ?? 0]))
  const agent = agents[step]
  return {
    common: { ...before, stones: plus(stones, done, 1) },
    gains: done,
    now: agent && { agent, gain: gains[agent] ?? 0, from: stones[agent]! },
    step,
    reached: agent ? undefined : reachedBy(kept),
  }
}
