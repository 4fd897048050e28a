// What clients may ask of this server, over HTTP or WebSocket: tables, seats, commands, choices, talk. `AccessControl` checks who asks;
// the lobby and the games check what is asked; `HistoryRequests` has what is kept after a match.
import type { Language } from '@safehouse/content/languages.ts'
import type {
  Command,
  GameDetails,
  GameSummary,
  House,
  KnockAnswer,
  PersonId,
  ProgramInvite,
  SeatChoices,
  SeatGrant,
  SeatMoveKey,
  SeatView,
  TableSummary,
} from '@safehouse/protocol'
import type { createBody, joinBody, knockBody, playOnBody } from '@safehouse/protocol/commands'
import type { z } from 'zod'
import type { OfferedBots } from '../bots/offered-bots.ts'
import type { Clock } from '../clock.ts'
import { describeGame } from '../game-details.ts'
import { applyCommand, newTableDocument } from '../lobby/commands.ts'
import { checkBranch, peopleOfBranch, startBranch } from '../lobby/continuation.ts'
import { findGame } from '../lobby/games.ts'
import { summaryOf } from '../lobby/house.ts'
import { findKnock, isSameKnock, joinThroughKnock, knock, withoutKnock } from '../lobby/knocks.ts'
import { askForSeat } from '../lobby/latecomers.ts'
import { startMatch } from '../lobby/match-lifecycle.ts'
import { setOptions } from '../lobby/options.ts'
import { hasPacks, housePacksByHash, packJson, withPackContents } from '../lobby/pack-contents.ts'
import { inviteProgram, readMaker, seatInvitedProgram, withoutInvite } from '../lobby/programs.ts'
import { withPush } from '../lobby/push-subscriptions.ts'
import { allowMove, claimMove } from '../lobby/seat-move.ts'
import { addBots, findByJoinId, join, joinNextMatch, withDevice } from '../lobby/seating.ts'
import type { DocumentChange, StoredPerson, TableDocument } from '../lobby/table-document.ts'
import type { DeviceSubscription, PushSender } from '../push/push-sender.ts'
import { newLinkKey } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { isSameSecret } from '../secret-hashes.ts'
import type { Subscriber } from '../table/subscribers.ts'
import type { Table } from '../table/table.ts'
import type { Utterance } from '../table/talk.ts'
import type { Claim } from '../tokens.ts'
import { AccessControl, type AccessControlParts } from './access-control.ts'
import { HistoryRequests, type HistoryRequestsParts } from './history-requests.ts'

export interface TableRequestsParts extends AccessControlParts, HistoryRequestsParts {
  /** The ids of the games that people can choose; the first is the default. */
  readonly offeredGames: readonly string[]
  readonly clock: Clock
  /** The bots of others that the operator offers. */
  readonly offeredBots: OfferedBots
  /** The key that is needed to create a table, if any. */
  readonly createKey: string | undefined
  readonly push: PushSender | undefined
}

export class TableRequests {
  readonly access: AccessControl
  readonly history: HistoryRequests

  constructor(private readonly parts: TableRequestsParts) {
    this.access = new AccessControl(parts)
    this.history = new HistoryRequests(this.access, parts)
  }

