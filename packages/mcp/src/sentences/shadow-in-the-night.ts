// Sentences for what happens in Shadow in the Night.
import type { OpenFact, Whisper } from '@safehouse/player/shadow-in-the-night'
import { formatList, formatValues, type Sentences, type Teller } from './teller.ts'

/** "fox (Anna), owl (bystander)": who runs which agent, as a dossier says. */
const dossierText = (names: Readonly<Record<string, number | null>>, { who }: Teller): string =>
  formatValues(Object.fromEntries(Object.entries(names).map(([agent, seat]) => [agent, seat === null ? '(bystander)' : `(${who(seat)})`])))

export const sentences: Sentences<OpenFact | Whisper> = {
  dealt: ({ agents }) => `Agents in play: ${formatList(agents)}. Each player secretly runs one.`,
  turnBegan: ({ seat, roll }, { does }) => `${does(seat, 'have', 'has')} the turn and rolled ${roll}.`,
  // The points of the die: by agent, how many buildings it moves on.
  pointsSpent: ({ seat, points }, { who }) => `${who(seat)} moved agents: ${formatValues(points)}.`,
  scored: ({ gains }) => `Points: ${formatValues(gains)}.`,
  safeLifted: ({ seat }, { does }) => `${does(seat, 'have', 'has')} to move the safe.`,
  safeMoved: ({ seat, to }, { who }) => `${who(seat)} put the safe at building ${to}.`,
  timeRanOut: ({ seat }, { who }) => (seat === null ? 'The time was up.' : `The time of ${who(seat)} was up.`),
  handsDealt: ({ each }) => `Each player was dealt ${each} cards.`,
  drawOffered: ({ seat }, { who }) => `${who(seat)} may draw a card.`,
  drawDeclined: ({ seat }, { who }) => `${who(seat)} did not draw.`,
  pileRenewed: () => 'The pile was renewed.',
  cardDrawn: ({ seat }, { who }) => `${who(seat)} drew a card.`,
  cardsCalled: () => 'All are asked whether they want to play cards.',
  callAnswered: () => 'Somebody answered.',
  callClosed: ({ wanting }, { who }) => `Those who want to play cards: ${who(wanting)}.`,
  askedToPlay: ({ seat }, { who }) => `${who(seat)} may play a card.`,
  cardPlayed: ({ seat, card }, { who }) => `${who(seat)} played ${card}.`,
  agentsMoved: ({ to }) => `Agents moved to buildings: ${formatValues(to)}.`,
  // Each agent's stone stands on its points: by agent, how many fields it moves.
  stonesMoved: ({ gains }) => `Points changed: ${formatValues(gains)}.`,
  recruited: ({ seat }, { who }) => `${who(seat)} recruited a face-down agent.`,
  passed: ({ seat }, { who }) => `${who(seat)} passed.`,
  finished: ({ seat }, { who }) => `${who(seat)} played no further card.`,
  roundClosed: () => 'The round of cards is over.',
  dossiersCalled: () => 'All write who runs which agent.',
  dossierSealed: () => 'Somebody sealed a dossier.',
  dossiersClosed: () => 'All dossiers are closed.',
  agentsTurnedUp: ({ held, bystanders }, { who }) =>
    `Agents are turned up: ${held.map((agents, seat) => `${who(seat)} ${formatList(agents)}`).join('; ')}. Bystanders: ${formatList(bystanders)}.`,
  dossiersOpened: ({ right }, { who }) =>
    `Dossiers are opened. Right were: ${right.map((agents, seat) => `${who(seat)} ${agents.length}`).join(', ')}.`,
  ended: ({ winners, points }, { who }) =>
    `The match is over. Winners: ${who(winners)}. Points: ${points.map((total, seat) => `${who(seat)} ${total}`).join(', ')}.`,
  agentDealt: ({ agent }) => `Secret: you run ${agent}.`,
  cardsDealt: ({ cards }) => `Secret: your cards are ${formatList(cards)}.`,
  cardTaken: ({ card }) => `Secret: you drew ${card}.`,
  answerNoted: ({ wants }) => `Secret: you ${wants ? 'want' : 'do not want'} to play cards.`,
  agentRecruited: ({ agent }) => `Secret: you now run ${agent}.`,
  dossierEntered: ({ names }, teller) => `Secret: your dossier says ${dossierText(names, teller)}.`,
}
