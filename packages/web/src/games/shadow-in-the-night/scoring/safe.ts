// Moving the safe after a scoring (SN-10, SN-23). The picked building is shown on the board at once and sent when confirmed.
import { choiceOf } from '../../core/props.ts'
import type { TableDisplay } from '../display.ts'
import { nameOf, type ShadowSeatProps } from '../props.ts'
import type { Draft, UpdateDraft } from '../turn/use-draft.ts'

export function displaySafeMove(match: ShadowSeatProps, base: TableDisplay, draft: Draft, updateDraft: UpdateDraft): TableDisplay {
  const { words, common } = match
  const choice = choiceOf(match, 'moveSafe')
  if (!choice || !('to' in choice.fields) || !('one' in choice.fields.to)) return base
  const { to } = draft
  return {
    ...base,
    ...displayBuildingPicker(match, base, choice.fields.to.one as readonly number[], to, updateDraft),
    headline: words.safe.yours,
    subline: words.safe.notAgain(common.safe),
    actions: [
      {
        label: to === undefined ? words.act.putIt : words.act.putItIn(to),
        tone: 'go',
        disabledBecause: to === undefined ? words.why.tapBuilding : undefined,
        press: () => to !== undefined && match.act({ do: 'moveSafe', question: choice.question, to }),
      },
    ],
  }
}

/** The board with buildings to pick for the safe; also for the card that moves it (SN-31). */
export function displayBuildingPicker(
  { words, common }: ShadowSeatProps,
  base: TableDisplay,
  candidates: readonly number[],
  to: number | undefined,
  updateDraft: UpdateDraft,
): Pick<TableDisplay, 'board' | 'forecast'> {
  const agentsThere = to === undefined ? [] : common.agents.filter((agent) => common.at[agent] === to).map((agent) => nameOf[agent])
  return {
    board: {
      ...base.board,
      card: undefined,
      state: { ...common, safe: to ?? common.safe },
      safeBefore: to === undefined ? undefined : common.safe,
      buildingPicker: { of: candidates, pick: (building) => updateDraft({ to: building }) },
    },
    forecast: to === undefined ? words.safe.anywhere : words.safe.there(to, agentsThere),
  }
}
