// Spending the points of a roll, agent by agent, with the points left in sight; undone freely until it is confirmed.
import type { Agent, ByAgent } from '@safehouse/games/shadow-in-the-night'
import type { BarAction } from '../../../parts/action-bar.tsx'
import type { Scene } from '../display.ts'
import { scores } from '../display.ts'
import { choiceOf, nameOf, type ShadowSeatPlay } from '../plays.ts'
import { afterSpending } from '../scoring/forecast.ts'
import type { Draft, Redraft } from './use-draft.ts'
import './spending.css'

export function spendingScene(play: ShadowSeatPlay, scene: Scene, draft: Draft, change: Redraft): Scene {
  const { words, common, seat } = play
  const choice = choiceOf(play, 'spend')
  if (!choice || !('points' in choice.fields) || !('spend' in choice.fields.points)) return scene
  const totals = choice.fields.points.spend
  const total = totals.length === 1 ? totals[0]! : draft.total
  if (total === undefined) return howFar(play, scene, totals, change)

  const { spent } = draft
  const points = pointsOf(spent)
  const left = total - spent.length
  const then = afterSpending(common, seat, points)
  const undone = spent.length > 0 ? { spent: spent.slice(0, -1) } : totals.length > 1 ? { total: undefined } : undefined
  const undo: BarAction = { label: words.act.undo, off: undone ? undefined : words.why.nothingToUndo, press: () => undone && change(undone) }
  const done: BarAction = {
    label: words.act.done,
    tone: 'go',
    off: left > 0 ? words.why.pointsLeft(left) : undefined,
    press: () => play.act({ do: 'spend', question: choice.question, points }),
  }
  const asIs = scores(play, then)
  return {
    ...scene,
    says: total === 0 ? words.turn.nobody : words.turn.left(left),
    line: then.causes.length > 0 ? words.turn.causes(then.causes.map(({ agent }) => nameOf[agent])) : words.turn.tap,
    aside: <Pips left={left} of={total} label={words.turn.leftOf(left, total)} />,
    board: { ...scene.board, shown: then, trails: common.agents.flatMap((agent) => (points[agent] ? [{ agent, from: common.at[agent]! }] : [])) },
    item: (agent) => (points[agent] ? { ...asIs(agent), main: words.gain(points[agent]), look: 'picked' } : asIs(agent)),
    onAgent: (agent) => (left > 0 ? change({ spent: [...spent, agent] }) : play.say(words.why.noPointsLeft)),
    actions: [undo, done],
  }
}

/** The face that leaves it open: first how far, then who. */
function howFar(play: ShadowSeatPlay, scene: Scene, totals: readonly number[], change: Redraft): Scene {
  const { words } = play
  return {
    ...scene,
    says: words.turn.howFar,
    line: words.turn.howFarLine(totals.includes(0)),
    onAgent: () => play.say(words.why.howFarFirst),
    actions: totals.map((total) => ({
      label: total === 0 ? words.act.nobody : String(total),
      ...(total > 0 && { tone: 'go' as const }),
      spoken: words.act.points(total),
      press: () => change({ total }),
    })),
  }
}

const pointsOf = (spent: readonly Agent[]): ByAgent => {
  const points: Partial<Record<Agent, number>> = {}
  for (const agent of spent) points[agent] = (points[agent] ?? 0) + 1
  return points
}

const Pips = ({ left, of, label }: { readonly left: number; readonly of: number; readonly label: string }) => (
  <span class="shadow-pips" role="img" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < of - left ? 'spent' : undefined} />
    ))}
  </span>
)
