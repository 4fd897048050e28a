// One seat for a language model: answers its tools in sentences. It speaks from the seat's own feed, its choices and the house document;
// what it says to a seat must be the same, byte by byte, in all worlds that the seat cannot tell apart.
import type { SeatConnection } from '@safehouse/player'
import type { ApiError, House, SendResult } from '@safehouse/protocol'
import { describeChoices } from './choices-text.ts'
import { narrate, packsIn, tellerFor } from './narration.ts'
import type { TableTexts } from './table-texts.ts'
import type { ToolName } from './tools.ts'

export interface ToolAnswer {
  readonly text: string
  readonly isError?: true
}
/** What a session needs of a connection. */
export type SeatState = Pick<
  SeatConnection,
  | 'code'
  | 'token'
  | 'house'
  | 'you'
  | 'seat'
  | 'matchNumber'
  | 'feed'
  | 'choices'
  | 'lines'
  | 'isPlaying'
  | 'isAwaited'
  | 'state'
  | 'error'
  | 'until'
  | 'act'
> & {
  readonly client: { talk(text: string): Promise<SendResult> }
}
/** The seat's notes about a match. */
export interface NotesApi {
  notes(code: string, matchNumber: number, token: string): Promise<unknown>
  keepNotes(code: string, matchNumber: number, token: string, notes: object): Promise<void>
}

const MAX_WAIT_SECONDS = 50
/** How long an answer to an action waits for what follows from it. */
const AFTER_ACTION_MS = 2000
const CONNECT_TIMEOUT_MS = 10_000

export class SeatSession {
  /** How much of which match, and of the chat, the model has been told. */
  private toldSoFar = { matchNumber: -1, count: 0, lines: 0 }

  constructor(
    private readonly seat: SeatState,
    private readonly texts: TableTexts,
    private readonly api: NotesApi,
  ) {}

  async call(tool: ToolName, parameters: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    await this.seat.until(() => this.seat.house, CONNECT_TIMEOUT_MS)
    const { house } = this.seat
    if (!house || this.seat.error !== undefined) return failWith(`The seat cannot be reached: ${this.seat.error ?? 'no answer'}.`)
    switch (tool) {
      case 'look':
        if (parameters.all === true) this.toldSoFar = { matchNumber: -1, count: 0, lines: 0 }
        return { text: await this.look() }
      case 'rules':
        return { text: await this.texts.readRules(house.on?.state === 'running' ? house.on.game : house.game) }
      case 'act':
        return this.act(parameters.action)
      case 'say':
        return this.say(String(parameters.text ?? ''))
      case 'wait':
        return this.wait(Number(parameters.seconds ?? MAX_WAIT_SECONDS))
      case 'notes':
        return this.readOrKeepNotes(house, parameters.text)
    }
  }

  private async look(): Promise<string> {
    const { house, matchNumber, feed, seat, lines } = this.seat
    if (!house) return 'The table does not answer.'
    const { on } = house
    const isNew = this.toldSoFar.matchNumber !== matchNumber
    const from = isNew ? 0 : this.toldSoFar.count
    const heardBefore = this.toldSoFar.lines
    this.toldSoFar = { matchNumber, count: feed.length, lines: lines.length }
    const newMessages = feed.slice(from)
    const sentences =
      on && on.n === matchNumber ? narrate(on.game, newMessages, tellerFor(house, seat, await this.texts.readPacks(packsIn(newMessages)))) : []
    const chat = lines.slice(heardBefore).map(({ by, text }) => `${nameOf(house, by)} says: ${JSON.stringify(text)}`)
    const paragraphs = [
      isNew ? this.introduce(house) : '',
      sentences.length > 0 ? sentences.join('\n') : isNew ? '' : 'Nothing new has happened.',
      chat.join('\n'),
      this.describeMatch(house),
      this.describeTurn(house),
    ]
    return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')
  }
  private introduce(house: House): string {
    const { on } = house
    const me = house.people.find(({ id }) => id === this.seat.you)
    const game = on?.state === 'running' ? on.game : house.game
    const seats = on?.seats ?? house.people.map(({ id }) => id)
    const seatNames = seats.map((id, i) => `seat ${i}: ${id === me?.id ? `${JSON.stringify(me.name)} (you)` : nameOf(house, id)}`)
    return `Table ${house.code}, game ${game}${on ? `, match ${on.n}` : ''}. You are ${me ? JSON.stringify(me.name) : 'nobody'}. ${seatNames.join(', ')}. Fields of actions name players by their seat number.`
  }
  private describeMatch({ on, played }: House): string {
    if (on?.state === 'over') {
      const winners = played.find(({ n }) => n === on.n)?.winners ?? []
      return `Match ${on.n} is over. ${winners.includes(this.seat.you ?? '') ? 'You won.' : 'You did not win.'}`
    }
    if (on?.state === 'running') return on.clock.pausedAt === null ? '' : 'The match is paused.'
    return 'No match is running. The host starts the next one.'
  }
  private describeTurn(house: House): string {
    if (house.on?.state !== 'running') return ''
    return this.seat.seat < 0 ? 'You have no seat in this match, and play from the next one on.' : describeChoices(this.seat.choices)
  }

