// What people may ask of this server, whichever way they ask: tables opened, seats taken, commands given, records read.
// It checks who asks; the lobby and the games check what is asked.
import { type GameRecord, type Kinds, recordOf } from '@safehouse/engine'
import {
  type Command,
  codeAlphabet,
  codeLength,
  type GameDetails,
  type GameSummary,
  type Group,
  type GroupKey,
  type House,
  type MovingKey,
  type OwnChoices,
  type PersonId,
  type Seated,
  type TableSummary,
} from '@safehouse/protocol'
import type { createBody, joinBody } from '@safehouse/protocol/commands'
import type { z } from 'zod'
import type { Clock } from './clock.ts'
import { Denied } from './denied.ts'
import type { Groups } from './groups.ts'
import { jsonSchemaOf } from './json-schema.ts'
import type { Doors } from './limits/capacity.ts'
import type { Limits } from './limits/limits.ts'
import { carryOut, open, setOptions } from './lobby/commands.ts'
import { type Evening, type Guest, gameId, guestOf, hasPartIn, problemWith } from './lobby/evening.ts'
import { type Games, ruledBy } from './lobby/games.ts'
import { summaryOf } from './lobby/house.ts'
import { askForChair } from './lobby/latecomers.ts'
import { allowMove, claimMove, newMovingKey } from './lobby/moving.ts'
import { start } from './lobby/playing.ts'
import { addBots, cameAs, cameBefore, join, joinNextGame } from './lobby/seating.ts'
import { isSameSecret } from './same-secret.ts'
import type { GameId, Store } from './store/store.ts'
import { playOf } from './table/live-game.ts'
import type { Table } from './table/table.ts'
import type { Tables } from './table/tables.ts'
import type { Utterance } from './table/talk.ts'
import type { Watcher } from './table/viewers.ts'
import type { Claim, Tokens } from './tokens.ts'

export interface FrontDeskParts {
  readonly tables: Tables
  readonly tokens: Tokens
  readonly games: Games
  readonly groups: Groups
  /** The games that people are offered, the first one first. */
  readonly offered: readonly string[]
  readonly store: Store
  readonly clock: Clock
  readonly limits: Limits
  readonly doors: Doors
  /** What somebody must know to open a table. */
  readonly createKey: string | undefined
}

export class FrontDesk {
  constructor(private readonly parts: FrontDeskParts) {}

