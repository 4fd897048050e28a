// Scenes: single moments of a match, shown on the real pages by a stand-in for the server. They are for moments that chance or
// patience keeps from a played match, and for checks that need every screen of a game. A scene is made of the same types as
// the server's messages, so one that no server could send does not compile.
import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import type { HeardFact } from '@safehouse/engine'
import type { KgbTypes } from '@safehouse/games/cia-vs-kgb'
import type { ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import type { AlleyTypes } from '@safehouse/games/spy-alley-dice'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import type { TopSecretTypes } from '@safehouse/games/top-secret'
import type { FromClient, FromServer, House } from '@safehouse/protocol'

interface TypesOfGame {
  'spy-alley-dice': AlleyTypes
  'cia-vs-kgb': KgbTypes
  'shadow-in-the-night': ShadowTypes
  'spyfall-2': SpyfallTypes
  'top-secret': TopSecretTypes
}
export type GameId = keyof TypesOfGame
/** What a seat of this game can be told. */
export type FactOf<G extends GameId> = HeardFact<TypesOfGame[G]>

export interface SceneOf<G extends GameId> {
  readonly title: string
  readonly game: G
  readonly options: TypesOfGame[G]['options']
  readonly people: number
  /** The seat whose screen it is. */
  readonly you?: number
  readonly state?: 'running' | 'over'
  /** Hints and first screens are off unless a scene is about them. */
  readonly hints?: 'on'
  /** One list of facts a message, as this seat hears them. */
  readonly feed: readonly (readonly FactOf<G>[])[]
  /** What is told as news, a moment after the screen is there. */
  readonly later?: readonly (readonly FactOf<G>[])[]
  /** What is special about its house document. */
  readonly house?: Partial<House> | ((house: House) => Partial<House>)
  /** What this person does once the screen is there. */
  readonly act?: (page: Page) => Promise<unknown>
  /** The kinds of facts in it that this seat alone was told: a shared screen does not hear them. */
  readonly whispers?: readonly TypesOfGame[G]['whisper']['kind'][]
}
export type Scene = { [G in GameId]: SceneOf<G> }[GameId]
interface Fact {
  readonly kind: string
}

/** The default options of CIA vs. KGB, without a time limit. */
export const kgbOptions: KgbTypes['options'] = { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: null, decisionSeconds: 0 }

const code = 'K7RM'
/** Names by seat: short and long ones, and one that reads from right to left. Seat 3 is away, and seat 4 is a bot. */
const names = ['Mara', 'Noor', 'Jonas', 'Maximiliane-Sophie', 'Ilse', 'دانا', 'Teo', 'Sam', 'Ada', 'Bram', 'Lio', 'Wim']
const idOf = (seat: number) => `person${seat}`

function houseOf(scene: Scene, matchNumber: number): House {
  const house = plainHouseOf(scene, matchNumber)
  return { ...house, ...(typeof scene.house === 'function' ? scene.house(house) : scene.house) }
}
function plainHouseOf({ game, options, people, state = 'running' }: Scene, matchNumber: number): House & { on: object } {
  const seats = Array.from({ length: people }, (_, seat) => seat)
  const clock = { offset: 0, pausedAt: null }
  return {
    code,
    place: 'room',
    host: idOf(0),
    locked: false,
    settings: { botPace: 'human', watching: true, watchersTalk: false, sound: false, awayMinutes: 0 },
    game,
    options: {},
    people: seats.map((seat) => ({
      id: idOf(seat),
      name: names[seat]!,
      kind: seat === 4 ? 'bot' : 'person',
      mark: seat,
      here: seat !== 3,
      awaySince: seat === 3 ? Date.now() - 60_000 : null,
      standIn: false,
      moves: 0,
    })),
    watchers: 0,
    screens: 0,
    on: { n: matchNumber, game, rulesVersion: 1, options: { ...options }, seats: seats.map(idOf), state, clock, commitment: `c${matchNumber}` },
    next: { n: matchNumber + 1, commitment: `c${matchNumber + 1}` },
    played: [],
    kept: false,
    practice: false,
  }
}

/**
 * Answers requests about the table with nothing, in the page itself: `page.route` would send every file of the page through the test,
 * past the browser's cache, which costs more than a second of CPU for each page. Records are left to the tests that show them.
 */
export function answerNothing(path: string): void {
  const usualFetch = window.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    return pathname.startsWith(path) && !pathname.endsWith('/record') ? Response.json(null) : usualFetch(input, init)
  }
}

