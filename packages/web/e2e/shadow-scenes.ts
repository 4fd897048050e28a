// Every moment of Shadow in the Night, as one seat hears it: for screens that a played match shows rarely.
import type { Page } from '@playwright/test'
import { type FactOf, findScene, type SceneOf } from './scene.ts'

type Fact = FactOf<'shadow-in-the-night'>
type Scene = SceneOf<'shadow-in-the-night'>
type Agent = Extract<Fact, { kind: 'agentDealt' }>['agent']
type Card = Extract<Fact, { kind: 'cardsDealt' }>['cards'][number]
type ByAgent = Readonly<Partial<Record<Agent, number>>>

const agents: readonly Agent[] = ['schulz', 'perry', 'bucci', 'jacques', 'mirkov', 'doyle', 'larsson']
/** No decision has a time limit. */
const until = null

interface Board {
  /** The building of each agent, from 0 (the church) to 11 (the ruin). */
  readonly buildings?: ByAgent
  /** The points of each agent, on the track around the board. */
  readonly stones?: ByAgent
  readonly safe?: number
  /** Own cards; everybody holds as many. */
  readonly hand?: readonly Card[]
  readonly onTurn?: number
  readonly roll?: Extract<Fact, { kind: 'turnBegan' }>['roll']
  readonly agent?: Agent
}
const usualBoard: Board = {
  buildings: { bucci: 9, jacques: 4, doyle: 7, perry: 2, mirkov: 2, larsson: 11 },
  stones: { schulz: 4, perry: 11, bucci: 26, jacques: 18, mirkov: 11, doyle: 31, larsson: 8 },
  roll: 4,
  agent: 'perry',
}
/** The facts that lead to a board like this, with seat `onTurn` to move. */
export function begun(people: number, board: Board = {}): Fact[] {
  const { buildings = {}, stones = {}, safe = 7, hand, onTurn = 0, roll = 4, agent = 'perry' } = { ...usualBoard, ...board }
  const inPlay = agents.slice(0, Math.min(people + 3, 7))
  const onlyInPlay = (byAgent: ByAgent): ByAgent =>
    Object.fromEntries(inPlay.filter((agent) => agent in byAgent).map((agent) => [agent, byAgent[agent]]))
  const hands: Fact[] = hand
    ? [
        { kind: 'handsDealt', each: hand.length, pile: 26 - people * hand.length },
        { kind: 'cardsDealt', cards: [...hand] },
      ]
    : []
  return [
    { kind: 'dealt', agents: inPlay },
    { kind: 'agentDealt', agent },
    ...hands,
    { kind: 'pointsSpent', seat: 0, points: onlyInPlay(buildings) },
    { kind: 'scored', by: 0, gains: onlyInPlay(stones) },
    { kind: 'safeMoved', seat: 0, to: safe },
    { kind: 'turnBegan', seat: onTurn, roll, until },
  ]
}
const fourCards: readonly Card[] = ['changePlaces', 'moveTheSafe', 'outOfTheRuin', 'sidestep']
const plainOptions = { cards: false, dossier: false, tallies: false, agents: [], begins: null, decisionSeconds: 0 }
const withCards = { ...plainOptions, cards: true }
const allOptions = { ...withCards, dossier: true, tallies: true }
const shadow = { game: 'shadow-in-the-night', whispers: ['agentDealt', 'cardsDealt'] } as const

const called: Fact[][] = [
  [
    { kind: 'pointsSpent', seat: 0, points: { jacques: 3, schulz: 1 } },
    { kind: 'cardsCalled', until },
  ],
]
const cardRound = (wanting: [number, ...number[]]): Fact[] => [
  { kind: 'callClosed', wanting },
  { kind: 'askedToPlay', seat: wanting[0], until },
]
const dossiersDue = (people: number): Fact[][] => [
  begun(people, { hand: fourCards }),
  [{ kind: 'dossiersCalled', until }],
  [{ kind: 'dossierSealed' }],
  [{ kind: 'dossierSealed' }],
]
const agentButton = (name: string) => `.shadow-agents button:has-text("${name}")`
/** The bar's first and last button, by position: their words differ from language to language. */
const [firstButton, lastButton] = ['.frame-bar button:first-child', '.frame-bar button:last-child']
const chooseFirstCard = async (page: Page) => {
  await page.locator(lastButton).click()
  await page.locator('.shadow-card').first().click()
}

export const handOpen: Scene = {
  ...shadow,
  title: 'own go, hand open',
  options: withCards,
  people: 4,
  feed: [begun(4, { hand: fourCards, buildings: { ...usualBoard.buildings, larsson: 0 } }), ...called, cardRound([0])],
  act: (page) => page.locator(lastButton).click(),
}

