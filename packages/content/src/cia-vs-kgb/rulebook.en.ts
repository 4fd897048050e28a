// CIA vs. KGB explained in English, and why it refuses something. Placeholders in braces are values of the refusal (`with`).
import type { Rulebook } from '../rulebook.ts'

export const en = {
  help: {
    lead: 'There are two sides, and nobody says which one they are on. Find yours, then raise all your hands at once.',
    steps: [
      { title: 'Ask for a chair', text: 'On your turn you stand up, show one player your card and ask for the chair. Only that player sees it.' },
      {
        title: 'Yes shows a card back',
        text: 'Yes: you swap places, you see that card too, and that player is next. No: ask somebody else, or sit down.',
      },
      {
        title: 'All hands of your side, at once',
        text: 'Hold the hand for a second and let go: your side gets a secret signal. Whoever gets one presses the hand once, and it goes up with yours.',
      },
    ],
    rulings: [
      'With an odd number of players the KGB has one card more. The dealer is drawn by lot, unless the host names one.',
      'A signal makes no sound. Two habits help: look at the line under the headline when somebody answers, and press the hand now and then. Without a signal it does nothing.',
      'A signal goes to those whom your notebook has on your side. While you hold, touch chairs to add them or leave them out. Slide your finger off the hand, and nothing is sent.',
      'A signal lasts ten seconds and cannot be taken back. Your own hand goes up in any case. You can send the next one in a later turn.',
      'Whoever gets a signal sees who sent it and how long it lasts, but not who else got it. It may be a lie.',
      'One hand alone goes down again, and everybody has seen whose. Two or more end the game.',
      'If all hands go up, nobody wins. Otherwise a side wins if all its hands are up, even if others joined in. Otherwise the side with fewer hands up wins; if they are equal, nobody does.',
      'If all players of a side know each other, they should raise their hands at once. Nobody can check it.',
      'You can ask each player once a turn. If all say no, you sit down. Whoever was asked last is next.',
      'There is only ever one empty chair, so that is where you sit down.',
      'When time is up, the answer is no. Whoever should ask then asks somebody at random, or sits down.',
      'After twenty answers for each player the game ends, and nobody wins.',
    ],
  },
  refusals: {
    gameOver: 'The game is over.',
    notOnTurn: 'It is {seat}’s turn.',
    answerDue: '{seat} has not answered yet.',
    questionGone: 'Too late: the table has moved on.',
    askFirst: 'Ask somebody first.',
    askedOneself: 'Ask somebody else.',
    noSuchSeat: 'Nobody sits there.',
    alreadyAsked: 'You have asked {seat} in this turn.',
    justRefused: '{seat} has just said no. Ask somebody else first.',
    notAsked: 'Nobody has asked you.',
    signalToNobody: 'A signal needs somebody to get it.',
    signalToOneself: 'Your own hand goes up anyway.',
    namedTwice: 'Name each player once.',
    signalRuns: 'One signal at a time.',
    signalTooSoon: 'One signal a turn.',
    sendersHandStays: 'If you signal, your own hand goes up too.',
    alreadyReady: 'Done already.',
    notReady: 'Done already.',
    noSuchDealer: 'The chosen dealer is not at the table.',
  },
} satisfies Rulebook
