// Top Secret explained in English, and why it refuses something. Placeholders in braces are values of the refusal (`with`).
import type { Rulebook } from '../rulebook.ts'

export const en = {
  help: {
    lead: 'Two secret teams answer different questions, and only the answers show who belongs together. Find out who is on yours, without saying so.',
    steps: [
      {
        title: 'Answer for your team',
        text: 'A card has a question for Yellow and one for Blue. You lay a token on yes or no for your own question. Only you know which one that was.',
      },
      { title: 'Point on three', text: 'After three cards you choose in secret who is with you. When all are ready, all fingers go out at once.' },
      { title: 'Be found', text: 'Finding a teammate is worth 3, being found by one is worth 1. After three rounds the most points win.' },
    ],
    rulings: [
      'Nobody checks whether an answer is true. But your own team should recognise you by it.',
      'Each bot has a biography that everybody may read: press the bot, or look under “People and seats” in the menu. Its answers follow from it, with surprises.',
      'With an odd number of players one team card is left over. Nobody ever looks at it.',
      'New teams are dealt each round.',
      'Answers open after the time for reading. A token that is down stays.',
      'If the host wants it, tokens lie face down and are all turned at once.',
      'Until everyone is ready you can choose somebody else. You then have to press Ready again.',
      'Being found is worth 1, however many find you.',
      'With three players, one is alone on a team and is not told. Whoever is alone and points at themselves gets 4.',
      'When time runs out, a missing answer or finger is chosen by chance, and all see that the clock did it.',
      'Players with the same points win together.',
    ],
  },
  refusals: {
    stillReading: 'Read both questions first.',
    questionGone: 'Too late: the table has moved on.',
    tokenStays: 'Your token is down, and it stays.',
    yesOrNo: 'Yes or no: there is nothing in between.',
    cardsFirst: 'First come the three cards, then you point.',
    countBegun: 'The count has begun. No changes now.',
    pointFirst: 'Choose somebody first.',
    alreadyReady: 'You have said that you are ready.',
    notReady: 'You have not said that you are ready.',
    alreadyPointing: 'Your finger points there already.',
    notYourself: 'You can point at yourself only with three players.',
    pointAtOne: 'Point at exactly one player of this table.',
    roundRunning: 'This round is still on.',
    alreadyGoingOn: 'You have said so. The others are looking.',
    gameOver: 'The game is over.',
    tooFewCards: 'A game needs {atLeast} cards. These decks have {cards}.',
  },
} satisfies Rulebook
