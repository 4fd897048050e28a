// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { byClock, type FactsOf, factsSchema, question, seat, seats, until } from '../fact.ts'
import { spies } from './spies.ts'

export const spy = z.enum(spies).describe('One of the six spies.')
export const cards = z.array(spy).max(spies.length).readonly()
export const cardsBySeat = z.array(cards).readonly()
const dice = z.array(spy).length(5).readonly().describe('What the five dice show.')
const dieNumbers = z.array(z.int().min(0).max(4)).max(5).readonly()

const openShapes = {
  dealt: { each: z.int().min(1).max(2).describe('How many cards everybody was dealt.') },
  startAsked: { seats: seats.describe('Who is to roll.'), until },
  startRolled: { seat, dice, byClock },
  turnBegan: { seat, until },
  rolled: { seat, dice, kept: dieNumbers.describe('Numbers (from 0) of the dice that were left lying.'), until },
  guessed: {
    by: seat.describe('Who guesses.'),
    whom: seat.describe('Whose card is guessed.'),
    spy,
    right: z.boolean().describe('Whether that player holds this spy. If so, the guesser takes the card.'),
    until,
  },
  missionAttempted: { seat, spy, until },
  missionPassed: { seat, byClock, until },
  missionEnded: { seat, spy, accomplished: z.boolean().describe('Whether the roller holds this spy, and so has won.') },
  cardHandedOver: { from: seat.describe('Who gives a card.'), to: seat.describe('Who gets it.'), byClock, until },
  cardThrown: { seat, byClock },
  turnEnded: { seat, byClock },
  playPaused: {},
  playResumed: { by: seat.describe('Who woke the table.'), until },
  gameEnded: {
    winner: seat.describe('Who has won.'),
    how: z.enum(['mission', 'lastOneLeft']).describe('By a mission, or as the last one with cards.'),
    hands: cardsBySeat.describe('By seat: the cards it still holds.'),
    thrown: cardsBySeat.describe('By seat: the cards it has thrown away.'),
    undealt: cards.describe('The cards that nobody was dealt.'),
  },
}
const whisperShapes = {
  handDealt: { cards: cards.describe('Your cards.') },
  cardGiven: { from: seat.describe('Who gave it.'), to: seat.describe('Who got it.'), spy: spy.describe('The card. Only these two know.') },
  ownCardThrown: { spy: spy.describe('The card that you threw away.') },
}
const sealedShapes = { leftUndealt: { cards: cards.describe('The cards that nobody was dealt.') } }

export type AlleyOpenFact = FactsOf<typeof openShapes>
export type AlleyWhisper = FactsOf<typeof whisperShapes>
export type AlleySealedFact = FactsOf<typeof sealedShapes>

const card = spy.describe('One of your cards.')
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rollForStart'), question }).describe('Roll all five dice for the start.'),
  z.strictObject({ do: z.literal('roll'), question }).describe('The first roll of your turn, of all five dice.'),
  z
    .strictObject({
      do: z.literal('rollAgain'),
      question,
      dice: z.array(z.int().min(0).max(99)).max(20).readonly().describe('Numbers (0 to 4) of the dice to roll again; the others stay.'),
    })
    .describe('Roll some dice again.'),
  z
    .strictObject({ do: z.literal('guess'), question, whom: seat.describe('Who holds that spy.'), spy })
    .describe('Guess who is the spy on your dice.'),
  z.strictObject({ do: z.literal('attemptMission'), question }).describe('Try the mission of the spy that all five dice show.'),
  z.strictObject({ do: z.literal('endTurn'), question }).describe('End your turn without a guess.'),
  z.strictObject({ do: z.literal('challenge'), question }).describe('Say that the roller on a mission is that spy.'),
  z.strictObject({ do: z.literal('letPass'), question }).describe('Let the mission pass.'),
  z.strictObject({ do: z.literal('give'), question, card }).describe('Give the roller a card after a wrong challenge.'),
  z.strictObject({ do: z.literal('throwAway'), question, card }).describe('Throw a card away, unseen.'),
  z.strictObject({ do: z.literal('resume'), question }).describe('Wake the table after a round in which nobody played.'),
])
export type AlleyAction = Readonly<z.output<typeof action>>

export const factSchemas = {
  action,
  open: factsSchema(openShapes, {
    dealt: 'The cards were dealt.',
    startAsked: 'These seats roll for the start.',
    startRolled: 'A seat rolled for the start: most Russians begin.',
    turnBegan: 'The turn of a seat began.',
    rolled: 'The roller rolled.',
    guessed: 'Somebody guessed, or challenged a mission.',
    missionAttempted: 'The roller goes for the mission of this spy.',
    missionPassed: 'A seat let the mission pass.',
    missionEnded: 'The mission ended without a challenge.',
    cardHandedOver: 'A card was handed over, face down.',
    cardThrown: 'A card was thrown away, face down.',
    turnEnded: 'The turn is over.',
    playPaused: 'Nobody played for a whole round: the table waits without a limit.',
    playResumed: 'Somebody woke the table.',
    gameEnded: 'The match is over, and all cards are shown.',
  }),
  whisper: factsSchema(whisperShapes, {
    handDealt: 'You were dealt these cards.',
    cardGiven: 'A card changed hands between you and another.',
    ownCardThrown: 'You threw this card away.',
  }),
  sealed: factsSchema(sealedShapes, { leftUndealt: 'These cards were dealt to nobody.' }),
}
