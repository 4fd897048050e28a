// The lobby's rules without a server: who may do what, and what becomes of seats, names, marks and the host.
import { characterOf } from '@safehouse/content/bots/characters.ts'
import type { Command } from '@safehouse/protocol'
import { describe, expect, test } from 'vitest'
import { houseWithAllPresent, tableOf } from '../../testing/documents.ts'
import { allGames } from '../serve.ts'
import { markAway } from './absence.ts'
import { applyCommand } from './commands.ts'
import { companyAt } from './company.ts'
import { finishMatch } from './match-lifecycle.ts'
import { join } from './seating.ts'
import { botLevelOf, type DocumentChange, findPerson, type StoredPerson, type TableDocument } from './table-document.ts'

const now = Date.UTC(2026, 0, 1)
/** A table of Anna, who is the host, and these people. */
const seatPeople = (...names: string[]): { document: TableDocument; people: readonly StoredPerson[] } => {
  const document = tableOf(['Anna', ...names])
  return { document, people: document.people }
}
const giveCommand = (document: TableDocument, by: StoredPerson, command: Command): DocumentChange =>
  applyCommand(document, by.id, command, allGames, now)
const giveCommands = (document: TableDocument, by: StoredPerson, ...commands: Command[]): TableDocument =>
  commands.reduce((before, command) => giveCommand(before, by, command).document, document)
const namesOf = ({ people }: TableDocument) => people.map(({ name }) => name)

describe('seats', () => {
  test('the person who creates a table is host; marks and names are distinct', () => {
    const { document, people } = seatPeople('Bram', 'Cleo')
    expect(document.host).toBe(people[0]!.id)
    expect(document.people.map(({ mark }) => mark)).toEqual([0, 1, 2])
    expect(() => join(document, 'ánna')).toThrow('nameTaken')
  })
  test('a mark that became free is given again, the others keep theirs', () => {
    const { document, people } = seatPeople('Bram', 'Cleo')
    const without = giveCommands(document, people[1]!, { do: 'leave' })
    expect(join(without, 'Dirk').document.people.map(({ name, mark }) => [name, mark])).toEqual([
      ['Anna', 0],
      ['Cleo', 2],
      ['Dirk', 1],
    ])
  })
  test('filling with bots gives what the game needs, then one more each time, up to its most', () => {
    const { document, people } = seatPeople()
    let next = giveCommands(document, people[0]!, { do: 'fillWithBots' })
    expect(next.people).toHaveLength(2)
    next = giveCommands(next, people[0]!, { do: 'fillWithBots' }, { do: 'addBot' }, { do: 'addBot' }, { do: 'addBot' })
    expect(next.people).toHaveLength(6)
    expect(new Set(namesOf(next)).size).toBe(6)
    expect(() => giveCommands(next, people[0]!, { do: 'addBot' })).toThrow('tableFull')
  })
  test('a bot whose name somebody took is called something else', () => {
    const { document, people } = seatPeople('Magpie')
    expect(namesOf(giveCommands(document, people[0]!, { do: 'addBot' }))).toEqual(['Anna', 'Magpie', 'Heron'])
  })
  test('bots have a level, that of the table or their own, and a character that everybody may know', () => {
    const { document, people } = seatPeople('Bram')
    const [anna, bram] = people as [StoredPerson, StoredPerson]
    const bots = giveCommands(document, anna, { do: 'addBot' }, { do: 'addBot' })
    const [magpie, heron] = bots.people.slice(2) as [StoredPerson, StoredPerson]
    const botsIn = (table: TableDocument) => houseWithAllPresent(table).people.map(({ bot }) => bot)
    const levelsIn = (table: TableDocument) => botsIn(table).map((bot) => bot?.level)
    expect(botsIn(bots).map((bot) => characterOf(bot?.character)?.name)).toEqual([undefined, undefined, 'Magpie', 'Heron'])
    expect(levelsIn(bots)).toEqual([undefined, undefined, 'normal', 'normal'])
    const withHardHeron = giveCommands(bots, anna, { do: 'setBotLevel', person: heron.id, level: 'hard' })
    expect(levelsIn(withHardHeron).slice(2)).toEqual(['normal', 'hard'])
    expect(botLevelOf(withHardHeron, findPerson(withHardHeron, heron.id))).toBe('hard')
    expect(levelsIn(giveCommands(withHardHeron, anna, { do: 'setSettings', settings: { botLevel: 'easy' } })).slice(2)).toEqual(['easy', 'easy'])
    expect(() => giveCommands(bots, bram, { do: 'setBotLevel', person: magpie.id, level: 'hard' })).toThrow('notHost')
    expect(() => giveCommands(bots, anna, { do: 'setBotLevel', person: bram.id, level: 'hard' })).toThrow('unknownPerson')
    const startedTable = giveCommands(bots, anna, { do: 'start', n: 1 })
    expect(() => giveCommands(startedTable, anna, { do: 'setSettings', settings: { botLevel: 'hard' } })).toThrow('gameRunning')
    expect(companyAt(startedTable)).toMatchObject({
      practiceHuman: undefined,
      humans: [0, 1],
      characters: [null, null, magpie.bot?.character, heron.bot?.character],
    })
  })
  test('several bots come at once: those whose faces are wished for and free, then others, all of one level or none of them', () => {
    const { document, people } = seatPeople('Heron')
    const [anna] = people as [StoredPerson]
    const next = giveCommands(document, anna, { do: 'addBot', count: 3, faces: ['wren', 'heron', 'nobody', 'otter'], level: 'hard' })
    expect(namesOf(next)).toEqual(['Anna', 'Heron', 'Wren', 'Otter', 'Magpie'])
    expect(houseWithAllPresent(next).people.map(({ bot }) => bot?.level)).toEqual([undefined, undefined, 'hard', 'hard', 'hard'])
    expect(() => giveCommands(next, anna, { do: 'addBot', count: 2 })).toThrow('tableFull')
    expect(namesOf(giveCommands(next, anna, { do: 'addBot', count: 1 }))).toHaveLength(6)
  })
  test('the host puts people in order, and nobody is lost or doubled by it', () => {
    const { document, people } = seatPeople('Bram', 'Cleo')
    const [anna, bram, cleo] = people.map(({ id }) => id) as [string, string, string]
    expect(namesOf(giveCommands(document, people[0]!, { do: 'order', people: [cleo, anna, bram] }))).toEqual(['Cleo', 'Anna', 'Bram'])
    for (const order of [
      [anna, bram],
      [anna, bram, bram],
      [anna, bram, cleo, cleo],
      [anna, bram, 'nobody'],
    ])
      expect(() => giveCommands(document, people[0]!, { do: 'order', people: order })).toThrow('unknownPerson')
  })
  test('a name can be changed, not into another’s', () => {
    const { document, people } = seatPeople('Bram')
    expect(namesOf(giveCommands(document, people[1]!, { do: 'rename', name: 'bram' }))).toEqual(['Anna', 'bram'])
    expect(() => giveCommands(document, people[1]!, { do: 'rename', name: 'ANNA' })).toThrow('nameTaken')
  })
})

