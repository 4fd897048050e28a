// Sentences for what happens in Spy Alley Dice.
import type { OpenFact, Whisper } from '@safehouse/player/spy-alley-dice'
import { formatList, noteIfLate, type Sentences } from './teller.ts'

export const sentences: Sentences<OpenFact | Whisper> = {
  dealt: ({ each }) => `Each player was dealt ${each} secret spy card${each > 1 ? 's' : ''}.`,
  startAsked: ({ seats }, { who }) => `To find who begins, ${who(seats)} roll.`,
  startRolled: ({ seat, dice, byClock }, { who }) => `${who(seat)} rolled ${formatList(dice)} for the start${noteIfLate(byClock)}.`,
  turnBegan: ({ seat }, { does }) => `${does(seat, 'have', 'has')} the turn.`,
  rolled: ({ seat, dice, kept }, { who }) =>
    `${who(seat)} rolled. The five dice show ${formatList(dice)}; kept were dice number ${formatList(kept)}.`,
  guessed: ({ by, whom, spy, right }, { who }) => `${who(by)} guessed that ${who(whom)} held ${spy}: ${right ? 'right' : 'wrong'}.`,
  missionAttempted: ({ seat, spy }, { who }) => `${who(seat)} attempted the mission of ${spy}. Others may challenge it.`,
  missionPassed: ({ seat, byClock }, { who }) => `${who(seat)} let the mission pass${noteIfLate(byClock)}.`,
  missionEnded: ({ seat, spy, accomplished }, { who }) => `The mission of ${who(seat)} as ${spy} ${accomplished ? 'was accomplished' : 'failed'}.`,
  cardHandedOver: ({ from, to, byClock }, { who }) => `${who(from)} handed a card to ${who(to)}${noteIfLate(byClock)}.`,
  cardThrown: ({ seat, byClock }, { who }) => `${who(seat)} threw a card away${noteIfLate(byClock)}.`,
  turnEnded: ({ seat, byClock }, { who }) => `${who(seat)} ended the turn${noteIfLate(byClock)}.`,
  playPaused: () => 'Play waits until somebody resumes it.',
  playResumed: ({ by }, { who }) => `${who(by)} resumed play.`,
  gameEnded: ({ winner, how, hands }, { who, does }) =>
    `The match is over: ${does(winner, 'win', 'wins')} (${how === 'mission' ? 'mission accomplished' : 'the last one left'}). Cards: ${hands.map((cards, seat) => `${who(seat)} ${formatList(cards)}`).join('; ')}.`,
  handDealt: ({ cards }) => `Secret: your cards are ${formatList(cards)}.`,
  cardGiven: ({ from, to, spy }, { who }) => `Secret: ${who(from)} gave ${spy} to ${who(to)}.`,
  ownCardThrown: ({ spy }) => `Secret: you threw away ${spy}.`,
}