/** Two of the three names are placed. */
export const entry: Scene = {
  ...shadow,
  title: 'entry',
  options: allOptions,
  people: 4,
  feed: dossiersDue(4),
  act: async (page) => {
    await page.locator(firstButton).click()
    await page.locator('.shadow-entry-names button').nth(0).click()
    await page.locator('.shadow-slot').nth(5).click()
    await page.locator('.shadow-slot').nth(3).click()
    await page.locator('.shadow-entry-names button').nth(1).click()
  },
}

export const scenes: readonly Scene[] = [
  { ...shadow, title: 'how far', options: plainOptions, people: 4, feed: [begun(4, { buildings: {}, stones: {}, roll: '1-3' })] },
  {
    ...shadow,
    title: 'spending',
    options: plainOptions,
    people: 4,
    feed: [begun(4)],
    act: async (page) => {
      await page.locator(agentButton('Jacques')).click()
      await page.locator(agentButton('Jacques')).click()
    },
  },
  { ...shadow, title: 'waiting for a move', options: withCards, people: 7, feed: [begun(7, { hand: fourCards, onTurn: 1 })] },
  {
    ...shadow,
    title: 'near a crowd',
    options: plainOptions,
    people: 4,
    feed: [begun(4, { buildings: { schulz: 6, perry: 6, bucci: 6, mirkov: 6, doyle: 6, jacques: 7, larsson: 10 }, roll: 3 })],
    act: async (page) => {
      await page.locator(agentButton('Mirkov')).click()
      await page.locator('.shadow-wedge').nth(6).focus()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(400)
    },
  },
  { ...shadow, title: 'asked for cards', options: withCards, people: 4, feed: [begun(4, { hand: fourCards }), ...called] },
  { ...shadow, title: 'asked for cards, seven', options: allOptions, people: 7, feed: [begun(7, { hand: ['hurry', 'evensong'] }), ...called] },
  handOpen,
  {
    ...shadow,
    title: 'changing places',
    options: withCards,
    people: 4,
    feed: [begun(4, { hand: fourCards }), ...called, cardRound([0])],
    act: async (page) => {
      await chooseFirstCard(page)
      await page.locator(agentButton('Bucci')).click()
      await page.locator(agentButton('Jacques')).click()
    },
  },
  {
    ...shadow,
    title: 'step back',
    options: allOptions,
    people: 7,
    feed: [begun(7, { hand: ['stepBack', 'recruit'] }), ...called, cardRound([0])],
    act: async (page) => {
      await chooseFirstCard(page)
      await page.locator(agentButton('Jacques')).click()
    },
  },
  {
    ...shadow,
    title: 'a good word',
    options: allOptions,
    people: 4,
    feed: [begun(4, { hand: ['aGoodWord', 'recruit'] }), ...called, cardRound([0])],
    act: async (page) => {
      await chooseFirstCard(page)
      await page.locator(agentButton('Schulz')).click()
      await page.locator(agentButton('Doyle')).click()
    },
  },
  {
    ...shadow,
    title: 'recruiting',
    options: withCards,
    people: 4,
    feed: [begun(4, { hand: ['recruit', 'hurry'] }), ...called, cardRound([0])],
    act: async (page) => {
      await chooseFirstCard(page)
      await page.locator('.shadow-face-down button').nth(1).click()
    },
  },
  {
    ...shadow,
    title: 'others play',
    options: withCards,
    people: 4,
    feed: [
      begun(4, { hand: fourCards }),
      ...called,
      cardRound([1]),
      [
        { kind: 'cardPlayed', seat: 1, card: 'intoTheRuin' },
        { kind: 'agentsMoved', seat: 1, to: { jacques: 11 } },
        { kind: 'finished', seat: 1 },
        { kind: 'askedToPlay', seat: 2, until },
      ],
      [
        { kind: 'passed', seat: 2 },
        { kind: 'askedToPlay', seat: 3, until },
      ],
    ],
  },
  {
    ...shadow,
    title: 'draw',
    options: withCards,
    people: 4,
    feed: [
      begun(4, { hand: ['hurry', 'evensong'], roll: '1-3' }),
      [
        { kind: 'pointsSpent', seat: 0, points: {} },
        { kind: 'drawOffered', seat: 0, until },
      ],
    ],
  },
  {
    ...shadow,
    title: 'moving the safe',
    options: withCards,
    people: 4,
    feed: [
      begun(4, { hand: ['hurry', 'evensong'] }),
      [
        { kind: 'pointsSpent', seat: 0, points: { jacques: 3, schulz: 1 } },
        { kind: 'safeLifted', seat: 0, until },
      ],
    ],
    act: (page) =>
      page
        .locator('.shadow-wedge[aria-label^="3"]')
        .focus()
        .then(() => page.keyboard.press('Enter')),
  },
  {
    ...shadow,
    title: 'file held open',
    options: allOptions,
    people: 4,
    feed: [begun(4, { hand: fourCards })],
    act: (page) =>
      page
        .locator('.folder-cover')
        .first()
        .focus()
        .then(() => page.keyboard.down(' ')),
  },
  {
    ...shadow,
    title: 'notes',
    options: allOptions,
    people: 4,
    feed: [begun(4, { hand: fourCards, onTurn: 1 })],
    act: async (page) => {
      await page.locator('.shadow-dossier .folder-cover').click()
      await page.locator('[role=tab]').nth(5).click()
      for (const cell of [0, 0, 4, 9, 9, 9, 9, 9, 9, 10, 14]) await page.locator('.shadow-strokes').nth(cell).click()
      await page.locator('.shadow-line').fill('Noor asked twice why he was so slow.')
      await page.locator('.shadow-bets button').first().click()
    },
  },
  {
    ...shadow,
    title: 'notes, seven',
    options: allOptions,
    people: 7,
    feed: [begun(7, { hand: fourCards, onTurn: 1 })],
    act: (page) => page.locator('.shadow-dossier .folder-cover').click(),
  },
  {
    ...shadow,
    title: 'tallies',
    options: allOptions,
    people: 7,
    feed: [begun(7, { hand: fourCards, onTurn: 1 })],
    act: async (page) => {
      await page.locator('.shadow-dossier .folder-cover').click()
      await page.locator('[role=tab]').last().click()
    },
  },
  {
    ...shadow,
    title: 'after a scoring',
    options: allOptions,
    people: 4,
    feed: [
      begun(4, { hand: fourCards, buildings: { ...usualBoard.buildings, schulz: 11 }, onTurn: 1 }),
      [
        { kind: 'pointsSpent', seat: 1, points: { jacques: 3, larsson: 1 } },
        { kind: 'scored', by: 1, gains: { schulz: -3, perry: 2, bucci: 9, jacques: 7, mirkov: 2, doyle: 7, larsson: 0 } },
        { kind: 'safeLifted', seat: 1, until },
      ],
    ],
  },
  entry,
  {
    ...shadow,
    title: 'entry, reading the notes',
    options: allOptions,
    people: 7,
    feed: dossiersDue(7),
    act: async (page) => {
      await page.locator(firstButton).click()
      await page.locator('.shadow-sheets fieldset button').last().click()
    },
  },
  {
    ...shadow,
    title: 'reveal with dossiers',
    options: allOptions,
    people: 4,
    state: 'over',
    feed: [
      begun(4, { hand: fourCards, stones: { ...usualBoard.stones, bucci: 43, perry: 33, doyle: 41, jacques: 29, larsson: 19 } }),
      [
        { kind: 'agentsTurnedUp', held: [['perry'], ['doyle'], ['jacques'], ['larsson']], bystanders: ['schulz', 'bucci', 'mirkov'] },
        {
          kind: 'dossiersOpened',
          entries: [
            { schulz: null, perry: 0, bucci: 3, jacques: 2, mirkov: null, doyle: 1, larsson: null },
            { schulz: 0, perry: null, bucci: 2, jacques: null, mirkov: null, doyle: 1, larsson: 3 },
            { schulz: null, perry: 3, bucci: null, jacques: 2, mirkov: null, doyle: 1, larsson: 0 },
            { schulz: null, perry: 0, bucci: 1, jacques: null, mirkov: 2, doyle: null, larsson: 3 },
          ],
          right: [
            ['schulz', 'jacques', 'mirkov', 'doyle'],
            ['mirkov', 'larsson'],
            ['schulz', 'bucci', 'mirkov', 'doyle'],
            ['schulz', 'perry'],
          ],
        },
        { kind: 'ended', winners: [0], points: [53, 51, 49, 29], furthest: ['perry'] },
      ],
    ],
  },
  {
    ...shadow,
    title: 'reveal, seven, a shared win',
    options: allOptions,
    people: 7,
    state: 'over',
    feed: [
      begun(7, { hand: fourCards, stones: { schulz: 43, perry: 33, bucci: 43, jacques: 18, mirkov: 11, doyle: 33, larsson: 8 } }),
      [
        { kind: 'agentsTurnedUp', held: agents.map((agent) => [agent]), bystanders: [] },
        {
          kind: 'dossiersOpened',
          entries: agents.map(() => Object.fromEntries(agents.map((agent, seat) => [agent, seat]))),
          right: agents.map((own) => agents.filter((agent) => agent !== own)),
        },
        { kind: 'ended', winners: [0, 2], points: [73, 63, 73, 48, 41, 63, 38], furthest: ['schulz', 'bucci'] },
      ],
    ],
  },
  {
    ...shadow,
    title: 'nobody has won',
    options: plainOptions,
    people: 2,
    state: 'over',
    feed: [
      begun(2, { stones: { schulz: 4, perry: 33, bucci: 43, jacques: 18, mirkov: 11 } }),
      [
        { kind: 'agentsTurnedUp', held: [['perry'], ['jacques']], bystanders: ['schulz', 'bucci', 'mirkov'] },
        { kind: 'ended', winners: [], points: [33, 18], furthest: ['bucci'] },
      ],
    ],
  },
]
export const shadowScene = (title: string): Scene => findScene(scenes, title)
