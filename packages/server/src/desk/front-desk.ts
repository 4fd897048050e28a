// What people may ask of this server, whichever way they ask: tables opened, seats taken, commands given.
// The entrance checks who asks; the lobby and the games check what is asked; the archive has what lasts.
import type { Command, GameDetails, GameSummary, House, PersonId, SeatChoices, SeatGrant, SeatMoveKey, TableSummary } from '@safehouse/protocol'
import type { createBody, joinBody } from '@safehouse/protocol/commands'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { toJsonSchema } from '../json-schema.ts'
import { carryOut, open } from '../lobby/commands.ts'
import { ruledBy } from '../lobby/games.ts'
import { summaryOf } from '../lobby/house.ts'
import { askForChair } from '../lobby/latecomers.ts'
import { allowMove, claimMove, newMovingKey } from '../lobby/moving.ts'
import { setOptions } from '../lobby/options.ts'
import { start } from '../lobby/playing.ts'
import { addBots, cameAs, cameBefore, join, joinNextGame } from '../lobby/seating.ts'
import type { StoredPerson, TableDocument } from '../lobby/table-document.ts'
import { RequestError } from '../request-error.ts'
import { isSameSecret } from '../same-secret.ts'
import type { Subscriber } from '../table/subscribers.ts'
import type { Table } from '../table/table.ts'
import type { Utterance } from '../table/talk.ts'
import { Archive, type ArchiveParts } from './archive.ts'
import { Entrance, type EntranceParts } from './entrance.ts'

export interface FrontDeskParts extends EntranceParts, ArchiveParts {
  /** The games that people are offered, the first one first. */
  readonly offered: readonly string[]
  readonly clock: Clock
  /** What somebody must know to open a table. */
  readonly createKey: string | undefined
}

export class FrontDesk {
  readonly entrance: Entrance
  readonly archive: Archive

  constructor(private readonly parts: FrontDeskParts) {
    this.entrance = new Entrance(parts)
    this.archive = new Archive(this.entrance, parts)
  }

  games(): readonly GameSummary[] {
    return this.parts.offered.map((id) => {
      const { game } = ruledBy(this.parts.games, id)
      return { id, rulesVersion: game.rulesVersion, seats: game.seats, options: game.options as Record<string, unknown> }
    })
  }
  game(id: string): GameDetails {
    const summary = this.games().find((game) => game.id === id)
    if (!summary) throw new RequestError('unknownGame')
    const { action, open, whisper } = ruledBy(this.parts.games, id).schemas
    return { ...summary, action: toJsonSchema(action), open: toJsonSchema(open), whisper: toJsonSchema(whisper) }
  }
  async open(address: string, asked: z.output<typeof createBody>): Promise<SeatGrant> {
    this.parts.doors.admitNewcomer()
    await this.checkKey(address, asked.key)
    this.parts.limits.check('newTables', address)
    const game = this.offeredGame(asked.game ?? this.parts.offered[0] ?? '')
    if (asked.group !== undefined) await this.archive.group(address, asked.group)
    const begin = (evening: TableDocument) => start(evening, 1, this.parts.games, this.parts.clock.now())
    let guest: StoredPerson | undefined
    const table = await this.parts.tables.open((code) => {
      const opened = open(code, { ...asked, game })
      guest = opened.guest
      const seated = asked.practice === undefined ? opened.evening : this.practice(opened.evening, asked.practice)
      const evening = asked.options ? setOptions(seated, asked.options, this.parts.games) : seated
      if (asked.practice !== undefined) begin(evening) // what could not begin is not opened
      return evening
    })
    await this.parts.tables.awake()
    if (asked.practice !== undefined) await table.change(begin)
    return this.entrance.seated(table, guest!)
  }
  async look(address: string, code: string): Promise<TableSummary> {
    const { evening } = await this.entrance.table(address, code)
    return summaryOf(evening, this.mostSeats(evening))
  }
  async join(address: string, code: string, { name, insteadOf, nextGame, id, device }: z.output<typeof joinBody>): Promise<SeatGrant> {
    this.parts.doors.admitNewcomer()
    const table = await this.entrance.table(address, code)
    this.parts.limits.check('joins', `${table.code} ${address}`)
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
  async move(address: string, code: string, token: string, whose?: PersonId): Promise<SeatMoveKey> {
    const claim = this.entrance.commander(token)
    const table = await this.entrance.table(address, code, [claim])
    const person = whose ?? claim.person
    const key = newMovingKey()
    let until = 0
    await table.change((evening) => {
      this.entrance.checkClaim(evening, claim)
      const allowed = allowMove(evening, { by: claim.person, whose: person, isHere: table.isHere(person), key, now: this.parts.clock.now() })
      until = allowed.until
      return { evening: allowed.evening }
    })
    return { person, key, until }
  }
  async claim(address: string, code: string, key: string): Promise<SeatGrant> {
    const table = await this.entrance.table(address, code)
    return this.seat(table, (evening) => claimMove(evening, key, this.parts.clock.now()))
  }
  async command(address: string, code: string, token: string, command: Command): Promise<House> {
    const claim = this.entrance.commander(token)
    const table = await this.entrance.table(address, code, [claim])
    await this.parts.tables.awake()
    if (command.do === 'chooseGame' || command.do === 'playNext') this.offeredGame(command.game)
    await table.change((evening) => {
      this.entrance.checkClaim(evening, claim)
      return carryOut(evening, claim.person, command, this.parts.games, this.parts.clock.now())
    })
    return table.house
  }
  /** For players that do not carry the rules: what their seat may do now. */
  async choices(address: string, code: string, token: string, n: number): Promise<SeatChoices> {
    const { table, person } = await this.entrance.ownGame(address, code, token, n)
    return table.choices(person, n)
  }
  /** Said to the people of a table: not too much by one of them, nor from one address. */
  async talk(address: string, table: Table, watcher: Subscriber, utterance: Utterance): Promise<void> {
    this.parts.limits.check('talkFromAddress', address)
    this.parts.limits.check('talk', `${table.code} ${watcher.person ?? address}`)
    await table.hear(watcher, utterance)
  }

  private practice(evening: TableDocument, seats: number): TableDocument {
    return { ...addBots(evening, seats - 1, this.mostSeats(evening)), practice: true }
  }
  /** Guessed like a code, and limited like one. */
  private async checkKey(address: string, given: string | undefined): Promise<void> {
    const { createKey, limits } = this.parts
    if (createKey === undefined) return
    if (given === undefined) throw new RequestError('wrongKey')
    await limits.lookUpGuarded(address, async () => isSameSecret(given, createKey) || undefined, 'wrongKey')
  }
  private async seat(table: Table, seating: (evening: TableDocument) => { evening: TableDocument; guest: StoredPerson }): Promise<SeatGrant> {
    let guest: StoredPerson | undefined
    await table.change((evening) => {
      const seated = seating(evening)
      guest = seated.guest
      return { evening: seated.evening }
    })
    return this.entrance.seated(table, guest!)
  }
  private offeredGame(id: string): string {
    if (!this.parts.offered.includes(id)) throw new RequestError('unknownGame')
    return id
  }
  private mostSeats(evening: TableDocument): number {
    return ruledBy(this.parts.games, evening.game).game.seats.max
  }
}