  listGames(): readonly GameSummary[] {
    return this.parts.offeredGames.map((id) => {
      const { game } = findGame(this.parts.games, id)
      return { id, rulesVersion: game.rulesVersion, seats: game.seats, options: game.options as Record<string, unknown> }
    })
  }
  describeGame(id: string, language: Language): Promise<GameDetails> {
    const summary = this.listGames().find((game) => game.id === id)
    if (!summary) throw new RequestError('unknownGame')
    return describeGame(summary, findGame(this.parts.games, id), language)
  }
  async createTable(address: string, asked: z.output<typeof createBody>): Promise<SeatGrant> {
    this.parts.admission.admitNewcomer()
    await this.checkKey(address, asked.key)
    this.parts.limits.check('newTables', address)
    const game = this.checkOffered(asked.game ?? this.parts.offeredGames[0] ?? '')
    if (asked.group !== undefined) await this.history.readGroup(address, asked.group)
    const startFirstMatch = (document: TableDocument) => startMatch(document, 1, this.parts.games, this.parts.clock.now())
    let host: StoredPerson | undefined
    const table = await this.parts.tables.create((code, id) => {
      const openedTable = newTableDocument(code, { ...asked, game, id })
      host = openedTable.person
      const seatedDocument = asked.practice === undefined ? openedTable.document : this.addPracticeBots(openedTable.document, asked.practice)
      const document = asked.options ? setOptions(seatedDocument, asked.options, this.parts.games) : seatedDocument
      if (asked.practice !== undefined) startFirstMatch(document) // throws if it cannot begin, before the table is stored
      return document
    })
    await this.parts.tables.pauseAfterOutage()
    if (asked.practice !== undefined) await table.change(startFirstMatch)
    return this.access.grantSeat(table, host!)
  }
  /** Opens a practice table that plays on from a moment of a match that is over. Only for people of that match's table. */
  async playOn(address: string, code: string, token: string, matchNumber: number, from: z.output<typeof playOnBody>): Promise<SeatGrant> {
    this.parts.admission.admitNewcomer()
    this.parts.limits.check('newTables', address) // before the match is read, which costs more than what is refused afterwards
    const branch = { ...(await this.history.readPastMatch(address, code, matchNumber, token)), ...from }
    checkBranch(branch)
    const { people, human } = peopleOfBranch(branch)
    const table = await this.parts.tables.create((newCode, id) => {
      const { document } = newTableDocument(newCode, { name: human.name, place: 'room', game: branch.header.game, id })
      return { ...document, host: human.id, people, practice: true }
    })
    await this.parts.tables.pauseAfterOutage()
    await table.change((document) => startBranch(document, branch, this.parts.clock.now()))
    return this.access.grantSeat(table, human)
  }
  async summarizeTable(address: string, code: string): Promise<TableSummary> {
    const { document } = await this.access.findTable(address, code)
    return summaryOf(document)
  }
  async join(address: string, code: string, asked: z.output<typeof joinBody>): Promise<SeatGrant> {
    const { name = '', bot, key, insteadOf, nextGame, id, device } = asked
    this.parts.admission.admitNewcomer()
    const table = await this.access.findTable(address, code)
    this.parts.limits.check('joins', `${table.code} ${address}`)
    return this.grantSeatAfter(table, (document) => {
      if (key !== undefined && bot) return seatInvitedProgram(document, { ...bot, key }, this.parts.clock.now())
      const before = id === undefined ? undefined : findByJoinId(document, id)
      if (before) return { document: withoutKnock(document, id!), person: before }
      const joinAs = nextGame ? joinNextMatch : join
      const joinResult = joinThroughKnock(document, id, (open) =>
        bot
          ? joinAs(open, bot.name, readMaker(bot.by))
          : insteadOf === undefined
            ? joinAs(open, name)
            : askForSeat(open, { name, bot: insteadOf, device }),
      )
      return withDevice(joinResult, { id, device })
    })
  }
  /**
   * Asks to be let in, or for one's own seat from another device. A device asks again until there is an answer, so only its first knock
   * counts as a join.
   */
  async knock(address: string, code: string, asked: z.output<typeof knockBody>): Promise<KnockAnswer> {
    this.parts.admission.admitNewcomer()
    const table = await this.access.findTable(address, code)
    const before = findKnock(table.document, asked.id)
    if (!asked.stop && !(before && isSameKnock(before, asked))) this.parts.limits.check('joins', `${table.code} ${address}`)
    let answer: KnockAnswer = { state: 'waiting' }
    await table.change((document) => {
      const knocked = knock(document, asked, this.parts.clock.now())
      answer = knocked.answer
      return { document: knocked.document }
    })
    return answer
  }
  /** A key that moves a person to another device; `whose` is for a host who makes it for somebody else. */
  async createMoveKey(address: string, code: string, token: string, whose?: PersonId): Promise<SeatMoveKey> {
    const key = newLinkKey()
    let [person, until] = [whose ?? '', 0]
    await this.changeAs(this.access.readCommandToken(token), address, code, (document, by, table) => {
      person = whose ?? by
      const allowed = allowMove(document, { by, whose: person, isHere: table.isPresent(person), key, now: this.parts.clock.now() })
      until = allowed.until
      return { document: allowed.document }
    })
    return { person, key, until }
  }
  async claimMove(address: string, code: string, key: string): Promise<SeatGrant> {
    const table = await this.access.findTable(address, code)
    return this.grantSeatAfter(table, (document) => claimMove(document, key, this.parts.clock.now()))
  }
  /** A link's key for a program. With a name, the bot of that name that the operator offers is called with the link. */
  async inviteProgram(address: string, code: string, token: string, name?: string): Promise<ProgramInvite> {
    const key = newLinkKey()
    let until = 0
    let bot: ReturnType<typeof this.parts.offeredBots.find> | undefined
    const table = await this.changeAs(
      this.access.readCommandToken(token),
      address,
      code,
      (document, by) => {
        const invited = inviteProgram(document, { by, key, bot, now: this.parts.clock.now() })
        until = invited.until
        return { document: invited.document }
      },
      () => {
        if (name !== undefined) bot = this.parts.offeredBots.find(name)
      },
    )
    if (name === undefined) return { key, until }
    await this.parts.offeredBots.call(name, { code: table.code, key }).catch(async (problem: unknown) => {
      await table.change((document) => ({ document: withoutInvite(document, key) }))
      throw problem
    })
    return { key, until }
  }
  /** `claim`: of `readCommandToken`, which is called before the command is read. */
  async giveCommand(address: string, code: string, claim: Claim, command: Command): Promise<House> {
    const table = await this.changeAs(
      claim,
      address,
      code,
      (document, by) => applyCommand(document, by, withPackContents(document, command), this.parts.games, this.parts.clock.now()),
      async () => {
        await this.parts.tables.pauseAfterOutage()
        if (command.do === 'chooseGame' || command.do === 'playNext') this.checkOffered(command.game)
      },
    )
    return table.house
  }
  /** The key for which devices subscribe to push messages; null where there are none. */
  pushKey(): { readonly key: string | null } {
    return { key: this.parts.push?.publicKey ?? null }
  }
  /** Tells this device of the token's person by push when it is their turn, or, without a subscription, no more. */
  async setPush(address: string, code: string, token: string, subscription: DeviceSubscription | undefined): Promise<void> {
    await this.changeAs(
      this.access.readCommandToken(token),
      address,
      code,
      (document, by) => ({ document: withPush(document, by, subscription) }),
      () => {
        if (subscription && !this.parts.push?.allows(subscription.endpoint)) throw new RequestError('badRequest')
      },
    )
  }
  /** The JSON of a pack that the house document names by hash, for everybody who may read that. */
  async readPack(address: string, code: string, token: string | undefined, hash: string): Promise<Buffer> {
    const { table } = await this.access.enter(address, code, token)
    return packJson(table.document, hash)
  }
  /** A house document as part of an answer: its packs are named by hash if the client asks for it, and above the limit. */
  formHouseForAnswer(house: House, asksForHashes: boolean): House {
    return hasPacks(house) && (asksForHashes || !this.parts.limits.tryTakePacks()) ? housePacksByHash(house) : house
  }
  /** What the token's seat may do now, for clients that do not have the rules. */
  async readChoices(address: string, code: string, token: string, matchNumber: number): Promise<SeatChoices> {
    const { table, person } = await this.access.enter(address, code, token)
    if (!person) throw new RequestError('notSeated')
    return table.choices(person.id, matchNumber)
  }
  /** What the token's seat knows, for clients that do not have the folds. */
  async readView(address: string, code: string, token: string, matchNumber: number): Promise<SeatView> {
    const { table, person } = await this.access.enter(address, code, token)
    if (!person) throw new RequestError('notSeated')
    return table.view(person.id, matchNumber)
  }
  /** Chat or a reaction, limited by person and by address. */
  async say(address: string, table: Table, subscriber: Subscriber, utterance: Utterance): Promise<void> {
    this.parts.limits.check('talkFromAddress', address)
    this.parts.limits.check('talk', `${table.code} ${subscriber.person ?? address}`)
    await table.say(subscriber, utterance)
  }