/** Later than the client takes a feed for the past that it catches up with (500 ms after the welcome). */
const NEWS_AFTER_MS = 700

/**
 * A stand-in for the server, for one page. It shows scenes one after another as matches of one evening: the page is loaded once,
 * and between two scenes it is in the lobby, so that nothing of the first screen is left over.
 */
export class SceneServer {
  private link: WebSocketRoute | undefined
  private scene!: Scene
  private you: string | null | undefined
  private matchNumber = 0
  /** How many messages of the feed were sent. */
  private toldCount = 0
  /** What was told with a time of its own, to be sent again after a reload. */
  private staged: { matchNumber: number; messages: { at: number; facts: readonly Fact[] }[] } = { matchNumber: 0, messages: [] }
  /** When the page's monotonic clock began. */
  private clockStartedAt: number | undefined
  private pingCount = 0
  private newsTimer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly page: Page,
    /** A television is the page that scales the picture of a shared screen and lets its language be chosen. */
    private readonly viewer: 'seat' | 'shared screen' | 'television' = 'seat',
  ) {}

  async show(scene: Scene): Promise<void> {
    const you = this.viewer === 'seat' ? idOf(scene.you ?? 0) : null
    const isLoaded = this.you === you
    clearTimeout(this.newsTimer)
    this.scene = scene
    this.you = you
    this.matchNumber++
    if (isLoaded) await this.nextMatch()
    else await this.load()
    await this.screen.first().waitFor()
    if (this.viewer === 'seat') await scene.act?.(this.page)
  }
  /** Tells one more message of the feed, as something that happened long ago: its scene is not shown. */
  tell(...facts: readonly FactOf<GameId>[]): void {
    this.tellNews([facts])
  }

  /** Tells one more message of the feed that happens now, so that its scene is shown from its beginning. */
  tellNow(...facts: readonly FactOf<GameId>[]): void {
    this.tellAt(Date.now(), ...facts)
  }
  /** The same with a time of its own, for a page whose clock stands still or that comes in the middle of a scene. */
  tellAt(at: number, ...facts: readonly FactOf<GameId>[]): void {
    this.tellNews([facts], at)
  }

  /** A page whose clock stands still learns the table's time exactly: by a ping that takes no time. */
  async syncClock(): Promise<void> {
    const before = this.pingCount
    await this.page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => this.pingCount).toBeGreaterThan(before)
  }
  /** The page learns that the table's time is so much earlier than it thought. */
  async setClockBack(milliseconds: number): Promise<void> {
    this.clockStartedAt! -= milliseconds
    await this.syncClock()
  }
  /** Something in the house changes while the scene is on. */
  changeHouse(change: (house: House) => Partial<House>): void {
    const house = houseOf(this.scene, this.matchNumber)
    this.send({ t: 'house', house: { ...house, ...change(house) } })
  }

  /** The match is over, as the house says with its last decision. */
  endMatch(winners: readonly number[]): void {
    this.changeHouse(({ on, people }) => ({
      on: on && { ...on, state: 'over' },
      played: [{ n: on!.n, game: on!.game, seats: on!.seats, winners: winners.map(idOf), sitters: people }],
    }))
  }

  private get screen() {
    const picture = this.viewer === 'television' ? this.page.frameLocator('iframe') : this.page
    return picture.locator('.frame, .debrief, .tv-debrief')
  }
  private async load(): Promise<void> {
    if (!this.link) await this.listen()
    if (this.viewer === 'television') return void (await this.page.goto(`/screen/${code}`))
    if (this.viewer === 'shared screen') return void (await this.page.goto(`/screen/${code}/picture`))
    const seat = JSON.stringify([{ code, you: this.you, token: 't', name: '' }])
    await this.page.addInitScript(
      ([kept, hints]) => {
        sessionStorage.setItem('safehouse.here.K7RM', kept!)
        localStorage.setItem('safehouse.hints', hints!)
      },
      [seat, this.scene.hints ?? 'off'],
    )
    await this.page.goto(`/t/${code}`)
  }
  private async nextMatch(): Promise<void> {
    await this.page.mouse.up()
    await this.page.keyboard.up(' ')
    await this.page.mouse.move(0, 0)
    this.send({ t: 'house', house: { ...houseOf(this.scene, this.matchNumber), on: null } })
    await expect(this.screen).toHaveCount(0)
    this.tellAll()
  }
  private async listen(): Promise<void> {
    await this.page.addInitScript(answerNothing, `/api/tables/${code}`)
    await this.page.routeWebSocket(/\/api\/live/, (link) => {
      this.link = link
      link.onMessage((text) => {
        const message = JSON.parse(String(text)) as FromClient
        if (message.t === 'hello') void this.greet()
        if (message.t === 'ping') this.answerPing(message.sent)
      })
    })
  }
  /** The table's clock is the page's, also while a test has stopped it or after a reload. */
  private async greet(): Promise<void> {
    const { now, monotonic } = await this.page.evaluate(() => ({ now: Date.now(), monotonic: performance.now() }))
    this.clockStartedAt = now - monotonic
    this.tellAll(now)
  }
  private answerPing(sent: number): void {
    this.pingCount++
    if (this.clockStartedAt !== undefined) this.send({ t: 'pong', sent, now: this.clockStartedAt + sent })
  }
  private tellAll(now = Date.now()): void {
    const { feed, later = [] } = this.scene
    const isReload = this.staged.matchNumber === this.matchNumber
    this.send({ t: 'welcome', you: this.you ?? null, now, version: '1', protocol: 1 })
    this.send({ t: 'house', house: houseOf(this.scene, this.matchNumber) })
    if (!isReload) this.staged = { matchNumber: this.matchNumber, messages: [] }
    const messages = [...feed.map((facts) => this.messageOf(facts)), ...this.staged.messages]
    this.send({ t: 'feed', n: this.matchNumber, from: 0, messages })
    this.toldCount = messages.length
    if (later.length > 0) this.newsTimer = setTimeout(() => this.tellNews(later), NEWS_AFTER_MS)
  }
  private tellNews(news: readonly (readonly Fact[])[], at?: number): void {
    const messages = news.map((facts) => this.messageOf(facts, at))
    if (at !== undefined) this.staged.messages.push(...messages)
    this.send({ t: 'feed', n: this.matchNumber, from: this.toldCount, messages })
    this.toldCount += news.length
  }
  private messageOf(facts: readonly Fact[], at = 1): { at: number; facts: readonly Fact[] } {
    const whispers: readonly string[] = this.scene.whispers ?? []
    return { at, facts: this.viewer === 'seat' ? facts : facts.filter(({ kind }) => !whispers.includes(kind)) }
  }
  private send(message: FromServer): void {
    this.link?.send(JSON.stringify(message))
  }
}

/** The scene with this title. */
export function findScene<S extends { readonly title: string }>(scenes: readonly S[], title: string): S {
  const found = scenes.find((scene) => scene.title === title)
  if (!found) throw new Error(`there is no scene "${title}"`)
  return found
}

/** Shows one scene to a seat, on a page that shows nothing else. */
export async function draw(page: Page, scene: Scene): Promise<SceneServer> {
  const server = new SceneServer(page)
  await server.show(scene)
  return server
}
/** Shows one scene on the shared screen, which hears what everybody may know. */
export async function drawShared(page: Page, scene: Scene): Promise<SceneServer> {
  const server = new SceneServer(page, 'shared screen')
  await server.show(scene)
  return server
}
