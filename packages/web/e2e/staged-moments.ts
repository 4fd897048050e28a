// Decisions of Spy Alley Dice, Spyfall 2 and CIA vs. KGB that are staged, for tests that look at their scenes beat by beat.
import { type FactOf, kgbOptions, type SceneOf } from './scene.ts'
import { spyfallScene } from './spyfall-scenes.ts'
import { type StagedMoment, stageMoment } from './staging.ts'

type AlleyFact = FactOf<'spy-alley-dice'>
type Spy = Extract<AlleyFact, { kind: 'missionAttempted' }>['spy']
const fiveAlike = (spy: Spy): Spy[] => [spy, spy, spy, spy, spy]
const threeAlike: Spy[] = ['italian', 'italian', 'french', 'italian', 'german']
const twoAlike: Spy[] = ['italian', 'russian', 'french', 'italian', 'german']
/** No decision has a time limit. */
const until = null
const opening: AlleyFact[][] = [
  [
    { kind: 'dealt', each: 1 },
    { kind: 'startAsked', seats: [0, 1, 2, 3], until },
  ],
  ...[0, 1, 2, 3].map((seat): AlleyFact[] => [{ kind: 'startRolled', seat, dice: twoAlike, byClock: false }]),
  [{ kind: 'turnBegan', seat: 1, until }],
]
const roll = (dice: Spy[]): AlleyFact[] => [{ kind: 'rolled', seat: 1, dice, kept: [], until }]
const nextTurn: AlleyFact[] = [
  { kind: 'turnEnded', seat: 1, byClock: false },
  { kind: 'turnBegan', seat: 2, until },
]
/** Seat 1 (Noor) is on turn; seats 0 to 3 are Mara, Noor, Jonas and Maximiliane-Sophie. */
function alleyMoment(
  title: string,
  feed: AlleyFact[][],
  facts: AlleyFact[],
  hiddenBefore: StagedMoment['hiddenBefore'],
  { you = 0, winners }: { readonly you?: number; readonly winners?: readonly number[] } = {},
): StagedMoment {
  const dealt: AlleyFact[] = [...opening[0]!, { kind: 'handDealt', cards: you === 0 ? ['american'] : ['italian'] }]
  const scene: SceneOf<'spy-alley-dice'> = {
    title,
    game: 'spy-alley-dice',
    options: { decisionSeconds: 0 },
    people: 4,
    you,
    feed: [dealt, ...opening.slice(1), ...feed],
    whispers: ['handDealt'],
  }
  return stageMoment(scene, facts, hiddenBefore, winners)
}
const guessed = (right: boolean): AlleyFact => ({ kind: 'guessed', by: 1, whom: 2, spy: 'italian', right, until })
/** A right guess of seat 1 about seat 2, on this seat's screen. */
export const guessSeenBy = (you: number): StagedMoment => alleyMoment('guess right', [roll(threeAlike)], [guessed(true)], {}, { you })
export const rightGuess = alleyMoment('guess right', [roll(threeAlike)], [guessed(true)], {
  stamp: ['Cover blown'],
  sentence: ['was the Italian', 'takes the card'],
})
export const wrongGuess = alleyMoment('guess wrong', [roll(threeAlike)], [guessed(false), ...nextTurn], {
  sentence: ['is not the Italian', 'costs nothing', 'is next'],
})
const passes: AlleyFact[][] = [
  roll(fiveAlike('russian')),
  [{ kind: 'missionAttempted', seat: 1, spy: 'russian', until }],
  [{ kind: 'missionPassed', seat: 2, byClock: false, until }],
  [{ kind: 'missionPassed', seat: 3, byClock: false, until }],
]
const lastPass: AlleyFact = { kind: 'missionPassed', seat: 0, byClock: false, until }
const won = alleyMoment(
  'mission accomplished',
  passes,
  [
    lastPass,
    { kind: 'missionEnded', seat: 1, spy: 'russian', accomplished: true },
    {
      kind: 'gameEnded',
      winner: 1,
      how: 'mission',
      hands: [['american'], ['russian'], ['german'], ['french']],
      thrown: [[], [], [], []],
      undealt: [],
    },
  ],
  { stamp: ['Mission accomplished'], sentence: ['was the Russian'], winner: ['has won'], after: ['Tonight', 'Play again'] },
  { winners: [1] },
)
const bluff = alleyMoment(
  'mission uncalled',
  passes,
  [lastPass, { kind: 'missionEnded', seat: 1, spy: 'russian', accomplished: false }, ...nextTurn],
  {
    sentence: ['stays shut', 'No card is shown'],
  },
)
const nothing = alleyMoment('third roll nothing', [roll(threeAlike), roll(twoAlike)], [...roll(twoAlike), ...nextTurn], {
  sentence: ['Nothing for', 'is next'],
})
const declined = alleyMoment('guess declined', [roll(threeAlike)], nextTurn, { sentence: ['did not guess', 'is next'] })

/** The suspect is seat 3, Maximiliane-Sophie, accused by seat 1; the spy is seat 3. */
const accusation = spyfallScene('somebody is accused')
type SpyfallFact = FactOf<'spyfall-2'>
const spyfallMoment = (title: string, facts: SpyfallFact[], hiddenBefore: StagedMoment['hiddenBefore'], scene = accusation): StagedMoment =>
  stageMoment({ ...scene, title }, facts, hiddenBefore)
