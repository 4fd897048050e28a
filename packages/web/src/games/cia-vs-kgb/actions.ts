// The buttons on both sides of the signal button on the action bar. They stand in the same places for everyone and depend on open facts and on what
// this seat may choose, never on a card or a signal.
import type { Seat } from '@safehouse/engine'
import { questionOf, seatsToAsk } from '@safehouse/games/cia-vs-kgb'
import type { BarAction } from '../../parts/action-bar.tsx'
import { dimmedAction, who } from '../core/props.ts'
import { type KgbSeatProps, mayDo } from './props.ts'

/** Longest name, in letters, that fits the button; with a longer one the button shows the verb alone. */
const MAX_NAME_LENGTH = 7

export function actionsOf(match: KgbSeatProps, chosen: Seat | undefined): [BarAction, BarAction] {
  const { words, common } = match
  const question = questionOf(common)
  if (mayDo(match, 'answer')) {
    const answer = (yes: boolean) => () => match.act({ do: 'answer', question, yes })
    return [
      { label: words.act.no, press: answer(false) },
      { label: words.act.yes, press: answer(true) },
    ]
  }
  const whyNot = whyNotNow(match)
  const sitDown: BarAction = {
    label: words.act.sitDown,
    disabledBecause: whyNot ?? (mayDo(match, 'sitDown') ? undefined : words.why.askFirst),
    press: () => match.act({ do: 'sitDown', question }),
  }
  const whom = chosen !== undefined && seatsToAsk(common).includes(chosen) ? chosen : undefined
  if (whyNot !== undefined || whom === undefined) return [sitDown, dimmedAction(words.act.ask, whyNot ?? words.why.chooseFirst)]
  const asked = who(match, whom)
  const spoken = words.act.askWhom(asked)
  return [
    sitDown,
    {
      label: asked.name.length > MAX_NAME_LENGTH ? words.act.ask : spoken,
      spoken,
      tone: 'go',
      press: () => match.act({ do: 'ask', question, whom }),
    },
  ]
}

/** Why this seat cannot ask or sit down now; undefined if it can. */
function whyNotNow(match: KgbSeatProps): string | undefined {
  const { common, words } = match
  if (common.standing.seat !== match.seat) return words.why.notOn(who(match, common.standing.seat))
  return common.due === null ? undefined : words.why.answerDue(who(match, common.due))
}