describe('hosting', () => {
  test('a table that everybody left is unlocked, and the next person is host', () => {
    const { document, people } = seatPeople()
    const empty = giveCommands(document, people[0]!, { do: 'lock', locked: true }, { do: 'leave' })
    const { document: again, person } = join(empty, 'Bram')
    expect([again.host, again.locked]).toEqual([person.id, false])
  })
  test('passes on when the host leaves, and to the next person who joins an empty table', () => {
    const { document, people } = seatPeople('Bram')
    const withoutHost = giveCommands(document, people[0]!, { do: 'leave' })
    expect(withoutHost.host).toBe(people[1]!.id)
    const empty = giveCommands(withoutHost, people[1]!, { do: 'leave' })
    expect(empty.people).toEqual([])
    const { person, document: again } = join(empty, 'Cleo')
    expect(again.host).toBe(person.id)
  })
  test('passes to somebody who is here, if anybody is', () => {
    const { document, people } = seatPeople('Bram', 'Cleo')
    const withBramAway = markAway(document, people[1]!.id, now)
    expect(giveCommands(withBramAway, people[0]!, { do: 'leave' }).host).toBe(people[2]!.id)
    expect(giveCommands(markAway(withBramAway, people[2]!.id, now), people[0]!, { do: 'leave' }).host).toBe(people[1]!.id)
  })
  test('never passes to a bot', () => {
    const { document, people } = seatPeople('Bram')
    const withBot = giveCommands(document, people[0]!, { do: 'addBot' })
    const bot = withBot.people[2]!
    expect(() => giveCommands(withBot, people[0]!, { do: 'handOver', person: bot.id })).toThrow('isABot')
    expect(() => giveCommands(withBot, people[0]!, { do: 'handOver', person: 'nobody' })).toThrow('unknownPerson')
    expect(giveCommands(withBot, people[0]!, { do: 'leave' }).host).toBe(people[1]!.id)
  })
  test('can be handed over, and is then gone', () => {
    const { document, people } = seatPeople('Bram')
    const next = giveCommands(document, people[0]!, { do: 'handOver', person: people[1]!.id })
    expect(() => giveCommands(next, people[0]!, { do: 'lock', locked: true })).toThrow('notHost')
  })
})

