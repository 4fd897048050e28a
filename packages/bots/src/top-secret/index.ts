// The bots of Top Secret: each answers by a personality of its own and points at whom the answer tokens make the likeliest teammate.
// `quick` reads the answers of the round; `hard` has read the others' covers and has also learnt from past rounds how readily each person
// says yes.
import { inclination, type Judgement } from '@safehouse/beliefs/top-secret'
import type { Bot, BotInput, Chance } from '@safehouse/engine'
import type { TopSecretAction, TopSecretTypes } from '@safehouse/games/top-secret'
import { distracted } from '../levels.ts'
import { paceOf } from './pace.ts'
import { answerOf, type Personality, personalityOf } from './personality.ts'
import { bestTarget } from './pointing.ts'

interface Judges extends Judgement {
  /** Whether it has read the covers of the bots at the table. */
  readonly reads: boolean
}
function judgeOf({ characters }: BotInput<TopSecretTypes>, { learns, reads }: Judges): Judgement {
  return reads && characters ? { learns, inclination: (subject, question, team) => inclination(characters[subject], question, team) } : { learns }
}

const botWith =
  (judges: Judges): Bot<TopSecretTypes> =>
  (seen, chance) => {
    const awaited = seen.choices.find(({ standing }) => !standing)
    if (!awaited) return undefined
    const self = personalityOf(seen.botSecret, seen.characters?.[seen.seat])
    const action = actionFor(awaited.do, awaited.question, seen, self, judgeOf(seen, judges), chance)
    return { action, delayMs: paceOf(awaited.do, self, awaited.question, seen.feed(), seen.now) }
  }

function actionFor(
  what: TopSecretAction['do'],
  question: string,
  { view }: BotInput<TopSecretTypes>,
  self: Personality,
  judgement: Judgement,
  chance: Chance,
): TopSecretAction {
  switch (what) {
    case 'answer':
      return { do: what, question, yes: answerOf(self, view.common.options, view.common.rounds.at(-1)!.cards.at(-1)!, view.hand.team!) }
    case 'point':
    case 'changePointing':
      return { do: what, question, at: bestTarget(view, judgement, chance) }
    default:
      return { do: what, question }
  }
}

const quick = botWith({ learns: false, reads: false })

export const bots = { quick, easy: distracted(quick, 0.7, ['point']), normal: quick, hard: botWith({ learns: true, reads: true }) }
