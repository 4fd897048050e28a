// The bots of Top Secret: each answers by a personality of its own and points at whom the answer tokens make the likeliest teammate.
// `easy` remembers the answers to the last card, `normal` those of the round; `hard` has read the others' covers and has also learnt from past
// rounds how readily each person says yes (`judgementAt`). `quick`, for simulations, is `normal`.
import { type Judgement, judgementAt } from '@safehouse/beliefs/top-secret'
import type { Bot, BotInput, BotLevel, Chance } from '@safehouse/engine'
import type { TopSecretAction, TopSecretTypes } from '@safehouse/games/top-secret'
import { delayOf } from './pace.ts'
import { answerOf, type Personality, personalityOf } from './personality.ts'
import { bestTarget } from './pointing.ts'

const botWith =
  (level: BotLevel): Bot<TopSecretTypes> =>
  (seen, chance) => {
    const awaited = seen.choices.find(({ standing }) => !standing)
    if (!awaited) return undefined
    const self = personalityOf(seen.botSecret, seen.characters?.[seen.seat])
    const action = actionFor(awaited.do, awaited.question, seen, self, judgementAt(level, seen.characters), chance)
    return { action, delayMs: delayOf(awaited.do, self, awaited.question, seen.view.common, seen.feed(), seen.now) }
  }

function actionFor(
  kind: TopSecretAction['do'],
  question: string,
  { view }: BotInput<TopSecretTypes>,
  self: Personality,
  judgement: Judgement,
  chance: Chance,
): TopSecretAction {
  switch (kind) {
    case 'answer':
      return { do: kind, question, yes: answerOf(self, view.common.options, view.common.rounds.at(-1)!.cards.at(-1)!, view.hand.team!) }
    case 'point':
    case 'changePointing':
      return { do: kind, question, at: bestTarget(view, judgement, chance) }
    default:
      return { do: kind, question }
  }
}

const normal = botWith('normal')

export const bots = { quick: normal, easy: botWith('easy'), normal, hard: botWith('hard') }