  games(): readonly GameSummary[] {
    return this.parts.offered.map((id) => {
      const { game } = ruledBy(this.parts.games, id)
      return { id, rulesVersion: game.rulesVersion, seats: game.seats, options: game.options as Record<string, unknown> }
    })
  }
  game(id: string): GameDetails {
    const summary = this.games().find((game) => game.id === id)
    if (!summary) throw new Denied('unknownGame')
    const { action, open, whisper } = ruledBy(this.parts.games, id).schemas
    return { ...summary, action: jsonSchemaOf(action), open: jsonSchemaOf(open), whisper: jsonSchemaOf(whisper) }
  }
  async open(address: string, asked: z.output<typeof createBody>): Promise<Seated> {
    this.parts.doors.admitNewcomer()
    await this.checkKey(address, asked.key)
    this.parts.limits.check('newTables', address)
    const game = this.offeredGame(asked.game ?? this.parts.offered[0] ?? '')
    const { min } = ruledBy(this.parts.games, game).game.seats
    if (asked.practice !== undefined && asked.practice < min) throw new Denied('tooFewPlayers', { with: { min } })
    if (asked.group !== undefined) await this.group(address, asked.group)
    let guest: Guest | undefined
    const table = await this.parts.tables.open((code) => {
      const opened = open(code, { ...asked, game })
      guest = opened.guest
      const evening = asked.options ? setOptions(opened.evening, asked.options, this.parts.games) : opened.evening
      return asked.practice === undefined ? evening : this.practice(evening, asked.practice)
    })
    await this.parts.tables.awake()
    if (asked.practice !== undefined) await table.change((evening) => start(evening, 1, this.parts.games, this.parts.clock.now()))
    return this.seated(table, guest!)
  }
  async look(address: string, code: string): Promise<TableSummary> {
    const { evening } = await this.table(address, code)
    return summaryOf(evening, this.mostSeats(evening))
  }
  async join(address: string, code: string, { name, insteadOf, nextGame, id, device }: z.output<typeof joinBody>): Promise<Seated> {
    this.parts.doors.admitNewcomer()
    const table = await this.table(address, code)
    this.parts.limits.check('comings', `${table.code} ${address}`)
    return this.seat(table, (evening) => {
      const mostSeats = this.mostSeats(evening)
      const before = id === undefined ? undefined : cameBefore(evening, id)
      if (before) return { evening, guest: before }
      const come = nextGame ? joinNextGame : join
      const joined = insteadOf === undefined ? come(evening, name, mostSeats) : askForChair(evening, { name, bot: insteadOf, device, mostSeats })
      return cameAs(joined, { id, device })
    })
  }
  /** A key that moves a seat to another device. */
  async move(address: string, code: string, token: string, whose?: PersonId): Promise<MovingKey> {
    const claim = this.commander(token)
    const table = await this.table(address, code)
    const person = whose ?? claim.person
    const key = newMovingKey()
    let until = 0
    await table.change((evening) => {
      this.checkClaim(evening, claim)
      const allowed = allowMove(evening, { by: claim.person, whose: person, isHere: table.isHere(person), key, now: this.parts.clock.now() })
      until = allowed.until
      return { evening: allowed.evening }
    })
    return { person, key, until }
  }
  async claim(address: string, code: string, key: string): Promise<Seated> {
    const table = await this.table(address, code)
    return this.seat(table, (evening) => claimMove(evening, key, this.parts.clock.now()))
  }
  async command(address: string, code: string, token: string, command: Command): Promise<House> {
    const claim = this.commander(token)
    const table = await this.table(address, code)
    await this.parts.tables.awake()
    if (command.do === 'chooseGame' || command.do === 'playNext') this.offeredGame(command.game)
    await table.change((evening) => {
      this.checkClaim(evening, claim)
      return carryOut(evening, claim.person, command, this.parts.games, this.parts.clock.now())
    })
    return table.house
  }
  /** Keeps the evening's games, those played and those to come, in a new history or in one that there is. */
  async keep(address: string, code: string, token: string, asked: string | undefined): Promise<GroupKey> {
    const { table, guest } = await this.enter(address, code, token)
    if (guest?.id !== table.evening.host) throw new Denied('notHost')
    const key = await this.groupFor(address, table, asked)
    await table.change((evening) => ({ evening: evening.group === key ? evening : { ...evening, group: key } }))
    await table.keepGames()
    return { key }
  }
  /**
   * For the host, and for those who have sat in a game of the evening: not for whoever has just walked in, since the key deletes,
   * too. What a game finished just as a node failed has not noted is noted now.
   */
  async keptIn(address: string, code: string, token: string): Promise<GroupKey> {
    const { table, guest } = await this.enter(address, code, token)
    await table.keepGames()
    const { group } = table.evening
    if (group === undefined) throw new Denied('unknownGroup')
    if (!guest || !hasPartIn(table.evening, guest.id)) throw new Denied('notSeated')
    return { key: group }
  }
  /** Whoever has the key may read. */
  group(address: string, key: string): Promise<Group> {
    return this.parts.limits.guard(address, () => this.parts.groups.read(key), 'unknownGroup')
  }
  /** Whoever has the key may delete: it is about all of them. */
  async deleteGroup(address: string, key: string): Promise<void> {
    await this.parts.limits.guard(address, async () => (await this.parts.groups.delete(key)) || undefined, 'unknownGroup')
  }
  /** A finished game with everything that was secret in it: only once its evening says that it is over. */
  async record(address: string, code: string, n: number): Promise<GameRecord> {
    const { evening } = await this.table(address, code)
    const stored = await this.parts.store.game(gameId(evening.code, n))
    if (!stored) throw new Denied('noGameRunning')
    if (!evening.played.some((played) => played.n === n)) throw new Denied('recordNotYet')
    const { play, header } = playOf(this.parts.games, stored)
    return recordOf(play, header.secret, header.entropy) as GameRecord<Kinds>
  }
  /** For players that do not carry the rules: what their seat may do now. */
  async choices(address: string, code: string, token: string, n: number): Promise<OwnChoices> {
    const { table, person } = await this.ownGame(address, code, token, n)
    return table.choices(person, n)
  }
  /** What somebody noted about the game on the table for themselves alone; nobody else can ask for it. */
  async notes(address: string, code: string, token: string, n: number): Promise<string | undefined> {
    const { game, person } = await this.ownGame(address, code, token, n)
    return this.parts.store.notes(game, person)
  }
  async keepNotes(address: string, code: string, token: string, n: number, text: string): Promise<void> {
    const { game, person } = await this.ownGame(address, code, token, n)
    await this.parts.store.keepNotes(game, person, text)
  }
  /** Said to the people of a table: not too much by one of them, nor from one address. */
  async talk(address: string, table: Table, watcher: Watcher, utterance: Utterance): Promise<void> {
    this.parts.limits.check('talkers', address)
    this.parts.limits.check('talk', `${table.code} ${watcher.person ?? address}`)
    await table.hear(watcher, utterance)
  }
  /** For a connection: the table, and who is asking (nobody: a spectator or the shared screen). */
  async enter(address: string, code: string, token: string | undefined): Promise<{ table: Table; guest: Guest | undefined }> {
    const claim = token === undefined ? undefined : this.parts.tokens.read(token)
    if (!claim) this.parts.doors.admitNewcomer()
    const table = await this.table(address, code)
    if (claim) return { table, guest: this.checkClaim(table.evening, claim) }
    if (!table.evening.settings.watching) throw new Denied('watchingOff')
    return { table, guest: undefined }
  }
  /** For a device that people pass between them: those of them whose tokens are good. With none it has no business here. */
  async enterTogether(address: string, code: string, tokens: readonly string[]): Promise<{ table: Table; guests: readonly Guest[] }> {
    const table = await this.table(address, code)
    const guests = new Set<Guest>()
    let problem: unknown
    for (const token of tokens) {
      try {
        guests.add(this.checkClaim(table.evening, this.parts.tokens.read(token)))
      } catch (found) {
        problem ??= found
      }
    }
    if (guests.size === 0) throw problem
    return { table, guests: [...guests] }
  }

