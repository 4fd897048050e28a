// useScoringAnimation shows a scoring agent by agent, so that everyone sees why the stones move (SN-09). The table's state is
// the final one at once; until the animation ends or is skipped, screens show the board that was scored.
import { type Agent, type ByAgent, dossierField, lap, type ShadowCommon, type ShadowOpenFact } from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { AgentScoring } from '../board/board.tsx'
import type { ShadowSpectatorProps } from '../props.ts'

/** One step of the animation. */
export interface ScoringAnimation {
  /** The table as it was scored, with the stones as far as they have come. */
  readonly common: ShadowCommon
  readonly gains: ByAgent
  /** The agent that scores now; nobody in the last step, which says what was reached. */
  readonly current: AgentScoring | undefined
  readonly step: number
  /** The agents that reached field 42 (SN-12) or, with dossiers, field 29 (SN-43) in this scoring. */
  readonly reached: { readonly field: number; readonly agents: readonly Agent[] } | undefined
}
/** A scoring that is being shown. */
interface ActiveScoring {
  readonly before: ShadowCommon
  readonly gains: ByAgent
  readonly steps: number
}
/** How long one agent is shown. */
const AGENT_MS = 600
const REDUCED_MOTION_AGENT_MS = 1000
/** How long the last step is shown. */
const REACHED_MS = 1800

/** The scoring to show, and a function that ends it early. */
export function useScoringAnimation(match: ShadowSpectatorProps): { readonly scoring: ScoringAnimation | undefined; skip(): void } {
  const pending = useRef<ActiveScoring>()
  const last = useRef<{ readonly count: number; readonly common: ShadowCommon }>()
  const [step, setStep] = useState(0)
  const { news, common } = match
  if (last.current?.count !== news.count) {
    const started = findScoring(last.current?.common, match)
    last.current = { count: news.count, common }
    if (started) {
      pending.current = started
      if (step !== 0) setStep(0)
    }
  }
  const active = pending.current
  const scoring = active && animationAt(active, step)
  useEffect(() => {
    if (!active) return
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    const delay = step >= active.before.agents.length ? REACHED_MS : reducesMotion ? REDUCED_MOTION_AGENT_MS : AGENT_MS
    const timer = setTimeout(() => {
      if (step + 1 >= active.steps) pending.current = undefined
      setStep(step + 1)
    }, delay)
    return () => clearTimeout(timer)
  }, [active, step])
  const skip = () => {
    pending.current = undefined
    setStep((now) => now + 1)
  }
  return { scoring, skip }
}

/**
 * The scoring among the facts that just arrived, if there is one. The table before it is folded from the last one that was
 * shown; a page that has shown none yet takes the gains off the current one.
 */
function findScoring(last: ShadowCommon | undefined, { news, common }: ShadowSpectatorProps): ActiveScoring | undefined {
  const index = news.facts.findIndex((fact) => fact.kind === 'scored')
  const fact = news.facts[index]
  if (fact?.kind !== 'scored') return undefined
  const { gains } = fact
  const before = last ? news.facts.slice(0, index).reduce(foldFact, last) : { ...common, stones: addGains(common.stones, gains, -1) }
  const pending = { before, gains, steps: before.agents.length }
  return findReached(pending) ? { ...pending, steps: pending.steps + 1 } : pending
}
function foldFact(common: ShadowCommon, fact: { readonly kind: string }): ShadowCommon {
  const on = seatRules.common.on as Partial<Record<string, (common: ShadowCommon, fact: ShadowOpenFact) => ShadowCommon>>
  return on[fact.kind]?.(common, fact as ShadowOpenFact) ?? common
}
function addGains(stones: ByAgent, gains: ByAgent, times: number): ByAgent {
  return Object.fromEntries(Object.entries(stones).map(([agent, points]) => [agent, points + (gains[agent as Agent] ?? 0) * times]))
}

function findReached({ before, gains }: Pick<ActiveScoring, 'before' | 'gains'>): ScoringAnimation['reached'] {
  const after = addGains(before.stones, gains, 1)
  for (const field of before.options.dossier && !before.dossiersCalled ? [lap, dossierField] : [lap]) {
    const agents = before.agents.filter((agent) => before.stones[agent]! < field && after[agent]! >= field)
    if (agents.length > 0) return { field, agents }
  }
  return undefined
}
function animationAt(pending: ActiveScoring, step: number): ScoringAnimation {
  const { before, gains } = pending
  const { agents, stones } = before
  const done = Object.fromEntries(agents.slice(0, step + 1).map((agent) => [agent, gains[agent] ?? 0]))
  const agent = agents[step]
  return {
    common: { ...before, stones: addGains(stones, done, 1) },
    gains: done,
    current: agent && { agent, gain: gains[agent] ?? 0, from: stones[agent]! },
    step,
    reached: agent ? undefined : findReached(pending),
  }
}
