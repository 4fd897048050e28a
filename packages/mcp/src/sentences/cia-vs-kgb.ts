// Sentences for what happens in CIA vs. KGB.
import type { OpenFact, Whisper } from '@safehouse/player/cia-vs-kgb'
import { noteIfLate, type Sentences } from './teller.ts'

export const sentences: Sentences<OpenFact | Whisper> = {
  dealt: ({ dealer }, { who, does }) => `Cards are dealt. ${who(dealer)} dealt, and ${does(dealer, 'stand', 'stands')} first.`,
  asked: ({ by, to, byClock }, { who }) => `${who(by)} asked ${who(to)} to change places${noteIfLate(byClock)}.`,
  answered: ({ by, to, yes, byClock }, { who }) => `${who(by)} said ${yes ? 'yes' : 'no'} to ${who(to)}${noteIfLate(byClock)}.`,
  satDown: ({ seat, byClock }, { who }) => `${who(seat)} sat down${noteIfLate(byClock)}.`,
  handRaised: ({ seat }, { who }) => `${who(seat)} raised a hand.`,
  handsRaised: ({ hands }, { who }) => `Hands went up: ${hands.map(({ seat, side }) => `${who(seat)} (${side})`).join(', ')}.`,
  ended: ({ winner, ground, cards }, { who }) =>
    `The match is over: ${winner ?? 'nobody'} won (${ground}). Cards: ${cards.map((side, seat) => `${who(seat)} ${side}`).join(', ')}.`,
  cardDealt: ({ side }) => `Secret: you are ${side}.`,
  cardShown: ({ of, side }, { does }) => `Secret: ${does(of, 'are', 'is')} ${side}.`,
  signalSent: ({ to }, { who }) => `Secret: you signal to ${who(to)}.`,
  signalGot: ({ from }, { does }) => `Secret: ${does(from, 'signal', 'signals')} to you.`,
  readyMade: ({ from, ready }, { who }) => `Secret: you are ${ready ? '' : 'not '}ready to answer the signal of ${who(from)}.`,
}
