// Why an action that `choices` does not permit is refused (SN-50). It sees the view alone, so a refusal cannot reveal a secret.
import type { Refusal } from '@safehouse/engine'
import { agentsIn, type ByAgent } from './agents.ts'
import { refusalOfCardPlay } from './cards/refusal.ts'
import { type Due, questionOf, type ShadowCommon } from './common.ts'
import { possibleTotals } from './die.ts'
import { refusalOfDossier } from './dossier/choice.ts'
import type { ShadowAction } from './facts.ts'
import type { ShadowView } from './types.ts'

/** Every reason for which this game refuses something. Each language's catalogue has a sentence for each: the compiler checks that. */
const refusalCodes = [
  'gameOver',
  'notYourTurn',
  'notYourGo',
  'questionGone',
  'notNow',
  'noCards',
  'noneCanBePlayed',
  'alreadyAnswered',
  'safeStays',
  'noSuchDraw',
  'agentNotInPlay',
  'onlyForward',
  'nobodyMoved',
  'tooManyPoints',
  'pointsLeft',
  'alreadyPlayed',
  'mustBegin',
  'nothingPlayedYet',
  'cardNotHeld',
  'drawnThisTurn',
  'changesNothing',
  'stonePast40',
  'notWithThisCard',
  'alreadySealed',
  'agentLeftOut',
  'nameTwice',
  'ownAgentIsYours',
  'recruitedGetsDash',
  'nameMissing',
  'wrongNumberOfAgents',
] as const
export type ShadowRefusalCode = (typeof refusalCodes)[number]
type ShadowRefusal = Refusal<ShadowRefusalCode>

const actionsFor: Readonly<Record<Due['what'], readonly ShadowAction['do'][]>> = {
  spend: ['spend'],
  draw: ['draw', 'declineDraw'],
  answer: ['answer'],
  play: ['play', 'pass', 'finish'],
  safe: ['moveSafe'],
  dossier: ['enterDossier'],
  over: [],
}

export function refusal(view: ShadowView, action: ShadowAction): ShadowRefusal {
  const { common, hand, seat } = view
  const { due } = common
  if (due.what === 'over') return { rule: 'SN-12', code: 'gameOver' }
  if (action.question !== questionOf(common)) return { rule: 'SN-50', code: 'questionGone' }
  if ('seat' in due && due.seat !== seat) return { rule: 'SN-50', code: due.what === 'play' ? 'notYourGo' : 'notYourTurn' }
  if (!actionsFor[due.what].includes(action.do)) return { rule: 'SN-50', code: 'notNow' }
  switch (action.do) {
    case 'spend':
      return refuseSpending(common, action.points)
    case 'answer':
      if (hand.cards.length === 0) return { rule: 'SN-18', code: 'noCards' }
      return hand.wants === null ? { rule: 'SN-19', code: 'noneCanBePlayed' } : { rule: 'SN-18', code: 'alreadyAnswered' }
    case 'play':
    case 'pass':
    case 'finish':
      return refusalOfCardPlay(view, action)
    case 'moveSafe':
      return { rule: 'SN-10', code: 'safeStays' }
    case 'enterDossier':
      return refusalOfDossier(view, action.names)
    case 'draw':
    case 'declineDraw':
      return { rule: 'SN-16', code: 'noSuchDraw' }
  }
}

function refuseSpending({ agents, roll, options }: ShadowCommon, points: ByAgent): ShadowRefusal {
  const spentOn = agentsIn(points)
  const unknownAgent = spentOn.find((agent) => !agents.includes(agent))
  if (unknownAgent) return { rule: 'SN-02', code: 'agentNotInPlay', with: { agent: unknownAgent } }
  if (spentOn.some((agent) => points[agent]! < 1)) return { rule: 'SN-07', code: 'onlyForward' }
  const spent = spentOn.reduce((sum, agent) => sum + points[agent]!, 0)
  if (spent === 0) return { rule: options.cards ? 'SN-15' : 'SN-07', code: 'nobodyMoved' }
  const allowed = possibleTotals(roll!, false)
  return spent > Math.max(...allowed)
    ? { rule: 'SN-07', code: 'tooManyPoints', with: { over: spent - Math.max(...allowed) } }
    : { rule: 'SN-07', code: 'pointsLeft', with: { left: Math.min(...allowed) - spent } }
}
