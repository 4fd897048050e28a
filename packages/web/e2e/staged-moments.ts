// Decisions of Spy Alley Dice, Spyfall 2 and CIA vs. KGB that are staged, for tests that look at their scenes beat by beat.
import { foldOpenFeed } from '@safehouse/engine'
import { seatRules as kgbRules } from '@safehouse/games/cia-vs-kgb/seat'
import { seatRules as alleyRules } from '@safehouse/games/spy-alley-dice/seat'
import { seatRules as spyfallRules } from '@safehouse/games/spyfall-2/seat'
import type { FactOf, SceneOf } from './scene.ts'
import { spyfallScenes } from './spyfall-scenes.ts'
import type { StagedMoment } from './staging.ts'

type AlleyFact = FactOf<'spy-alley-dice'>
type Spy = Extract<AlleyFact, { kind: 'missionAttempted' }>['spy']
const five = (spy: Spy): Spy[] => [spy, spy, spy, spy, spy]
const three: Spy[] = ['italian', 'italian', 'french', 'italian', 'german']
const pair: Spy[] = ['italian', 'russian', 'french', 'italian', 'german']
const until = null
const open: AlleyFact[][] = [
  [
    { kind: 'dealt', each: 1 },
    { kind: 'startAsked', seats: [0, 1, 2, 3], until },
  ],
  ...[0, 1, 2, 3].map((seat): AlleyFact[] => [{ kind: 'startRolled', seat, dice: pair, byClock: false }]),
  [{ kind: 'turnBegan', seat: 1, until }],
]
const roll = (dice: Spy[]): AlleyFact[] => [{ kind: 'rolled', seat: 1, dice, kept: [], until }]
const nextTurn: AlleyFact[] = [
  { kind: 'turnEnded', seat: 1, byClock: false },
  { kind: 'turnBegan', seat: 2, until },
]
/** Seat 1 (Noor) is on turn; seats 0 to 3 are Mara, Noor, Jonas and Maximiliane-Sophie. */
export function alley(
  title: string,
  feed: AlleyFact[][],
  facts: AlleyFact[],
  hiddenBefore: StagedMoment['hiddenBefore'],
  { you = 0, winners }: { readonly you?: number; readonly winners?: readonly number[] } = {},
): StagedMoment {
  const messages = [...open, ...feed]
  const setup = { seats: 4, options: { decisionSeconds: 0 } }
  const before = foldOpenFeed(
    alleyRules,
    setup,
    messages.map((facts) => ({ at: 1, facts: facts })),
  )
  const staging = alleyRules.scene!(facts as never, before, before)
  if (!staging) throw new Error(`${title}: no scene`)
  const [first, ...rest] = messages
  const dealt: AlleyFact[] = [...first!, { kind: 'handDealt', cards: you === 0 ? ['american'] : ['italian'] }]
  const scene: SceneOf<'spy-alley-dice'> = {
    title,
    game: 'spy-alley-dice',
    options: { decisionSeconds: 0 },
    people: 4,
    you,
    feed: [dealt, ...rest],
    whispers: ['handDealt'],
  }
  return { title, scene, facts, staging, hiddenBefore, ...(winners && { winners }) }
}
const guessed = (right: boolean): AlleyFact => ({ kind: 'guessed', by: 1, whom: 2, spy: 'italian', right, until })
/** A right guess of seat 1 about seat 2, on this seat's screen. */
export const guessSeenBy = (you: number): StagedMoment => alley('guess right', [roll(three)], [guessed(true)], {}, { you })
export const rightGuess = alley('guess right', [roll(three)], [guessed(true)], {
  stamp: ['Cover blown'],
  sentence: ['was the Italian', 'takes the card'],
})
export const wrongGuess = alley('guess wrong', [roll(three)], [guessed(false), ...nextTurn], {
  sentence: ['is not the Italian', 'costs nothing', 'is next'],
})
const passes: AlleyFact[][] = [
  roll(five('russian')),
  [{ kind: 'missionAttempted', seat: 1, spy: 'russian', until }],
  [{ kind: 'missionPassed', seat: 2, byClock: false, until }],
  [{ kind: 'missionPassed', seat: 3, byClock: false, until }],
]
const lastPass: AlleyFact = { kind: 'missionPassed', seat: 0, byClock: false, until }
const won = alley(
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
const bluff = alley('mission uncalled', passes, [lastPass, { kind: 'missionEnded', seat: 1, spy: 'russian', accomplished: false }, ...nextTurn], {
  sentence: ['stays shut', 'No card is shown'],
})
const nothing = alley('third roll nothing', [roll(three), roll(pair)], [...roll(pair), ...nextTurn], { sentence: ['Nothing for', 'is next'] })
const declined = alley('guess declined', [roll(three)], nextTurn, { sentence: ['did not guess', 'is next'] })

/** The suspect is seat 3, Maximiliane-Sophie, accused by seat 1; the spy is seat 3. */
const accusation = spyfallScenes.find(({ title }) => title === 'somebody is accused')!
type SpyfallFact = FactOf<'spyfall-2'>
export function spyfall(title: string, facts: SpyfallFact[], hiddenBefore: StagedMoment['hiddenBefore'], base = accusation): StagedMoment {
  const scene = { ...base, title, whispers: ['cardDealt', 'ownVote'] } as SceneOf<'spyfall-2'>
  const setup = { seats: base.people, options: base.options }
  const isOpen = ({ kind }: SpyfallFact) => kind !== 'cardDealt' && kind !== 'ownVote'
  const toOpenFeed = (lists: readonly (readonly SpyfallFact[])[]) => lists.map((facts) => ({ at: 1, facts: facts.filter(isOpen) }))
  const before = foldOpenFeed(spyfallRules, setup, toOpenFeed(base.feed) as never)
  const after = foldOpenFeed(spyfallRules, setup, toOpenFeed([...base.feed, facts]) as never)
  const staging = spyfallRules.scene!(facts as never, before, after)
  if (!staging) throw new Error(`${title}: no scene`)
  return { title, scene, facts, staging, hiddenBefore }
}
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
export const convicted = spyfall('accusation convicts', caught, {
  look: ['Five hands of five'],
  stamp: ['Cover blown'],
  sentence: ['found out', 'was a spy'],
  points: ['Points of this round', '1 for winning'],
})
const failed = spyfall('accusation fails', [{ kind: 'votesShown', hands: [0, 1], missing: [], convicted: false, goesOnAt: Date.now() + 3_600_000 }], {
  look: ['Two hands of five'],
})

const spyStops = spyfallScenes.find(({ title }) => title === 'somebody names the place')!
const named = spyfall(
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
const kgbOptions = { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: null, decisionSeconds: 0 }
/** Six players; odd seats are CIA. Seat 1 (Noor) is on turn and asks seat 2. */
function kgb(title: string, facts: KgbFact[], winners: readonly number[], hiddenBefore: StagedMoment['hiddenBefore']): StagedMoment {
  const feed: KgbFact[][] = [
    [
      { kind: 'dealt', dealer: 1, at: 1, until: null },
      { kind: 'cardDealt', side: 'kgb' },
    ],
    [{ kind: 'asked', by: 1, to: 2, byClock: false, at: 1, until: null }],
  ]
  const staging = kgbRules.scene!(facts as never, {} as never, {} as never)!
  const scene: SceneOf<'cia-vs-kgb'> = { title, game: 'cia-vs-kgb', options: kgbOptions, people: 6, feed, whispers: ['cardDealt'] }
  return { title, scene, facts, staging, hiddenBefore, winners }
}
const cards = Array.from({ length: 6 }, (_, seat) => (seat % 2 === 0 ? ('kgb' as const) : ('cia' as const)))
const cia = [1, 3, 5]
const handsUp = (raised: readonly number[], winner: 'cia' | 'kgb', ground: 'fewerHands' | 'wholeSideRaised'): KgbFact[] => [
  { kind: 'handsRaised', hands: raised.map((seat) => ({ seat, side: cards[seat]! })), at: Date.now() },
  { kind: 'ended', winner, ground, cards, at: Date.now() },
]
export const raiseFails = kgb('hands fail', handsUp([0, 2, 3], 'cia', 'fewerHands'), cia, {
  hush: ['Three cards come down'],
  stamp: ['Cover blown'],
  sentence: ['fewer hands win'],
  winner: ['The CIA wins'],
  over: ['The game is over', 'Play again'],
})
const raiseWins = kgb('hands win', handsUp([1, 3, 5], 'cia', 'wholeSideRaised'), cia, {
  hush: ['Three cards come down'],
  stamp: ['Mission accomplished'],
  sentence: ['A whole side wins'],
  winner: ['The CIA wins'],
  over: ['The game is over', 'Play again'],
})
const usedUp = kgb(
  'answers used up',
  [
    { kind: 'answered', by: 2, to: 1, yes: false, byClock: false, at: 1, until: null },
    { kind: 'ended', winner: null, ground: 'answersUsedUp', cards, at: 1 },
  ],
  [],
  { stamp: ['Stalemate'], sentence: ['answers are given'], winner: ['Nobody wins'] },
)
export const moments = [raiseFails, raiseWins, usedUp, rightGuess, wrongGuess, won, bluff, nothing, declined, convicted, failed, named]