  private addPracticeBots(document: TableDocument, seats: number): TableDocument {
    const { max } = findGame(this.parts.games, document.game).game.seats
    return { ...addBots(document, seats - 1, max), practice: true }
  }
  /** Wrong keys are limited by address, as wrong table codes are. */
  private async checkKey(address: string, given: string | undefined): Promise<void> {
    const { createKey, limits } = this.parts
    if (createKey === undefined) return
    if (given === undefined) throw new RequestError('wrongKey')
    await limits.lookUpGuarded(address, async () => isSameSecret(given, createKey) || undefined, 'wrongKey')
  }
  /** Changes the document in the name of the token's person. `beforeChange` runs once token, code and limits are checked, before the table's queue. */
  private async changeAs(
    claim: Claim,
    address: string,
    code: string,
    changeOf: (document: TableDocument, by: PersonId, table: Table) => DocumentChange,
    beforeChange?: () => void | Promise<void>,
  ): Promise<Table> {
    const table = await this.access.findTable(address, code, [claim])
    await beforeChange?.()
    await table.changeOnRequest((document) => {
      this.access.checkClaim(document, claim)
      return changeOf(document, claim.person, table)
    })
    return table
  }
  /** Changes the document and grants the person that the change returns. */
  private async grantSeatAfter(
    table: Table,
    seating: (document: TableDocument) => { document: TableDocument; person: StoredPerson },
  ): Promise<SeatGrant> {
    let person: StoredPerson | undefined
    await table.changeOnRequest((document) => {
      const seatedResult = seating(document)
      person = seatedResult.person
      return { document: seatedResult.document }
    })
    return this.access.grantSeat(table, person!)
  }
  private checkOffered(id: string): string {
    if (!this.parts.offeredGames.includes(id)) throw new RequestError('unknownGame')
    return id
  }
}