const caught: SpyfallFact[] = [
  { kind: 'votesShown', hands: [0, 1, 2, 4, 5], missing: [], convicted: true, goesOnAt: null },
  {
    kind: 'roundEnded',
    place: 'lamplight/night-ferry',
    cards: [0, 1, 2, null, 3, 4],
    ending: { how: 'accused', convicted: 3, firstAccuser: 1 },
    awards: [0, 1, 2, 4, 5].map((seat) => ({ seat, reason: 'othersWon', points: 1 }) as const),
  },
]
export const convicted = spyfallMoment('accusation convicts', caught, {
  look: ['Five hands of five'],
  stamp: ['Cover blown'],
  sentence: ['found out', 'was a spy'],
  points: ['Points of this round', '1 for winning'],
})
const failed = spyfallMoment(
  'accusation fails',
  [{ kind: 'votesShown', hands: [0, 1], missing: [], convicted: false, goesOnAt: Date.now() + 3_600_000 }],
  {
    look: ['Two hands of five'],
  },
)

const spyStops = spyfallScene('somebody names the place')
const named = spyfallMoment(
  'spy names the place',
  [
    { kind: 'placeNamed', by: 2, place: 'lamplight/night-ferry', byClock: false },
    {
      kind: 'roundEnded',
      place: 'lamplight/night-ferry',
      cards: [0, 1, null, 2, 3, 4],
      ending: { how: 'named', right: [2] },
      awards: [{ seat: 2, reason: 'spiesWon', points: 2 }],
    },
  ],
  { stamp: ['Spy wins'], sentence: ['named the place'], after: ['Points of this round'] },
  spyStops,
)

type KgbFact = FactOf<'cia-vs-kgb'>
/** Six players; odd seats are CIA. Seat 1 (Noor) is on turn and asks seat 2. */
function kgbMoment(title: string, facts: KgbFact[], winners: readonly number[], hiddenBefore: StagedMoment['hiddenBefore']): StagedMoment {
  const feed: KgbFact[][] = [
    [
      { kind: 'dealt', dealer: 1, at: 1, until: null },
      { kind: 'cardDealt', side: 'kgb' },
    ],
    [{ kind: 'asked', by: 1, to: 2, byClock: false, at: 1, until: null }],
  ]
  const scene: SceneOf<'cia-vs-kgb'> = { title, game: 'cia-vs-kgb', options: kgbOptions, people: 6, feed, whispers: ['cardDealt'] }
  return stageMoment(scene, facts, hiddenBefore, winners)
}
const cards = Array.from({ length: 6 }, (_, seat) => (seat % 2 === 0 ? ('kgb' as const) : ('cia' as const)))
const cia = [1, 3, 5]
const handsUp = (raised: readonly number[], winner: 'cia' | 'kgb', ground: 'fewerHands' | 'wholeSideRaised'): KgbFact[] => [
  { kind: 'handsRaised', hands: raised.map((seat) => ({ seat, side: cards[seat]! })), at: Date.now() },
  { kind: 'ended', winner, ground, cards, at: Date.now() },
]
export const raiseFails = kgbMoment('hands fail', handsUp([0, 2, 3], 'cia', 'fewerHands'), cia, {
  hush: ['Three cards come down'],
  stamp: ['Cover blown'],
  sentence: ['fewer hands win'],
  winner: ['The CIA wins'],
  over: ['The game is over', 'Play again'],
})
const raiseWins = kgbMoment('hands win', handsUp([1, 3, 5], 'cia', 'wholeSideRaised'), cia, {
  hush: ['Three cards come down'],
  stamp: ['Mission accomplished'],
  sentence: ['A whole side wins'],
  winner: ['The CIA wins'],
  over: ['The game is over', 'Play again'],
})
const usedUp = kgbMoment(
  'answers used up',
  [
    { kind: 'answered', by: 2, to: 1, yes: false, byClock: false, at: 1, until: null },
    { kind: 'ended', winner: null, ground: 'answersUsedUp', cards, at: 1 },
  ],
  [],
  { stamp: ['Stalemate'], sentence: ['answers are given'], winner: ['Nobody wins'] },
)
export const moments = [raiseFails, raiseWins, usedUp, rightGuess, wrongGuess, won, bluff, nothing, declined, convicted, failed, named]

const attempt = alleyMoment('mission attempted', [roll(fiveAlike('russian'))], [{ kind: 'missionAttempted', seat: 1, spy: 'russian', until }], {})

const talking = spyfallScene('others ask')
const stopped = spyfallMoment('spy stops the round', [{ kind: 'spyShown', by: 2, left: 192_000, until: null }], {}, talking)
const timeUp = spyfallMoment('time is up', [{ kind: 'timeRanOut', talkUntil: Date.now() + 48_000 }], {}, talking)
const innocent = spyfallMoment(
  'an innocent is convicted',
  [
    { kind: 'votesShown', hands: [0, 1, 2, 4, 5], missing: [], convicted: true, goesOnAt: null },
    {
      kind: 'roundEnded',
      place: 'lamplight/night-ferry',
      cards: [0, 1, null, 2, 3, 4],
      ending: { how: 'accused', convicted: 3, firstAccuser: 1 },
      awards: [{ seat: 2, reason: 'spiesWon', points: 2 }],
    },
  ],
  {},
)
/** For film strips alone: they are put together from beats that other moments check. */
export const filmedMoments = [attempt, stopped, timeUp, innocent]
