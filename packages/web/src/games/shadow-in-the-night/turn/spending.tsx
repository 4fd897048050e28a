// Spending the points of a roll on agents, one point a press (SN-06, SN-07). The board shows a preview; everything can be
// undone until it is confirmed.
import type { Agent, ByAgent } from '@safehouse/games/shadow-in-the-night'
import type { BarAction } from '../../../parts/action-bar.tsx'
import { choiceOf } from '../../core/props.ts'
import type { TableDisplay } from '../display.ts'
import { itemWithPoints } from '../display.ts'
import { nameOf, type ShadowSeatProps } from '../props.ts'
import { previewSpending } from '../scoring/forecast.ts'
import type { Draft, UpdateDraft } from './use-draft.ts'
import './spending.css'

export function displaySpending(match: ShadowSeatProps, base: TableDisplay, draft: Draft, updateDraft: UpdateDraft): TableDisplay {
  const { words, common, seat } = match
  const choice = choiceOf(match, 'spend')
  if (!choice || !('points' in choice.fields) || !('spend' in choice.fields.points)) return base
  const permittedTotals = choice.fields.points.spend
  const total = permittedTotals.length === 1 ? permittedTotals[0]! : draft.total
  if (total === undefined) return displayTotals(match, base, permittedTotals, updateDraft)

  const { spent } = draft
  const points = countPoints(spent)
  const pointsLeft = total - spent.length
  const preview = previewSpending(common, seat, points)
  const afterUndo = spent.length > 0 ? { spent: spent.slice(0, -1) } : permittedTotals.length > 1 ? { total: undefined } : undefined
  const undo: BarAction = {
    label: words.act.undo,
    disabledBecause: afterUndo ? undefined : words.why.nothingToUndo,
    press: () => afterUndo && updateDraft(afterUndo),
  }
  const done: BarAction = {
    label: words.act.done,
    tone: 'go',
    disabledBecause: pointsLeft > 0 ? words.why.pointsLeft(pointsLeft) : undefined,
    press: () => match.act({ do: 'spend', question: choice.question, points }),
  }
  const pointsOf = itemWithPoints(match, preview)
  return {
    ...base,
    headline: total === 0 ? words.turn.nobody : words.turn.left(pointsLeft),
    subline: preview.causes.length > 0 ? words.turn.causes(preview.causes.map(({ agent }) => nameOf[agent])) : words.turn.tap,
    aside: <Pips pointsLeft={pointsLeft} total={total} label={words.turn.leftOf(pointsLeft, total)} />,
    board: { ...base.board, state: preview, trails: common.agents.flatMap((agent) => (points[agent] ? [{ agent, from: common.at[agent]! }] : [])) },
    itemOf: (agent) => (points[agent] ? { ...pointsOf(agent), badge: points[agent], emphasis: 'picked' } : pointsOf(agent)),
    onAgent: (agent) => (pointsLeft > 0 ? updateDraft({ spent: [...spent, agent] }) : match.say(words.why.noPointsLeft)),
    actions: [undo, done],
  }
}

/** After a roll of 1–3 the player first chooses how many points to spend, or none, where the rules let all agents stay where they are (SN-15). */
function displayTotals(match: ShadowSeatProps, base: TableDisplay, permittedTotals: readonly number[], updateDraft: UpdateDraft): TableDisplay {
  const { words } = match
  return {
    ...base,
    headline: words.turn.howManySteps,
    subline: words.turn.howManyStepsLine(permittedTotals.includes(0)),
    onAgent: () => match.say(words.why.howManyStepsFirst),
    actions: permittedTotals.map((total) => ({
      label: total === 0 ? words.act.nobody : String(total),
      ...(total > 0 && { tone: 'go' as const }),
      spoken: words.act.points(total),
      press: () => updateDraft({ total }),
    })),
  }
}

const countPoints = (spent: readonly Agent[]): ByAgent => {
  const points: Partial<Record<Agent, number>> = {}
  for (const agent of spent) points[agent] = (points[agent] ?? 0) + 1
  return points
}

const Pips = ({ pointsLeft, total, label }: { readonly pointsLeft: number; readonly total: number; readonly label: string }) => (
  <span class="shadow-pips" role="img" aria-label={label}>
    {Array.from({ length: total }, (_, i) => (
      <i key={i} class={i < total - pointsLeft ? 'spent' : undefined} />
    ))}
  </span>
)
