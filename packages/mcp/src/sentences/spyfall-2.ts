// Sentences for what happens in Spyfall 2.
import type { OpenFact, Whisper } from '@safehouse/player/spyfall-2'
import type { Sentences } from './teller.ts'

export const sentences: Sentences<OpenFact | Whisper> = {
  roundBegan: ({ dealer }, { who }) => `A round begins. ${who(dealer)} dealt.`,
  clockStarted: () => 'The clock runs.',
  questionAsked: ({ by, to, text }, { who }) => `${who(by)} asked ${who(to)}: ${JSON.stringify(text)}`,
  questionAnswered: ({ by, text }, { who }) => `${who(by)} answered: ${JSON.stringify(text)}`,
  answerShaded: ({ by, shade }, { does }) =>
    `${does(by, 'say', 'says')} how much there is of what was asked about, by that spoken answer: ${shade === 'unsaid' ? 'it did not say' : shade}.`,
  accused: ({ by, suspect }, { who }) => `${who(by)} accused ${who(suspect)}. The clock stands still for the vote.`,
  timeRanOut: () => 'The time of the round is up. Everybody may talk.',
  votingOpened: () => 'The votes begin.',
  suspectTried: ({ suspect }, { who }) => `Vote: is ${who(suspect)} the spy?`,
  voted: ({ by }, { who }) => `${who(by)} voted.`,
  votesShown: ({ hands, convicted }, { who }) => `Votes for yes: ${who(hands)}. ${convicted ? 'Convicted.' : 'Not convicted.'}`,
  clockWentOn: () => 'The clock goes on.',
  spyShown: ({ by }, { does }) => `${does(by, 'stop the round: you are', 'stops the round and is')} a spy, and must name the place.`,
  placeNamed: ({ by, place: key }, { who, place }) => (key === null ? `${who(by)} named no place.` : `${who(by)} named ${place(key)}.`),
  roundEnded: ({ place: key, cards, awards }, { who, place, role }) =>
    `The round is over. The place was ${place(key)}. Roles: ${cards.map((card, seat) => `${who(seat)} ${card === null ? 'spy' : role(key, card)}`).join(', ')}. Points: ${awards.map(({ seat, points, reason }) => `${who(seat)} +${points} (${reason})`).join(', ') || 'none'}.`,
  cardDealt: ({ place: key, role: card, pal }, { place, role, who }) =>
    key === null
      ? `Secret: you are a spy and do not know the place.${pal === null ? '' : ` The other spy is ${who(pal)}.`}`
      : `Secret: the place is ${place(key)}.${card === null ? '' : ` Your role: ${role(key, card)}.`}`,
  ownVote: ({ up }) => `Secret: you voted ${up ? 'yes' : 'no'}.`,
}
