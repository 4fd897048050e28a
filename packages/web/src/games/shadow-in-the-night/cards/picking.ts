// Picking a card's targets: which fields its choice has, what has been picked, and the action that makes. What may be picked
// is decided by the choice alone, never here.
import { permits } from '@safehouse/engine'
import type { Agent, Building, Card, ShadowAction } from '@safehouse/games/shadow-in-the-night'
import type { ShadowSeatProps } from '../props.ts'
import type { Draft } from '../turn/use-draft.ts'

export type PlayAction = Extract<ShadowAction, { do: 'play' }>
type PlayChoice = Extract<ShadowSeatProps['choices'][number], { do: 'play' }>
type OneOf<T> = { readonly one: readonly T[] }

/** What a card needs picked; a field is undefined where the card does not have it. */
export interface CardTargets {
  /** How many agents may be picked at most, and which. */
  readonly agents: { readonly maxCount: number; readonly candidates: readonly Agent[] } | undefined
  readonly by: readonly number[] | undefined
  readonly to: readonly Building[] | undefined
  readonly unseen: readonly number[] | undefined
}
interface PlayFields {
  readonly agent?: OneOf<Agent>
  readonly agents?: OneOf<readonly Agent[]> | { readonly some: readonly Agent[]; readonly min: number; readonly max: number }
  readonly by?: OneOf<number>
  readonly to?: OneOf<Building>
  readonly unseen?: OneOf<number>
}
const fieldsOf = (choice: PlayChoice): PlayFields => choice.fields as unknown as PlayFields

/** The choice to play that card, if the seat has it now. */
export const choiceForCard = (match: ShadowSeatProps, card: Card): PlayChoice | undefined =>
  match.choices.find((choice): choice is PlayChoice => choice.do === 'play' && (choice.fields.card as OneOf<Card>).one.includes(card))

/** What has to be picked for a card, read from its choice. */
export function targetsOf(choice: PlayChoice): CardTargets {
  const { agent, agents, by, to, unseen } = fieldsOf(choice)
  return { agents: agentTargets(agent, agents), by: by?.one, to: to?.one, unseen: unseen?.one }
}
function agentTargets(agent: PlayFields['agent'], agents: PlayFields['agents']): CardTargets['agents'] {
  if (agent) return { maxCount: 1, candidates: agent.one }
  if (!agents) return undefined
  if ('one' in agents) return { maxCount: 2, candidates: [...new Set(agents.one.flat())] }
  return { maxCount: agents.max, candidates: agents.some }
}

/** Adds an agent, or removes it if it was picked. One more than `maxCount` drops the one picked first. */
export function togglePicked(picked: readonly Agent[], agent: Agent, maxCount: number): readonly Agent[] {
  if (picked.includes(agent)) return picked.filter((pickedAgent) => pickedAgent !== agent)
  return [...picked, agent].slice(-maxCount)
}

/** The action, if what is picked is complete. A pair is tried in both orders, because choices list it in one order only. */
export function buildPlay(choice: PlayChoice, card: Card, draft: Draft): PlayAction | undefined {
  const fields = fieldsOf(choice)
  const orders = fields.agents && 'one' in fields.agents ? [draft.pickedAgents, [...draft.pickedAgents].reverse()] : [draft.pickedAgents]
  for (const agents of orders) {
    const action = {
      do: 'play',
      question: choice.question,
      card,
      ...(fields.agent && draft.pickedAgents[0] && { agent: draft.pickedAgents[0] }),
      ...(fields.agents && { agents }),
      ...(fields.by && { by: draft.by ?? fields.by.one[0] }),
      ...(fields.to && draft.to !== undefined && { to: draft.to }),
      ...(fields.unseen && draft.faceDown !== undefined && { unseen: draft.faceDown }),
    } as PlayAction
    if (permits<ShadowAction>([choice], action)) return action
  }
  return undefined
}
