// Who is at a table: joining, leaving, bots, names, marks, the order of the seats, and who is host. Functions of the
// table document that return the changed one; ids of new people are random.
import { type CharacterId, characters } from '@safehouse/content/bots/characters.ts'
import type { BotLevel, TimeFactor } from '@safehouse/engine'
import { isSameName, lineUp, MAX_PEOPLE_AT_TABLE, type PersonId, type ProgramMaker, parseName } from '@safehouse/protocol'
import { newPersonId } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { hashSecret } from '../secret-hashes.ts'
import { looksLike } from './look-alikes.ts'
import {
  breakOff,
  type DocumentChange,
  findPerson,
  humansAt,
  isOwnBot,
  isRunning,
  type StoredPerson,
  type TableDocument,
  withPerson,
} from './table-document.ts'

export type Joined = { readonly document: TableDocument; readonly person: StoredPerson }

/** Joins between two matches; throws while one is running or while the table is locked. */
export function join(document: TableDocument, rawName: string, program?: ProgramMaker): Joined {
  if (document.locked) throw new RequestError('tableLocked')
  return addPerson(betweenMatches(document), rawName, program)
}
/** Joins during a match as a person without a seat in it, to play from the next one on. The match counts as sat out, so that they are among the first to play then. */
export function joinNextMatch(document: TableDocument, rawName: string, program?: ProgramMaker): Joined {
  if (!isRunning(document)) return join(document, rawName, program)
  if (document.locked) throw new RequestError('tableLocked')
  const { document: joined, person } = addPerson(document, rawName, program)
  const latecomer = { ...person, satOut: document.on.n }
  return { person: latecomer, document: withPerson(joined, latecomer) }
}
/** The person who joined under this client-made id: makes joining idempotent, when a reload loses the answer. */
export const findByJoinId = (document: TableDocument, id: string): StoredPerson | undefined =>
  document.people.find(({ came, left }) => came !== undefined && came === hashSecret(id) && !left)
/** Notes the id under which somebody joined, as a hash because it grants the seat again, and their device. */
export function withDevice({ document, person }: Joined, { id, device }: { id?: string | undefined; device?: string | undefined }): Joined {
  const joinedPerson = { ...person, ...(id !== undefined && { came: hashSecret(id) }), ...(device !== undefined && { device }) }
  return { person: joinedPerson, document: withPerson(document, joinedPerson) }
}

/** Whether the table has as many people, humans and bots, as it may have. */
export const isFull = (document: TableDocument): boolean => document.people.filter(({ left }) => !left).length >= MAX_PEOPLE_AT_TABLE

function addPerson(document: TableDocument, rawName: string, program?: ProgramMaker): Joined {
  if (isFull(document)) throw new RequestError('tableFull')
  const person = { ...newPerson(document, program ? 'bot' : 'person', readFreeName(document, rawName)), ...(program && { program }) }
  const host = humansAt(document).length === 0 && !program ? person.id : document.host
  return { person, document: { ...document, host, people: [...document.people, person] } }
}

interface BotWishes {
  /** Who comes first, in this order, where the face is free. Others follow in the usual order. */
  readonly faces?: readonly string[] | undefined
  /** Their own level; without it they have the table's. */
  readonly level?: BotLevel | undefined
}
/** Adds bots up to the game's seats: one more would only sit out. */
export function addBots(document: TableDocument, count: number, maxSeats: number, { faces = [], level }: BotWishes = {}): TableDocument {
  let next = betweenMatches(document)
  const byWish = [...faces.flatMap((face) => characterIds.filter((id) => id === face)), ...characterIds]
  for (let i = 0; i < count; i++) {
    if (next.people.length >= maxSeats) throw new RequestError('tableFull')
    const isFree = (name: string) => !next.people.some((person) => isSameName(person.name, name) || looksLike(person.name, name))
    const character = byWish.find((id) => isFree(characters[id].name))
    const name = character
      ? characters[character].name
      : Array.from({ length: MAX_PEOPLE_AT_TABLE + 1 }, (_, number) => `Bot ${number + 1}`).find(isFree)!
    const bot = newPerson(next, 'bot', name)
    next = {
      ...next,
      people: [...next.people, character ? { ...bot, bot: { character: coverOf(character, bot.id), ...(level && { level }) } } : bot],
    }
  }
  return next
}

const characterIds = Object.keys(characters) as CharacterId[]
/** One of the two covers of a character, by the random id of the person. Each cover has an id of its own; a character's two have one face. */
const coverOf = (character: CharacterId, id: PersonId): CharacterId => {
  const covers = characterIds.filter((other) => characters[other].face === characters[character].face)
  return covers[id.charCodeAt(id.length - 1) % covers.length]!
}

/** Sets the level of one bot, from the next match on. */
export function setBotLevel(document: TableDocument, id: PersonId, level: BotLevel): TableDocument {
  const ready = betweenMatches(document)
  const person = findPerson(ready, id)
  if (!person?.bot) throw new RequestError('unknownPerson')
  return withPerson(ready, { ...person, bot: { ...person.bot, level } })
}
/** Sets the level of the table and so of all its bots, whatever each had, from the next match on. */
export function setTableLevel(document: TableDocument, botLevel: BotLevel): TableDocument {
  const ready = betweenMatches(document)
  const people = ready.people.map((person) => (person.bot ? { ...person, bot: { character: person.bot.character } } : person))
  return { ...ready, people, settings: { ...ready.settings, botLevel } }
}

