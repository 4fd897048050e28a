// What happened, as sentences. From open facts alone, so that anyone may read them over anyone's shoulder.
import { fieldsEach, onward, type ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { who } from '../core/props.ts'
import type { FactContext, HistorySentence } from '../screens.ts'
import { nameOf } from './props.ts'
import type { Words } from './words/en.ts'

export function sentenceOf(fact: ShadowTypes['open'], at: FactContext<ShadowTypes, Words>): string | readonly HistorySentence[] | undefined {
  const { told, cards } = at.words
  switch (fact.kind) {
    case 'turnBegan':
      return at.before.turn === 0 ? told.starts(who(at, fact.seat)) : undefined
    case 'pointsSpent': {
      const moved = at.before.agents.filter((agent) => (fact.points[agent] ?? 0) > 0)
      const moves = moved.map((agent) => {
        const from = at.before.at[agent]!
        return { agent: nameOf[agent], from, to: onward(from, fact.points[agent]!) }
      })
      return told.moved(who(at, fact.seat), moves)
    }
    case 'agentsMoved': {
      const moved = at.before.agents.filter((agent) => fact.to[agent] !== undefined)
      return told.moved(
        who(at, fact.seat),
        moved.map((agent) => ({ agent: nameOf[agent], from: at.before.at[agent]!, to: fact.to[agent]! })),
      )
    }
    case 'stonesMoved':
      return told.stones(at.before.agents.filter((agent) => fact.gains[agent] !== undefined).map((agent) => nameOf[agent]))
    case 'scored':
      return told.scored(
        who(at, fact.by),
        at.before.agents.map((agent) => ({ agent: nameOf[agent], gain: fact.gains[agent] ?? 0 })),
      )
    case 'safeMoved':
      return told.safeMoved(who(at, fact.seat), fact.to)
    case 'timeRanOut':
      return told.timeUp(fact.seat === null ? undefined : who(at, fact.seat))
    case 'cardDrawn':
      return told.drew(who(at, fact.seat))
    case 'drawDeclined':
      return told.declined(who(at, fact.seat))
    case 'pileRenewed':
      return told.pileRenewed
    case 'callClosed':
      return fact.wanting.length === 0 ? told.nobodyWants : told.wanting(who(at, fact.wanting[0]!))
    case 'cardPlayed':
      return told.played(who(at, fact.seat), cards.kinds[fact.card].name)
    case 'recruited':
      return told.recruited(who(at, fact.seat))
    case 'passed':
      return told.passed(who(at, fact.seat))
    case 'roundClosed':
      return told.roundClosed
    case 'dossiersCalled':
      return told.dossiersCalled
    case 'dossiersClosed':
      return told.dossiersClosed
    case 'agentsTurnedUp':
      return fact.held.map((agents, seat) => ({
        text: at.words.result.were(
          who(at, seat),
          agents.map((agent) => nameOf[agent]),
        ),
        seats: [seat],
      }))
    case 'dossiersOpened':
      return fact.right.map(({ length }, seat) => ({ text: told.guessed(who(at, seat), length, length * fieldsEach), seats: [seat] }))
    case 'ended':
      if (fact.winners.length === 0) return `${at.words.result.nobodyWins(nameOf[fact.furthest[0]!])}.`
      return `${at.words.result.win(
        fact.winners.map((seat) => who(at, seat)),
        Math.max(...fact.points),
      )}.`
    default:
      return undefined
  }
}
