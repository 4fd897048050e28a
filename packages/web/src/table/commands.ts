// Requests to the server on behalf of the people on this device, each with that person's token. A refusal is shown as a toast.
import type { ReadonlySignal } from '@preact/signals'
import { ApiError, type Command, type House, type PersonId, type ProgramInvite, type SeatMoveKey } from '@safehouse/protocol'
import { showToast } from '../parts/toast.tsx'
import { versionedNotes } from '../replay/notes-versions.ts'
import { api, errorMessage } from './api.ts'
import type { LocalPerson } from './local-people.ts'
import type { NotesStorage } from './use-notes.ts'

export class TableCommands {
  private notesStorage: (NotesStorage & { readonly matchNumber: number }) | undefined
  /** The last command of this device that starts a match, as JSON. */
  private lastStart: string | undefined

  constructor(
    private readonly code: string,
    private readonly house: ReadonlySignal<House | undefined>,
    private readonly localPeople: ReadonlySignal<readonly LocalPerson[]>,
  ) {}

  /** The person in whose name this device makes requests: on a passed device the host if present, else the first; null for a spectator. */
  get actingId(): PersonId | null {
    const people = this.localPeople.value
    return (people.find((person) => person.you === this.house.value?.host) ?? people[0])?.you ?? null
  }
  /** Whether this person plays on this device. */
  isLocal(person: PersonId): boolean {
    return this.tokenOf(person) !== undefined
  }
  /** Sends a command and resolves to whether the server carried it out. */
  async send(command: Command, as: PersonId | null = this.actingId): Promise<boolean> {
    const isSecondPress = this.isSecondStart(command)
    const isSettled = (problem: unknown) => isSecondPress && problem instanceof ApiError && problem.body.code === 'alreadyStarted'
    const carryOut = (token: string) =>
      api.command(this.code, token, command).catch((problem: unknown) => {
        if (!isSettled(problem)) throw problem
        return 'startedBefore'
      })
    return (await this.request(as, carryOut)) !== undefined
  }
  /** Whether this device has sent the same start before: the press comes twice before the match is shown, and is one wish. */
  private isSecondStart(command: Command): boolean {
    if (command.do !== 'start' && command.do !== 'playNext') return false
    const start = JSON.stringify(command)
    const isSecond = start === this.lastStart
    this.lastStart = start
    return isSecond
  }
  /** Creates a key that moves a seat to another device: a person's own seat, or, for the host, that of somebody who is away. */
  async createSeatMoveKey(person: PersonId): Promise<SeatMoveKey | undefined> {
    return this.isLocal(person)
      ? this.request(person, (token) => api.move(this.code, token))
      : this.request(this.actingId, (token) => api.move(this.code, token, person))
  }
  /** Makes a key for a program, or calls the one of this name that the server offers. */
  inviteProgram(bot?: string): Promise<ProgramInvite | undefined> {
    return this.request(this.actingId, (token) => api.inviteProgram(this.code, token, bot))
  }
  /** Saves the evening's matches to a group's history, a new group unless one is given. Resolves to the group's key. */
  async saveToGroup(group?: string): Promise<string | undefined> {
    return (await this.request(this.actingId, (token) => api.keep(this.code, token, group)))?.key
  }
  /** The key of the group that this evening is saved to, if it is. Fails silently. */
  async groupKey(): Promise<string | undefined> {
    const token = this.tokenOf(this.actingId)
    if (token === undefined) return undefined
    return api.keptIn(this.code, token).then(
      ({ key }) => key,
      () => undefined,
    )
  }
  /** The server's storage for a person's private notes on a match: the same object for as long as the match is the same. */
  notes(matchNumber: number, person: LocalPerson | undefined, heard: () => number): NotesStorage {
    if (this.notesStorage?.matchNumber !== matchNumber) {
      this.notesStorage = { matchNumber, ...versionedNotes(this.code, matchNumber, person?.token ?? '', heard) }
    }
    return this.notesStorage
  }

  /** Resolves to undefined when the server refuses, after a toast, or when the person is not on this device. */
  private async request<T>(as: PersonId | null, call: (token: string) => Promise<T>): Promise<T | undefined> {
    const token = this.tokenOf(as)
    if (token === undefined) return undefined
    try {
      return await call(token)
    } catch (problem) {
      showToast(errorMessage(problem))
      return undefined
    }
  }
  private tokenOf(person: PersonId | null): string | undefined {
    return this.localPeople.value.find(({ you }) => you === person)?.token
  }
}