  private async groupFor(address: string, table: Table, asked: string | undefined): Promise<string> {
    if (asked !== undefined) {
      await this.group(address, asked)
      return asked
    }
    await table.keepGames()
    if (table.evening.group !== undefined) return table.evening.group
    this.parts.limits.check('newTables', address)
    return this.parts.groups.make()
  }
  private practice(evening: Evening, seats: number): Evening {
    return { ...addBots(evening, seats - 1, this.mostSeats(evening)), practice: true }
  }
  private table(address: string, rawCode: string): Promise<Table> {
    const code = rawCode.toUpperCase()
    return this.parts.limits.guard(address, async () => (isCode(code) ? this.parts.tables.latest(code) : undefined))
  }
  private async ownGame(address: string, code: string, token: string, n: number): Promise<{ table: Table; game: GameId; person: PersonId }> {
    const claim = this.parts.tokens.read(token)
    const table = await this.table(address, code)
    const { evening } = table
    const { id } = this.checkClaim(evening, claim)
    if (evening.on?.n !== n) throw new Denied('noGameRunning')
    if (!evening.on.seats.includes(id)) throw new Denied('notSeated')
    return { table, game: gameId(evening.code, n), person: id }
  }
  /** Guessed like a code, and limited like one. */
  private async checkKey(address: string, given: string | undefined): Promise<void> {
    const { createKey, limits } = this.parts
    if (createKey === undefined) return
    if (given === undefined) throw new Denied('wrongKey')
    await limits.guard(address, async () => isSameSecret(given, createKey) || undefined, 'wrongKey')
  }
  /** Who asks something of the house, and not too much of it. */
  private commander(token: string): Claim {
    const claim = this.parts.tokens.read(token)
    this.parts.limits.check('commands', `${claim.code} ${claim.person}`)
    return claim
  }
  private checkClaim(evening: Evening, claim: Claim): Guest {
    if (claim.code !== evening.code) throw new Denied('notYourTable')
    const problem = problemWith(evening, { id: claim.person, epoch: claim.epoch })
    if (problem) throw new Denied(problem)
    return guestOf(evening, claim.person)!
  }
  private async seat(table: Table, seating: (evening: Evening) => { evening: Evening; guest: Guest }): Promise<Seated> {
    let guest: Guest | undefined
    await table.change((evening) => {
      const seated = seating(evening)
      guest = seated.guest
      return { evening: seated.evening }
    })
    return this.seated(table, guest!)
  }
  private seated(table: Table, { id, epoch }: Guest): Seated {
    return { code: table.code, you: id, token: this.parts.tokens.sign({ code: table.code, person: id, epoch }), house: table.house }
  }
  private offeredGame(id: string): string {
    if (!this.parts.offered.includes(id)) throw new Denied('unknownGame')
    return id
  }
  private mostSeats(evening: Evening): number {
    return ruledBy(this.parts.games, evening.game).game.seats.max
  }
}

const isCode = (text: string): boolean => text.length === codeLength && [...text].every((letter) => codeAlphabet.includes(letter))
