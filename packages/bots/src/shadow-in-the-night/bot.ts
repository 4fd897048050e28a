// A bot of a given strength: it infers from past moves who runs which agent, and takes the action with the best chance to win.
import type { Bot, BotInput, Chance, Feed } from '@safehouse/engine'
import { playChoices, type ShadowAction, type ShadowTypes, type ShadowView } from '@safehouse/games/shadow-in-the-night'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { delayOf } from './pace.ts'
import type { Strength } from './strength.ts'
import { cardToPlay, enterDossier, moveSafe, spend } from './turns.ts'

export const botOf =
  (strength: Strength): Bot<ShadowTypes> =>
  (seen, chance) => {
    if (seen.choices.length === 0) return undefined
    const feed = seen.feed()
    const action = actionFor(seen, feed, strength, chance)
    return { action, delayMs: delayOf(action.do, action.question, seen, feed) }
  }

function actionFor(seen: BotInput<ShadowTypes>, feed: Feed<ShadowTypes>, strength: Strength, chance: Chance): ShadowAction {
  const { choices, view } = seen
  const { question } = choices[0]!
  const beliefs = (): Beliefs => beliefsOf(seen, feed, strength, chance)
  switch (view.common.due.what) {
    case 'spend':
      return spend(beliefs())
    case 'safe':
      return moveSafe(beliefs())
    case 'dossier':
      return enterDossier(beliefs())
    case 'draw':
      return { do: 'draw', question }
    case 'answer':
      return { do: 'answer', question, wants: wantsToPlay(beliefs, view) }
    default:
      return playOrPass(beliefs, seen)
  }
}

/** Whether it would play a card if it were asked right now. Does not think at all if no card can be played. */
function wantsToPlay(beliefs: () => Beliefs, view: ShadowView): boolean {
  const offered = playChoices(view)
  return offered.length > 0 && cardToPlay(beliefs(), offered, false) !== undefined
}

function playOrPass(beliefs: () => Beliefs, { choices }: BotInput<ShadowTypes>): ShadowAction {
  const cards = choices.filter((choice) => choice.do === 'play')
  const no = choices.find((choice) => choice.do === 'pass' || choice.do === 'finish')
  const played = cards.length > 0 ? cardToPlay(beliefs(), cards, no === undefined) : undefined
  return played ?? ({ do: no!.do, question: no!.question } as ShadowAction)
}