  private async act(input: unknown): Promise<ToolAnswer> {
    // Some clients send nested objects as text.
    const action = typeof input === 'string' ? parseJson(input) : input
    if (typeof action !== 'object' || action === null) return this.refuse('The action must be a JSON object.')
    if (!this.seat.isPlaying) return this.refuse('No match is running.')
    const before = this.seat.feed.length
    const result = await this.seat.act(action)
    if (!result.ok) return this.refuse(await this.describeFailure(result))
    await this.seat.until(() => this.seat.feed.length > before, AFTER_ACTION_MS)
    return { text: `Done.\n\n${await this.look()}` }
  }
  private async describeFailure(result: Exclude<SendResult, { ok: true }>): Promise<string> {
    if ('withdrawn' in result) return 'It was not sent.'
    if ('error' in result) return `Refused: ${result.error}.`
    const { rule, code } = result.refusal
    return `Refused: ${await this.texts.explainRefusal(this.seat.house?.on?.game ?? '', code)} (${rule}, ${code}).`
  }
  /** Every refusal lists what would be permitted. */
  private refuse(why: string): ToolAnswer {
    const { house } = this.seat
    return failWith([why, house && this.describeMatch(house), house && this.describeTurn(house)].filter(Boolean).join('\n\n'))
  }
  private async say(text: string): Promise<ToolAnswer> {
    const result = await this.seat.client.talk(text)
    return result.ok ? { text: 'Said.' } : failWith(await this.describeFailure(result))
  }
  private async wait(seconds: number): Promise<ToolAnswer> {
    const ms = 1000 * Math.min(MAX_WAIT_SECONDS, Math.max(0, Number.isFinite(seconds) ? seconds : MAX_WAIT_SECONDS))
    const overAtFirst = this.seat.house?.on?.state === 'over' ? this.seat.matchNumber : 0
    const isOver = () => this.seat.house?.on?.state === 'over' && this.seat.matchNumber !== overAtFirst
    await this.seat.until(() => this.seat.isAwaited || isOver(), ms)
    return { text: await this.look() }
  }
  private async readOrKeepNotes({ on }: House, text: unknown): Promise<ToolAnswer> {
    const { code, token, seat } = this.seat
    const { api } = this
    if (!on || seat < 0) return failWith('There are notes only for a match in which you have a seat.')
    try {
      if (typeof text === 'string') await api.keepNotes(code, on.n, token, { text })
      const kept = (await api.notes(code, on.n, token)) as { readonly text?: unknown } | null
      return { text: typeof kept?.text === 'string' ? kept.text : 'You have no notes.' }
    } catch (problem) {
      const { body } = problem as Partial<Pick<ApiError, 'body'>> // over HTTP or in the server's own process
      return failWith(body ? `Refused: ${body.code}.` : 'The notes cannot be reached.')
    }
  }
}

const failWith = (text: string): ToolAnswer => ({ text, isError: true })
function nameOf({ people, host }: House, id: string | null): string {
  const person = people.find((candidate) => candidate.id === id)
  const marks = [...(person?.kind === 'bot' ? ['bot'] : []), ...(person && person.id === host ? ['host'] : [])]
  return person ? `${JSON.stringify(person.name)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}` : 'somebody'
}
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
