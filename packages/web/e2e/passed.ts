// One device that people pass between them, by the words on its screen; and what may be on it, and come to it, while nobody holds it.
import { expect, type Page, type Request, type WebSocket } from '@playwright/test'
import { games } from '@safehouse/games'
import { isOver } from './house.ts'
import { STANDSTILL_MS, unlessMovedOn, untilChanged } from './moves.ts'

/** Somebody else takes a seat on this device. */
export async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Someone else plays on this device' }).click()
  await page.getByRole('dialog').getByLabel('Your name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

/** Switches options of the game on, each once the server has taken the one before. */
export async function switchOn(page: Page, ...options: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  for (const option of options) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByLabel(option).click()
    await answered
    await expect(page.getByLabel(option)).toBeChecked()
  }
  await page.getByRole('button', { name: 'Done' }).click()
}

const opener = (page: Page) => page.getByRole('button', { name: /^I am .*: hold to open$/ })
const handOnButton = (page: Page) => page.getByRole('button', { name: 'Hand on' })
export const isCovered = (page: Page) => opener(page).isVisible()
export const isHeld = (page: Page) => handOnButton(page).isVisible()
/** The name of the person whose curtain is closed, without the marks around it that isolate its direction. */
const readCurtainName = async (page: Page): Promise<string> =>
  (await opener(page).textContent())!.replace(/^I am (.*): hold to open$/, '$1').replace(/[⁨⁩]/g, '')
export const expectCurtainFor = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name: `Hand it to ${name}` })).toBeVisible()

export async function holdOpen(page: Page): Promise<void> {
  // The table may call somebody else while a thumb is on the button.
  await expect(async () => {
    await opener(page).hover({ timeout: 2000 })
    await page.mouse.down()
    try {
      await expect(opener(page)).toBeHidden({ timeout: 3000 })
    } finally {
      await page.mouse.up()
    }
  }).toPass({ timeout: 10_000 })
  await expect(handOnButton(page)).toBeVisible()
}
export async function handOn(page: Page): Promise<void> {
  // The curtain may fall by itself in the same moment, and then there is nothing left to press.
  await handOnButton(page).click({ timeout: 2000 })
  await expect(handOnButton(page)).toBeHidden()
}

/** Takes the device, which shows the table that everybody may see, though nobody was called. */
export async function takeAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('list', { name: 'Who else may take it' }).getByRole('button', { name }).click()
  await expectCurtainFor(page, name)
  await holdOpen(page)
}

interface Connection {
  readonly socket: WebSocket
  /** Of the person who holds the device; missing while nobody does. */
  token?: string
  readonly heard: string[]
}
/** Listens to everything that comes to a page, and looks at it whenever its curtain is closed. */
export class CurtainWatch {
  private readonly connections: Connection[] = []
  private readonly requests: Request[] = []
  private readonly problems: Error[] = []
  /** By name: how the curtain looked. It must look the same after every holder. */
  private readonly looks = new Map<string, Set<string>>()
  curtains = 0
  /** Who was called to the curtain last. */
  lastCalled = ''

  constructor(
    private readonly page: Page,
    private readonly game: string,
  ) {
    page.on('websocket', (socket) => {
      const connection: Connection = { socket, heard: [] }
      this.connections.push(connection)
      socket.on('framesent', ({ payload }) => {
        const { t, token } = JSON.parse(String(payload)) as { t: string; token?: string }
        if (t === 'hello' && token !== undefined) connection.token = token
      })
      socket.on('framereceived', ({ payload }) => connection.heard.push(String(payload)))
    })
    page.on('request', (request) => this.requests.push(request))
    page.on('pageerror', (problem) => this.problems.push(problem))
  }

  /** Checks at a closed curtain that the page holds no secret and no connection of a seat. */
  async check(): Promise<void> {
    const { page } = this
    const name = await readCurtainName(page)
    const openSeatConnections = () => this.connections.filter(({ token, socket }) => token !== undefined && !socket.isClosed())
    await expect.poll(() => openSeatConnections().length, `no connection of a seat is open behind the curtain for ${name}`).toBe(0)
    const requestsBefore = this.requests.length
    const look = await page.evaluate(() => ({
      page: document.getElementById('app')!.innerHTML,
      title: document.title,
      state: JSON.stringify(history.state),
      entries: history.length,
      address: location.href,
      kept: JSON.stringify(
        [Object.entries(localStorage), Object.entries(sessionStorage)].flat().filter(([key]) => !/seats|here|proofs|looked|hint|device/.test(key!)),
      ),
    }))
    const looks = this.looks.get(name) ?? new Set()
    looks.add(JSON.stringify(look))
    this.looks.set(name, looks)
    expect([...looks], `the curtain for ${name} is always the same`).toHaveLength(1)
    expect(this.requests.slice(requestsBefore).filter((request) => 'authorization' in request.headers())).toEqual([])
    this.curtains++
    this.lastCalled = name
  }

  /** What came while nobody held the device was open to all; what came in somebody's name came to them alone. */
  expectNothingSecret(): void {
    expect(this.problems).toEqual([])
    const openKinds = games[this.game]!.game.common.on
    const unheld = this.connections.filter(({ token }) => token === undefined)
    expect(unheld.length).toBeGreaterThan(0)
    const kinds = unheld.flatMap(({ heard }) => heard.map((text) => JSON.parse(text))).flatMap(kindsIn)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => !Object.hasOwn(openKinds, kind))).toEqual([])
    const whispered = this.connections
      .filter(({ token }) => token !== undefined)
      .flatMap(({ heard }) => heard.map((text) => JSON.parse(text)).flatMap(kindsIn))
    expect(whispered.some((kind) => !Object.hasOwn(openKinds, kind))).toBe(true)
  }
}
const kindsIn = (message: { t: string; messages?: { facts: { kind: string }[] }[] }): string[] =>
  message.t === 'feed' ? (message.messages ?? []).flatMap(({ facts }) => facts.map(({ kind }) => kind)) : []

type Move = (page: Page, holder: string) => Promise<boolean>

/** Does one thing with the device: opens its curtain, makes a move for its holder, or hands it on. False if it lies on the table. */
export async function passOn(page: Page, watch: CurtainWatch, move: Move): Promise<boolean> {
  if (await isCovered(page)) {
    await watch.check()
    await holdOpen(page).catch(async (problem) => {
      if (await isCovered(page)) throw problem
    })
    return true
  }
  if (!(await isHeld(page))) return false
  if (await move(page, watch.lastCalled)) return true
  await unlessMovedOn(page, async () => (await isHeld(page)) && handOn(page))
  return true
}

/** The people of one device play until the debrief. `move` does one action for the holder; it returns false if there is nothing to do. */
export async function passAround(page: Page, watch: CurtainWatch, move: Move, isEnough = () => false): Promise<void> {
  for (let lastMoveAt = Date.now(); Date.now() - lastMoveAt < STANDSTILL_MS; ) {
    if (isEnough() || (await isOver(page))) return
    if (await passOn(page, watch, move)) lastMoveAt = Date.now()
    else await untilChanged(page)
  }
  throw new Error('the device stands still')
}
