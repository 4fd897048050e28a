// What a card asks for, and what has been picked for it so far. The card's own choice says what may be picked; nothing here does.
import { permits } from '@safehouse/engine'
import type { Agent, Building, Card, ShadowAction } from '@safehouse/games/shadow-in-the-night'
import type { ShadowSeatPlay } from '../plays.ts'
import type { Draft } from '../turn/use-draft.ts'

export type Play = Extract<ShadowAction, { do: 'play' }>
type PlayChoice = Extract<ShadowSeatPlay['choices'][number], { do: 'play' }>
type One<T> = { readonly one: readonly T[] }

export interface Asked {
  /** How many agents are picked; none where the card needs none. */
  readonly agents: { readonly least: number; readonly most: number; readonly of: readonly Agent[] } | undefined
  readonly by: readonly number[] | undefined
  readonly to: readonly Building[] | undefined
  readonly unseen: readonly number[] | undefined
}
interface Fields {
  readonly agent?: One<Agent>
  readonly agents?: One<readonly Agent[]> | { readonly some: readonly Agent[]; readonly min: number; readonly max: number }
  readonly by?: One<number>
  readonly to?: One<Building>
  readonly unseen?: One<number>
}
const fieldsOf = (choice: PlayChoice): Fields => choice.fields as unknown as Fields

export const choiceFor = (play: ShadowSeatPlay, card: Card): PlayChoice | undefined =>
  play.choices.find((choice): choice is PlayChoice => choice.do === 'play' && (choice.fields.card as One<Card>).one.includes(card))

export function askedFor(choice: PlayChoice): Asked {
  const { agent, agents, by, to, unseen } = fieldsOf(choice)
  return { agents: agentsAsked(agent, agents), by: by?.one, to: to?.one, unseen: unseen?.one }
}
function agentsAsked(agent: Fields['agent'], agents: Fields['agents']): Asked['agents'] {
  if (agent) return { least: 1, most: 1, of: agent.one }
  if (!agents) return undefined
  if ('one' in agents) return { least: 2, most: 2, of: [...new Set(agents.one.flat())] }
  return { least: agents.min, most: agents.max, of: agents.some }
}

/** One more, or one less if it was picked already; one too many takes the place of the first. */
export function picked(before: readonly Agent[], agent: Agent, most: number): readonly Agent[] {
  if (before.includes(agent)) return before.filter((other) => other !== agent)
  return [...before, agent].slice(-most)
}

/** The action, if what is picked makes one. Pairs whose order does not count are offered in one order only. */
export function playOf(choice: PlayChoice, card: Card, draft: Draft): Play | undefined {
  const fields = fieldsOf(choice)
  const orders = fields.agents && 'one' in fields.agents ? [draft.picked, [...draft.picked].reverse()] : [draft.picked]
  for (const agents of orders) {
    const action = {
      do: 'play',
      question: choice.question,
      card,
      ...(fields.agent && draft.picked[0] && { agent: draft.picked[0] }),
      ...(fields.agents && { agents }),
      ...(fields.by && { by: draft.by ?? fields.by.one[0] }),
      ...(fields.to && draft.to !== undefined && { to: draft.to }),
      ...(fields.unseen && draft.unseen !== undefined && { unseen: draft.unseen }),
    } as Play
    if (permits<ShadowAction>([choice], action)) return action
  }
  return undefined
}
