// What is on the bar beside the hand: the same places for everyone, from the table and from what this seat may choose.
import type { Seat } from '@safehouse/engine'
import { mayBeAsked, questionOf } from '@safehouse/games/cia-vs-kgb'
import type { BarAction } from '../../parts/action-bar.tsx'
import { who } from '../core/props.ts'
import { type KgbSeatProps, mayDo } from './props.ts'

/** Longer names leave the button to the verb. */
const MAX_NAME_LENGTH = 7
const nothing = () => {}

export function actionsOf(play: KgbSeatProps, chosen: Seat | undefined): [BarAction, BarAction] {
  const { words, common } = play
  const question = questionOf(common)
  if (mayDo(play, 'answer')) {
    const answer = (yes: boolean) => () => play.act({ do: 'answer', question, yes })
    return [
      { label: words.act.no, press: answer(false) },
      { label: words.act.yes, press: answer(true) },
    ]
  }
  const off = whyNotOn(play)
  const sitDown: BarAction = {
    label: words.act.sitDown,
    off: off ?? (mayDo(play, 'sitDown') ? undefined : words.why.askFirst),
    press: () => play.act({ do: 'sitDown', question }),
  }
  const whom = chosen !== undefined && mayBeAsked(common).includes(chosen) ? chosen : undefined
  if (off !== undefined || whom === undefined) return [sitDown, { label: words.act.ask, off: off ?? words.why.chooseFirst, press: nothing }]
  const asked = who(play, whom)
  const spoken = words.act.askWhom(asked)
  return [
    sitDown,
    { label: asked.name.length > MAX_NAME_LENGTH ? words.act.ask : spoken, spoken, tone: 'go', press: () => play.act({ do: 'ask', question, whom }) },
  ]
}

function whyNotOn(play: KgbSeatProps): string | undefined {
  const { common, words } = play
  if (common.standing.seat !== play.seat) return words.why.notOn(who(play, common.standing.seat))
  return common.due === null ? undefined : words.why.answerDue(who(play, common.due))
}
