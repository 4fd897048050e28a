// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Nothing here may count signals, in a number, a name or a length (CK-17).
// Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { byClock, type FactsOf, factsSchema, question, seat, time, until } from '../fact.ts'
import { sides } from './sides.ts'
import { grounds } from './verdict.ts'

export const side = z.enum(sides).describe('CIA or KGB.')
const at = time.describe('The game time at which it happened.')
const asker = seat.describe('Who asks for the chair.')
const asked = seat.describe('Who is asked.')
const signalEnd = time.describe('The game time at which the signal ends and the hands go up.')

const openShapes = {
  dealt: { dealer: seat.describe('Who has the first turn.'), at, until },
  asked: { by: asker, to: asked, byClock, at, until },
  answered: { by: asked, to: asker, yes: z.boolean().describe('Whether the chair is given.'), byClock, at, until },
  satDown: { seat, byClock, at, until },
  handRaised: { seat, at },
  handsRaised: { hands: z.array(z.strictObject({ seat, side })).min(2).describe('Who raised a hand, with their cards.'), at },
  ended: {
    winner: side.nullable().describe('The side that has won; null for nobody.'),
    ground: z.enum(grounds).describe('What decided.'),
    cards: z.array(side).describe('By seat: its card.'),
    at,
  },
}
const whisperShapes = {
  cardDealt: { side: side.describe('Your side.') },
  cardShown: { of: seat.describe('Whose card you were shown.'), side },
  signalSent: { to: z.array(seat).describe('To whom your signal went.'), until: signalEnd },
  signalGot: { from: seat.describe('Who signals you.'), until: signalEnd },
  readyMade: { from: seat.describe('Whose signal this is about.'), ready: z.boolean().describe('Whether your hand will go up with it.') },
}
const sealedShapes = {
  signalStarted: { from: seat.describe('Who signals.'), to: z.array(seat).describe('To whom.'), until: signalEnd },
}

export type KgbOpenFact = FactsOf<typeof openShapes>
export type KgbWhisper = FactsOf<typeof whisperShapes>
export type KgbSealedFact = FactsOf<typeof sealedShapes>

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ask'), question, whom: seat.describe('Whom you ask.') }).describe('Show somebody your card and ask for the chair.'),
  z.strictObject({ do: z.literal('answer'), question, yes: z.boolean().describe('Whether you give your chair.') }).describe('Answer who asks you.'),
  z.strictObject({ do: z.literal('sitDown'), question }).describe('Sit down after a no, which ends your turn.'),
  z
    .strictObject({ do: z.literal('signal'), question, to: z.array(seat).max(12).describe('Who gets the signal.') })
    .describe('Send a secret signal: your hand goes up when it ends, with those who got ready.'),
  z
    .strictObject({
      do: z.literal('makeReady'),
      question,
      from: seat.describe('Whose signal this is about.'),
      ready: z.boolean().describe('Whether your hand shall go up with it.'),
    })
    .describe('Get ready for a signal that you got, or take that back.'),
])
export type KgbAction = Readonly<z.output<typeof action>>

export const factSchemas = {
  action,
  open: factsSchema(openShapes, {
    dealt: 'Everybody has a card, and the dealer has the first turn.',
    asked: 'A chair was asked for. The asked player has seen the asker’s card.',
    answered: 'The asked player answered. After a yes they swap, the asker has seen that card too, and the turn passes.',
    satDown: 'The asker sat down after a no. Who was asked last has the next turn.',
    handRaised: 'One hand went up alone and goes down again.',
    handsRaised: 'Several hands went up together: the match is over.',
    ended: 'The match is over, and all cards are shown.',
  }),
  whisper: factsSchema(whisperShapes, {
    cardDealt: 'Your card.',
    cardShown: 'You have seen a card.',
    signalSent: 'Your own signal runs.',
    signalGot: 'Somebody signals you.',
    readyMade: 'You got ready for a signal, or took that back.',
  }),
  sealed: factsSchema(sealedShapes, { signalStarted: 'A signal was sent.' }),
}
