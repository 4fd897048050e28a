// Every moment of Spy Alley Dice, on one screen each.
import { type Fact, type Scene, testScenes } from './scene.ts'

const until = Date.now() + 3_600_000
const five = (spy: string) => [spy, spy, spy, spy, spy]
const begin = (people: number, roller = 0): Fact[][] => {
  const seats = Array.from({ length: people }, (_, seat) => seat)
  const dice = (seat: number) =>
    seat === roller ? ['russian', 'russian', 'german', 'french', 'italian'] : ['american', 'spanish', 'german', 'french', 'italian']
  return [
    [
      { kind: 'dealt', each: people <= 3 ? 2 : 1 },
      { kind: 'handDealt', cards: people <= 3 ? ['american', 'german'] : ['american'] },
      { kind: 'startAsked', seats, until },
    ],
    ...seats.map((seat) => [{ kind: 'startRolled', seat, dice: dice(seat), byClock: false }]),
    [{ kind: 'turnBegan', seat: roller, until }],
  ]
}
const rolled = (seat: number, dice: readonly string[], kept: readonly number[] = []): Fact[] => [{ kind: 'rolled', seat, dice, kept, until }]
const three = ['russian', 'russian', 'french', 'russian', 'italian']
const mission: Fact[][] = [
  ...begin(6),
  rolled(0, five('russian')),
  [{ kind: 'missionAttempted', seat: 0, spy: 'russian', until }],
  [{ kind: 'missionPassed', seat: 1, byClock: false, until }],
]

const alley = { game: 'spy-alley-dice', options: { decisionSeconds: 60 } }
const scenes: readonly Scene[] = [
  { ...alley, title: 'own turn', people: 3, feed: [...begin(3), rolled(0, three, [0, 1, 3])] },
  { ...alley, title: 'waiting', people: 6, feed: [...begin(6, 1), rolled(1, three)] },
  {
    ...alley,
    title: 'file held open',
    people: 3,
    feed: [...begin(3), rolled(0, three)],
    act: (page) =>
      page
        .locator('.folder-cover')
        .focus()
        .then(() => page.keyboard.down(' ')),
  },
  {
    ...alley,
    title: 'guess',
    people: 6,
    feed: [...begin(6), [{ kind: 'guessed', by: 0, whom: 1, spy: 'german', right: false, until }], rolled(0, three)],
    act: (page) => page.locator('.frame-bar .red').click(),
  },
  {
    ...alley,
    title: 'throwing away',
    people: 3,
    feed: [...begin(3), rolled(0, three), [{ kind: 'guessed', by: 0, whom: 1, spy: 'russian', right: true, until }]],
    act: (page) => page.locator('.folder-cover').click(),
  },
  { ...alley, title: 'own mission', people: 6, feed: mission },
  { ...alley, title: 'asked', people: 6, you: 2, feed: mission },
  {
    ...alley,
    title: 'giving a card',
    people: 6,
    you: 2,
    feed: [...mission, [{ kind: 'guessed', by: 2, whom: 0, spy: 'russian', right: false, until }]],
  },
  { ...alley, title: 'dozed off', people: 3, feed: [...begin(3, 1), [{ kind: 'playPaused' }]] },
  {
    ...alley,
    title: 'mission accomplished',
    people: 6,
    state: 'over',
    feed: [
      ...mission,
      [
        {
          kind: 'gameEnded',
          winner: 0,
          how: 'mission',
          hands: [['russian'], ['french'], ['german'], [], ['italian'], []],
          thrown: [[], ['spanish'], [], [], [], []],
          undealt: ['american'],
        },
      ],
    ],
  },
  {
    ...alley,
    title: 'last one left',
    people: 3,
    state: 'over',
    feed: [
      ...begin(3),
      [
        {
          kind: 'gameEnded',
          winner: 1,
          how: 'lastOneLeft',
          hands: [[], ['russian', 'french'], []],
          thrown: [['german'], [], ['italian']],
          undealt: ['spanish'],
        },
      ],
    ],
  },
]

testScenes(scenes)