describe('a running game', () => {
  const startWith = (...names: string[]) => {
    const { document, people } = seatPeople(...names)
    return { people, document: giveCommands(document, people[0]!, { do: 'start', n: 1 }) }
  }
  test('keeps its seats: nobody comes, no bot goes, nothing of it is changed', () => {
    const { document, people } = startWith('Bram')
    const host = people[0]!
    expect(() => join(document, 'Cleo')).toThrow('gameRunning')
    const ids = document.people.map(({ id }) => id)
    const commands: Command[] = [
      { do: 'addBot' },
      { do: 'fillWithBots' },
      { do: 'order', people: ids },
      { do: 'setOptions', options: {} },
      { do: 'setPlace', place: 'apart' },
      { do: 'chooseGame', game: 'spy-alley-dice' },
      { do: 'start', n: 2 },
    ]
    for (const command of commands) expect(() => giveCommands(document, host, command)).toThrow('gameRunning')
  })
  test('goes on with a bot in the seat of somebody who leaves or is removed, whose token becomes invalid', () => {
    const { document, people } = startWith('Bram', 'Cleo')
    const next = giveCommands(giveCommands(document, people[1]!, { do: 'leave' }), people[0]!, { do: 'remove', person: people[2]!.id })
    expect(next.on?.seats).toEqual(people.map(({ id }) => id))
    for (const { id, epoch } of people.slice(1)) expect(findPerson(next, id)).toMatchObject({ standIn: true, left: true, epoch: epoch + 1 })
    expect(houseWithAllPresent(next).people[1]).toMatchObject({ name: 'Bram', here: false, standIn: true })
  })
  test('is ended when the last person leaves', () => {
    const { document, people } = startWith('Bram')
    const step = giveCommand(giveCommands(document, people[0]!, { do: 'leave' }), people[1]!, { do: 'leave' })
    expect(step).toMatchObject({ closes: 'ABCD/1', document: { on: { state: 'ended' }, host: '' } })
  })
  test('is ended by the host, once', () => {
    const { document, people } = startWith('Bram')
    const step = giveCommand(document, people[0]!, { do: 'endGame', n: 1 })
    expect(step).toMatchObject({ closes: 'ABCD/1', document: { on: { state: 'ended' } } })
    expect(() => giveCommands(step.document, people[0]!, { do: 'endGame', n: 1 })).toThrow('noGameRunning')
  })
  test('when it is over the same people go on, without those who left', () => {
    const { document, people } = startWith('Bram', 'Cleo')
    const withoutCleo = giveCommands(document, people[2]!, { do: 'leave' })
    const luck = [{ what: 'first', times: [1, 0, 0], deals: 1, odds: 1 / 3 }]
    const { document: over } = finishMatch(withoutCleo, 1, { winners: [1], points: [0, 3, 1], luck }, now)
    expect(over.played).toEqual([
      {
        n: 1,
        game: 'spy-alley-dice',
        seats: people.map(({ id }) => id),
        winners: [people[1]!.id],
        points: [0, 3, 1],
        luck,
        at: now,
        sitters: [
          { name: 'Anna', kind: 'person', mark: 0 },
          { name: 'Bram', kind: 'person', mark: 1 },
          { name: 'Cleo', kind: 'bot', mark: 2 },
        ],
      },
    ])
    expect(finishMatch(over, 1, { winners: [0] }, now).document).toBe(over)
    const secondMatch = giveCommands(over, people[0]!, { do: 'start', n: 2 })
    expect(secondMatch.on).toMatchObject({ n: 2, seats: [people[0]!.id, people[1]!.id], state: 'running' })
    expect(namesOf(secondMatch)).toEqual(['Anna', 'Bram'])
  })
})