/** Adds or removes our bots until the number of seats fits. Humans and programs are never removed; those whom the game has no seat for sit out. */
export function withFittingBots(document: TableDocument, { min, max }: { readonly min: number; readonly max: number }): TableDocument {
  const ready = betweenMatches(document)
  const peopleCount = ready.people.length
  if (peopleCount < min) return addBots(ready, min - peopleCount, max)
  const bots = ready.people.filter(isOwnBot)
  const surplusBots = peopleCount > max ? bots.slice(-(peopleCount - max)) : []
  return surplusBots.length === 0 ? ready : { ...ready, people: ready.people.filter((person) => !surplusBots.includes(person)) }
}

/** Removes a person. During a match the seat stays and a bot plays it for good; when the last human leaves, the match ends. */
export function leave(document: TableDocument, id: PersonId): DocumentChange {
  const person = findPerson(document, id)
  if (!person || person.left) throw new RequestError('unknownPerson')
  const hasSeat = isRunning(document) && document.on.seats.includes(id)
  if (hasSeat && isOwnBot(person)) throw new RequestError('gameRunning')
  const { push: _, ...withoutPush } = person
  const leftPerson = { ...withoutPush, standIn: true, left: true, epoch: person.epoch + 1 }
  const people = hasSeat
    ? document.people.map((other) => (other === person ? leftPerson : other))
    : document.people.filter((other) => other !== person)
  const next = ensureHost({ ...document, people })
  if (!isRunning(next) || humansAt(next).length > 0) return { document: next }
  return breakOff(next)
}

export function rename(document: TableDocument, id: PersonId, rawName: string): TableDocument {
  const withoutPerson = { ...document, people: document.people.filter((person) => person.id !== id) }
  const name = readFreeName(withoutPerson, rawName)
  return { ...document, people: document.people.map((person) => (person.id === id ? { ...person, name } : person)) }
}

/** Swaps somebody who would sit out the next match with somebody who would play in it. */
export function letPlay(document: TableDocument, id: PersonId, insteadOf: PersonId, maxSeats: number): TableDocument {
  const ready = betweenMatches(document)
  const { players, sittingOut } = lineUp(ready.people, maxSeats)
  const person = sittingOut.find((candidate) => candidate.id === id)
  const otherPlayer = players.find((candidate) => candidate.id === insteadOf)
  if (!person || !otherPlayer) throw new RequestError('unknownPerson')
  return withPerson(withPerson(ready, { ...person, next: 'plays' }), { ...otherPlayer, next: 'sitsOut' })
}

/** Sets how much more time somebody has for decisions, from the next match on: the setup of a running match never changes. */
export function setTimeFactor(document: TableDocument, id: PersonId, factor: TimeFactor): TableDocument {
  const { timeFactor: before, ...person } = findPerson(document, id)!
  if ((before ?? 1) === factor) return document
  return withPerson(document, factor === 1 ? person : { ...person, timeFactor: factor })
}

export function reorderPeople(document: TableDocument, ids: readonly PersonId[]): TableDocument {
  const cleared = betweenMatches(document)
  const people = ids.map((id) => findPerson(cleared, id))
  const found = people.filter((person) => person !== undefined)
  if (found.length !== cleared.people.length || new Set(found).size !== found.length) throw new RequestError('unknownPerson')
  return { ...cleared, people: found }
}

export function handOverHost(document: TableDocument, id: PersonId): TableDocument {
  const person = findPerson(document, id)
  if (!person || person.left) throw new RequestError('unknownPerson')
  if (person.kind === 'bot') throw new RequestError('isABot')
  return { ...document, host: id }
}

/** The document without those who left during the last match. Throws while a match is running: its seats cannot change. */
export function betweenMatches(document: TableDocument): TableDocument {
  if (isRunning(document)) throw new RequestError('gameRunning')
  return document.people.some((person) => person.left) ? { ...document, people: document.people.filter((person) => !person.left) } : document
}

/** Makes somebody host if the host has left, preferably somebody who is not away. A table without humans has no host and is unlocked. */
export const ensureHost = (document: TableDocument): TableDocument => {
  const humans = humansAt(document)
  const next = humans.find(({ awaySince }) => awaySince === undefined) ?? humans[0]
  if (!next) return { ...document, host: '', locked: false }
  return humans.some((person) => person.id === document.host) ? document : { ...document, host: next.id }
}
/** How many different marks there are: one for each person of a full table. */
const MARK_COUNT = MAX_PEOPLE_AT_TABLE
/** A new person with the lowest mark that nobody has. */
export function newPerson(document: TableDocument, kind: StoredPerson['kind'], name: string): StoredPerson {
  const taken = new Set(document.people.map((person) => person.mark))
  const mark = Array.from({ length: MARK_COUNT }, (_, i) => i).find((i) => !taken.has(i)) ?? 0
  return { id: newPersonId(), name, kind, mark, epoch: 1, standIn: false, left: false }
}
/** Normalizes a name and throws if it is invalid, taken, or looks like one that is. */
export function readFreeName(document: TableDocument, raw: string): string {
  const parsedName = parseName(raw)
  if ('problem' in parsedName) throw new RequestError(parsedName.problem)
  if (document.people.some((person) => isSameName(person.name, parsedName.name)))
    throw new RequestError('nameTaken', { with: { name: parsedName.name } })
  const alike = document.people.find((person) => looksLike(person.name, parsedName.name))
  if (alike) throw new RequestError('nameLooksAlike', { with: { name: alike.name } })
  return parsedName.name
}
