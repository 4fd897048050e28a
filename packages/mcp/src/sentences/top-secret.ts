// Sentences for what happens in Top Secret.
import type { OpenFact, Whisper } from '@safehouse/player/top-secret'
import { noteIfLate, type Sentences } from './teller.ts'

const yesOrNo = (yes: boolean): string => (yes ? 'yes' : 'no')

export const sentences: Sentences<OpenFact | Whisper> = {
  roundBegun: ({ round }) => `Round ${round} begins.`,
  cardTurned: ({ deck, card, side }, { questions }) => `A card is turned: ${questions(deck, card, side)}`,
  answersOpened: () => "Everybody answers their own team's question.",
  // An answer that is placed lies open; one that is laid is face down until all are turned.
  tokenPlaced: ({ seat, yes, byClock }, { who }) => `${who(seat)} answered ${yesOrNo(yes)}${noteIfLate(byClock)}.`,
  tokenLaid: ({ seat, byClock }, { who }) => `${who(seat)} laid an answer face down${noteIfLate(byClock)}.`,
  tokensTurned: ({ answers }, { who }) => `Answers: ${answers.map((yes, seat) => `${who(seat)} ${yesOrNo(yes)}`).join(', ')}.`,
  pointingOpened: () => 'Everybody chooses whom to point at: somebody of their own team.',
  saidReady: ({ seat }, { does }) => `${does(seat, 'are', 'is')} ready.`,
  tookReadyBack: ({ seat }, { does }) => `${does(seat, 'are', 'is')} no longer ready.`,
  pointingTimedOut: ({ seats }, { who }) => `The clock chose for ${who(seats)}.`,
  countBegun: () => 'The count to the pointing begins.',
  pointingsShown: ({ pointings }, { who }) => `Pointings: ${pointings.map((target, seat) => `${who(seat)} at ${who(target)}`).join(', ')}.`,
  teamsShown: ({ teams }, { who }) => `Teams: ${teams.map((team, seat) => `${who(seat)} ${team}`).join(', ')}.`,
  // Points for finding a teammate, and for being found by one.
  roundScored: ({ points }, { who }) =>
    `Points of the round: ${points.map(({ finding, found }, seat) => `${who(seat)} ${finding + found}`).join(', ')}.`,
  wentOn: ({ seat }, { does }) => `${does(seat, 'are', 'is')} ready for the next round.`,
  teamDealt: ({ yellow }) => `Secret: you are in the ${yellow ? 'yellow' : 'blue'} team and answer the ${yellow ? 'yellow' : 'blue'} question.`,
  answerKept: ({ yes }) => `Secret: you answered ${yesOrNo(yes === 1)}.`,
  pointed: ({ at }, { who }) => `Secret: you point at ${who(at)}.`,
}