test('the house document holds none of the table document’s secrets', () => {
  const { document } = seatPeople()
  const house = JSON.stringify(houseWithAllPresent(document))
  expect(house).not.toContain(document.next.secret)
  expect(house).not.toContain('epoch')
  expect(house).not.toContain('entropy')
})
test('options that differ from the defaults are kept as they were given; another game has its own', () => {
  const { document, people } = seatPeople()
  const next = giveCommands(document, people[0]!, { do: 'setOptions', options: { decisionSeconds: 60 } })
  expect(next.options).toEqual({ decisionSeconds: 60 })
  expect(giveCommands(next, people[0]!, { do: 'chooseGame', game: 'spyfall-2' }).options).toEqual({})
})
test('somebody who left during a match is listed until it is over', () => {
  const { document, people } = seatPeople('Bram', 'Cleo')
  const playing = giveCommands(document, people[0]!, { do: 'start', n: 1 })
  const withoutCleo = giveCommands(playing, people[2]!, { do: 'leave' })
  const peopleShown = (now: TableDocument) => houseWithAllPresent(now).people.map(({ name, left }) => [name, left ?? false])
  expect(peopleShown(withoutCleo)).toEqual([
    ['Anna', false],
    ['Bram', false],
    ['Cleo', true],
  ])
  expect(peopleShown(finishMatch(withoutCleo, 1, { winners: [0] }, now).document)).toEqual([
    ['Anna', false],
    ['Bram', false],
  ])
})
test('playNext uses the given options for another game, and keeps the set ones when the same game is played again', () => {
  const { document, people } = seatPeople('Bram', 'Cleo')
  const { document: over } = finishMatch(giveCommands(document, people[0]!, { do: 'start', n: 1 }), 1, { winners: [1] }, now)
  const spyfall = giveCommands(over, people[0]!, { do: 'playNext', game: 'spyfall-2', n: 2, options: { language: 'nl', rounds: 2 } })
  expect(spyfall.on?.options).toMatchObject({ language: 'nl', rounds: 2 })
  const { document: spyfallOver } = finishMatch(spyfall, 2, { winners: [0] }, now)
  expect(giveCommands(spyfallOver, people[0]!, { do: 'playNext', game: 'spyfall-2', n: 3, options: { language: 'de' } }).on?.options).toMatchObject({
    language: 'nl',
    rounds: 2,
  })
})
describe('an option that is a seat', () => {
  const firstDealer = (document: TableDocument) => houseWithAllPresent(document).options.firstDealer
  const chooseFirstDealer = () => {
    const { document, people } = seatPeople('Bram', 'Cleo', 'Dirk')
    const settled = giveCommands(
      document,
      people[0]!,
      { do: 'chooseGame', game: 'spyfall-2' },
      { do: 'setOptions', options: { firstDealer: 2, rounds: 1 } },
    )
    return { settled, people }
  }
  test('follows the person when others leave or the seats are reordered', () => {
    const { settled, people } = chooseFirstDealer()
    expect(firstDealer(settled)).toBe(2)
    const without = giveCommands(settled, people[1]!, { do: 'leave' })
    expect(firstDealer(without)).toBe(1)
    const [anna, cleo, dirk] = without.people.map(({ id }) => id) as [string, string, string]
    const inOrder = giveCommands(without, people[0]!, { do: 'order', people: [cleo, dirk, anna] })
    expect(firstDealer(inOrder)).toBe(0)
    expect(giveCommands(inOrder, people[0]!, { do: 'start', n: 1 }).on?.options).toMatchObject({ firstDealer: 0, rounds: 1 })
  })
  test('falls back to the default when the person has left', () => {
    const { settled, people } = chooseFirstDealer()
    const without = giveCommands(settled, people[2]!, { do: 'leave' })
    expect(firstDealer(without)).toBeUndefined()
    expect(giveCommands(without, people[0]!, { do: 'start', n: 1 }).on?.options).toMatchObject({ firstDealer: null, rounds: 1 })
  })
  test('is refused where nobody sits', () => {
    const { settled, people } = chooseFirstDealer()
    for (const seat of [4, -1, 0.5, 'length'])
      expect(() => giveCommands(settled, people[0]!, { do: 'setOptions', options: { firstDealer: seat } })).toThrow('badOptions')
  })
})
test('the venue decides the defaults of a game', () => {
  const { document, people } = seatPeople('Bram')
  const secondsAt = (place: 'room' | 'apart') => giveCommands(document, people[0]!, { do: 'setPlace', place }, { do: 'start', n: 1 }).on?.options
  expect([secondsAt('room'), secondsAt('apart')]).toEqual([{ decisionSeconds: 0 }, { decisionSeconds: 60 }])
})
test('playNext starts another game with the same people, adding or removing bots to fit its seats', () => {
  const { document, people } = seatPeople('Bram', 'Cleo')
  const { document: over } = finishMatch(giveCommands(document, people[0]!, { do: 'start', n: 1 }), 1, { winners: [1] }, now)
  const six = giveCommands(over, people[0]!, { do: 'playNext', game: 'cia-vs-kgb', n: 2 })
  expect(six.on).toMatchObject({ n: 2, game: 'cia-vs-kgb', state: 'running' })
  expect(six.people.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'bot', 'bot', 'bot'])
  const { document: later } = finishMatch(six, 2, { winners: [0] }, now)
  const full = giveCommands(later, people[0]!, { do: 'addBot' }, { do: 'addBot' })
  const thirdMatch = giveCommands(full, people[0]!, { do: 'playNext', game: 'spy-alley-dice', n: 3 })
  expect(namesOf(thirdMatch)).toEqual(namesOf(six))
  expect(thirdMatch.on).toMatchObject({ n: 3, game: 'spy-alley-dice' })
  expect(() => giveCommands(thirdMatch, people[0]!, { do: 'playNext', game: 'top-secret', n: 3 })).toThrow('alreadyStarted')
  expect(() => giveCommands(thirdMatch, people[0]!, { do: 'playNext', game: 'top-secret', n: 4 })).toThrow('gameRunning')
  expect(() => giveCommands(over, people[1]!, { do: 'playNext', game: 'top-secret', n: 2 })).toThrow('notHost')
})
