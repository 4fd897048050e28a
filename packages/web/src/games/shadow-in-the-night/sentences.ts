// What happened, as sentences. From open facts alone, so that anyone may read them over anyone's shoulder.
import { fieldsPerRightName, onward, type ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { who } from '../core/props.ts'
import type { FactContext, HistorySentence } from '../screens.ts'
import { nameOf } from './props.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: ShadowTypes['open'], context: FactContext<ShadowTypes, Words>): string | readonly HistorySentence[] | undefined {
  const { history, cards } = context.words
  switch (fact.kind) {
    case 'turnBegan':
      return context.before.turn === 0 ? history.starts(who(context, fact.seat)) : undefined
    case 'pointsSpent': {
      const moved = context.before.agents.filter((agent) => (fact.points[agent] ?? 0) > 0)
      const moves = moved.map((agent) => {
        const from = context.before.at[agent]!
        return { agent: nameOf[agent], from, to: onward(from, fact.points[agent]!) }
      })
      return history.moved(who(context, fact.seat), moves)
    }
    case 'agentsMoved': {
      const moved = context.before.agents.filter((agent) => fact.to[agent] !== undefined)
      return history.moved(
        who(context, fact.seat),
        moved.map((agent) => ({ agent: nameOf[agent], from: context.before.at[agent]!, to: fact.to[agent]! })),
      )
    }
    case 'stonesMoved':
      return history.stones(context.before.agents.filter((agent) => fact.gains[agent] !== undefined).map((agent) => nameOf[agent]))
    case 'scored':
      return history.scored(
        who(context, fact.by),
        context.before.agents.map((agent) => ({ agent: nameOf[agent], gain: fact.gains[agent] ?? 0 })),
      )
    case 'safeMoved':
      return history.safeMoved(who(context, fact.seat), fact.to)
    case 'timeRanOut':
      return history.timeUp(fact.seat === null ? undefined : who(context, fact.seat))
    case 'cardDrawn':
      return history.drew(who(context, fact.seat))
    case 'drawDeclined':
      return history.declined(who(context, fact.seat))
    case 'pileRenewed':
      return history.pileRenewed
    case 'callClosed':
      return fact.wanting.length === 0 ? history.nobodyWants : history.wanting(who(context, fact.wanting[0]!))
    case 'cardPlayed':
      return history.played(who(context, fact.seat), cards.kinds[fact.card].name)
    case 'recruited':
      return history.recruited(who(context, fact.seat))
    case 'passed':
      return history.passed(who(context, fact.seat))
    case 'roundClosed':
      return history.roundClosed
    case 'dossiersCalled':
      return history.dossiersCalled
    case 'dossiersClosed':
      return history.dossiersClosed
    case 'agentsTurnedUp':
      return fact.held.map((agents, seat) => ({
        text: context.words.result.were(
          who(context, seat),
          agents.map((agent) => nameOf[agent]),
        ),
        seats: [seat],
      }))
    case 'dossiersOpened':
      return fact.right.map(({ length }, seat) => ({ text: history.guessed(who(context, seat), length, length * fieldsPerRightName), seats: [seat] }))
    case 'ended':
      if (fact.winners.length === 0) return `${context.words.result.nobodyWins(nameOf[fact.furthest[0]!])}.`
      return `${context.words.result.win(
        fact.winners.map((seat) => who(context, seat)),
        Math.max(...fact.points),
      )}.`
    default:
      return undefined
  }
}
