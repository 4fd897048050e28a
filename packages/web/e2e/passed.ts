// One device that people pass between them, by the words on its screen; and what may be on it, and come to it, while nobody holds it.
import { expect, type Page, type Request, type WebSocket } from '@playwright/test'
import { games } from '@safehouse/games'
import { unlessMovedOn, untilChanged } from './moves.ts'

/** Somebody else takes a seat on this device. */
export async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Someone else plays on this device' }).click()
  await page.getByRole('dialog').getByLabel('Your name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Come in' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

/** Options of the game, by their words. */
export async function setOptions(page: Page, options: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  for (const [option, value] of Object.entries(options)) await page.getByLabel(option, { exact: true }).selectOption(value)
  await page.getByRole('button', { name: 'Done' }).click()
}

export async function switchOn(page: Page, ...options: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click()
  for (const option of options) {
    const taken = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByLabel(option).click()
    await taken
    await expect(page.getByLabel(option)).toBeChecked()
  }
  await page.getByRole('button', { name: 'Done' }).click()
}

const opener = (page: Page) => page.getByRole('button', { name: /^I am .*: hold to open$/ })
const handOnButton = (page: Page) => page.getByRole('button', { name: 'Hand on' })
export const isCovered = (page: Page) => opener(page).isVisible()
export const isHeld = (page: Page) => handOnButton(page).isVisible()
/** Whose curtain it is. */
const whoseCurtain = async (page: Page): Promise<string> =>
  (await opener(page).textContent())!.replace(/^I am (.*): hold to open$/, '$1').replace(/[⁨⁩]/g, '')
export const curtainFor = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name: `Hand it to ${name}` })).toBeVisible()

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

/** Out of turn, from the open table. */
export async function takeAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('list', { name: 'Who else may take it' }).getByRole('button', { name }).click()
  await curtainFor(page, name)
  await holdOpen(page)
}

interface Line {
  readonly socket: WebSocket
  /** The token it said hello with; none: nobody holds the device. */
  token?: string
  readonly heard: string[]
}
/** Listens to everything that comes to a page, and looks at it whenever its curtain is closed. */
export class CurtainWatch {
  private readonly lines: Line[] = []
  private readonly asked: Request[] = []
  private readonly problems: Error[] = []
  /** By name: how the curtain looked. It must look the same after every holder. */
  private readonly looks = new Map<string, Set<string>>()
  curtains = 0
  /** Who was called to the curtain last. */
  last = ''

  constructor(
    private readonly page: Page,
    private readonly game: string,
  ) {
    page.on('websocket', (socket) => {
      const line: Line = { socket, heard: [] }
      this.lines.push(line)
      socket.on('framesent', ({ payload }) => {
        const { t, token } = JSON.parse(String(payload)) as { t: string; token?: string }
        if (t === 'hello' && token !== undefined) line.token = token
      })
      socket.on('framereceived', ({ payload }) => line.heard.push(String(payload)))
    })
    page.on('request', (request) => this.asked.push(request))
    page.on('pageerror', (problem) => this.problems.push(problem))
  }

  /** At a closed curtain. */
  async look(): Promise<void> {
    const { page } = this
    const name = await whoseCurtain(page)
    const inSeats = () => this.lines.filter(({ token, socket }) => token !== undefined && !socket.isClosed())
    await expect.poll(() => inSeats().length, `nobody's own line is open behind the curtain for ${name}`).toBe(0)
    const before = this.asked.length
    const now = await page.evaluate(() => ({
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
    looks.add(JSON.stringify(now))
    this.looks.set(name, looks)
    expect([...looks], `the curtain for ${name} is always the same`).toHaveLength(1)
    expect(this.asked.slice(before).filter((request) => 'authorization' in request.headers())).toEqual([])
    this.curtains++
    this.last = name
  }

  /** What came while nobody held the device was open to all; what came in somebody's name came to them alone. */
  expectNothingSecret(): void {
    expect(this.problems).toEqual([])
    const openKinds = games[this.game]!.game.common.on
    const open = this.lines.filter(({ token }) => token === undefined)
    expect(open.length).toBeGreaterThan(0)
    const kinds = open.flatMap(({ heard }) => heard.map((text) => JSON.parse(text))).flatMap(kindsIn)
    expect(kinds.length).toBeGreaterThan(0)
    expect(kinds.filter((kind) => !Object.hasOwn(openKinds, kind))).toEqual([])
    const whispered = this.lines
      .filter(({ token }) => token !== undefined)
      .flatMap(({ heard }) => heard.map((text) => JSON.parse(text)).flatMap(kindsIn))
    expect(whispered.some((kind) => !Object.hasOwn(openKinds, kind))).toBe(true)
  }
}
const kindsIn = (message: { t: string; messages?: { facts: { kind: string }[] }[] }): string[] =>
  message.t === 'feed' ? (message.messages ?? []).flatMap(({ facts }) => facts.map(({ kind }) => kind)) : []

/** How long nothing may happen: longer than bots think on the slowest machine. */
const STANDSTILL_MS = 90_000

type Move = (page: Page, holder: string) => Promise<boolean>
export const isOver = (page: Page) => page.locator('h1', { hasText: 'Debrief' }).isVisible()

/** One thing that happens to the device: a curtain is opened, its holder does something or hands it on. False: it lies on the table. */
export async function passOn(page: Page, watch: CurtainWatch, move: Move): Promise<boolean> {
  if (await isCovered(page)) {
    await watch.look()
    await holdOpen(page).catch(async (problem) => {
      if (await isCovered(page)) throw problem
    })
    return true
  }
  if (!(await isHeld(page))) return false
  if (await move(page, watch.last)) return true
  await unlessMovedOn(page, async () => (await isHeld(page)) && handOn(page))
  return true
}

/** The people of one device play until the debrief. `move` does one action for the holder; it returns false if there is nothing to do. */
export async function passAround(page: Page, watch: CurtainWatch, move: Move, isEnough = () => false): Promise<void> {
  for (let moved = Date.now(); Date.now() - moved < STANDSTILL_MS; ) {
    if (isEnough() || (await isOver(page))) return
    if (await passOn(page, watch, move)) moved = Date.now()
    else await untilChanged(page)
  }
  throw new Error('the device stands still')
}
