// Schemas of what the server answers over HTTP, for its OpenAPI description and for tests that check real answers against them. Not in
// index.ts, so that pages do not load a schema library. Each one must describe its interface completely; clients ignore unknown fields.
import { botLevels, timeFactors } from '@safehouse/engine'
import { z } from 'zod'
import type {
  ArenaTable,
  BotCharacters,
  CommandResult,
  GameDetails,
  GameSummary,
  KnockAnswer,
  PackTexts,
  ProgramInvite,
  SeatChoices,
  SeatGrant,
  SeatMoveKey,
  SeatView,
  ServerInfo,
  TableSummary,
} from './answers.ts'
import { type ErrorBody, errorCodes } from './errors.ts'
import type { Group, GroupKey } from './group.ts'
import { awayMinutes, botPaces, type CurrentMatch, type House, type Knock, type Person, type PlayedMatch, venues } from './house.ts'

const person = z.string().describe('The public id of a person at the table.')
const people = z.array(person)
const seat = z.int().describe('A seat, numbered from 0.')
const wallTime = z.number().describe('Milliseconds since 1970, on the server’s clock.')
const anyObject = z.record(z.string(), z.unknown())
const kind = z.enum(['person', 'bot'])
const yes = z.literal(true)
const luck = z.array(
  z.object({
    what: z.string(),
    times: z.array(z.number()).describe('By seat: how often it happened.'),
    deals: z.number().describe('In how many tries.'),
    odds: z.number().describe('With which probability each.'),
  }),
)

const programSchema = z.object({ by: z.string().describe('Who made the program, as it says itself.') })

const personSchema = z.object({
  id: person,
  name: z.string(),
  kind,
  mark: z.int().describe('Number (0 to 11) of the shape and colour.'),
  program: programSchema.exactOptional(),
  here: z.boolean().describe('Whether a device is connected for this person.'),
  awaySince: wallTime.nullable(),
  standIn: z.boolean().describe('Whether a bot plays this seat for now.'),
  left: yes.describe('Left the running match for good.').exactOptional(),
  moves: z.int().describe('How often the seat was moved to another device.'),
  wants: person.describe('The bot whose seat this latecomer asks the host for.').exactOptional(),
  satOut: z.int().describe('The last match that this person did not play in.').exactOptional(),
  next: z.enum(['plays', 'sitsOut']).exactOptional(),
  botWantedBy: people.exactOptional(),
  timeFactor: z.literal(timeFactors).exactOptional(),
  bot: z.object({ level: z.enum(botLevels), character: z.string() }).exactOptional(),
}) satisfies z.ZodType<Person>

const knockSchema = z.object({
  id: z.string(),
  name: z.string(),
  person: person.exactOptional(),
  agreed: people.exactOptional(),
}) satisfies z.ZodType<Knock>

const currentMatchSchema = z.object({
  n: z.int().describe('The number of the match, from 1.'),
  game: z.string(),
  rulesVersion: z.int(),
  options: anyObject,
  seats: people.describe('Person ids by seat.'),
  timeFactors: z.array(z.literal(timeFactors)).describe('By seat.').exactOptional(),
  state: z.enum(['running', 'over', 'ended']),
  clock: z.object({
    offset: z.number().describe('Game time is the server’s time (or pausedAt) less this.'),
    pausedAt: wallTime.nullable(),
    pausedBy: person.exactOptional(),
  }),
  commitment: z.string(),
  unreadable: yes.exactOptional(),
  abandoned: yes.exactOptional(),
  continues: z.int().describe('How many decisions of another match this practice match begins with.').exactOptional(),
}) satisfies z.ZodType<CurrentMatch>

const sittersSchema = z.array(z.object({ name: z.string(), kind, mark: z.int() }))
const playedMatchSchema = z.object({
  n: z.int(),
  game: z.string(),
  seats: people,
  winners: people,
  points: z.array(z.number()).describe('By seat.').exactOptional(),
  at: wallTime.exactOptional(),
  sitters: sittersSchema.exactOptional(),
  luck: luck.exactOptional(),
}) satisfies z.ZodType<PlayedMatch>

export const houseSchema = z.object({
  code: z.string(),
  place: z.enum(venues),
  host: person,
  locked: z.boolean(),
  settings: z.object({
    botPace: z.enum(botPaces),
    watching: z.boolean(),
    watchersTalk: z.boolean(),
    sound: z.boolean(),
    awayMinutes: z.literal(awayMinutes),
    botLevel: z.enum(botLevels).exactOptional(),
    voice: z.boolean().describe('Whether people may talk by voice; missing is true.').exactOptional(),
  }),
  game: z.string().describe('The game that is chosen for the next match.'),
  options: anyObject,
  people: z.array(personSchema),
  knocks: z.array(knockSchema).exactOptional(),
  watchers: z.int(),
  screens: z.int(),
  on: currentMatchSchema.nullable().describe('The current match, or the last one.'),
  waitsFor: people.describe('Whose decision the match waits for, where that is open knowledge.').exactOptional(),
  next: z.object({ n: z.int(), commitment: z.string() }),
  played: z.array(playedMatchSchema),
  brokenOff: z.array(z.object({ n: z.int(), game: z.string(), seats: people, sitters: sittersSchema.exactOptional() })).exactOptional(),
  published: z.array(z.int()).describe('Matches whose records everybody may read.').exactOptional(),
  kept: z.boolean(),
  practice: z.boolean(),
  voice: z
    .record(z.string(), z.object({ session: z.string(), muted: yes.exactOptional(), plain: yes.exactOptional(), relay: people.exactOptional() }))
    .describe('Who has joined the voice.')
    .exactOptional(),
  voiceReturns: z
    .record(z.string(), z.object({ muted: yes.exactOptional() }))
    .describe('Who lost the connection while in the voice and is expected back.')
    .exactOptional(),
  sceneSpeed: z.number().exactOptional(),
}) satisfies z.ZodType<House>

const seats = z.object({ min: z.int(), max: z.int() })
const gameSummarySchema = z.object({ id: z.string(), rulesVersion: z.int(), seats, options: anyObject }) satisfies z.ZodType<GameSummary>
const jsonSchema = anyObject.describe('A JSON Schema.')
const field = z.union([
  z.object({ one: z.array(z.unknown()) }),
  z.object({ some: z.array(z.unknown()), min: z.int(), max: z.int() }),
  z.object({ spend: z.array(z.int()), over: z.array(z.string()) }),
  z.object({ match: z.array(z.string()), with: z.array(z.unknown()), rest: z.unknown(), fixed: anyObject }),
  z.object({ text: z.int() }),
])
const choiceSchema = z.object({
  do: z.string(),
  question: z.string(),
  standing: yes.describe('Possible at any time; nobody waits for it.').exactOptional(),
  fields: z.record(z.string(), field).describe('What each field of the action may be.'),
})
const heard = z.int().describe('The number of messages of the feed from which this follows.')
export const seatChoicesSchema = z.object({ heard, choices: z.array(choiceSchema) }) satisfies z.ZodType<SeatChoices>
export const seatViewSchema = z.object({ heard, seat: seat.nullable(), common: z.unknown(), hand: z.unknown() }) satisfies z.ZodType<SeatView>

export const errorSchema = z.object({
  code: z.enum(errorCodes),
  id: z.string().describe('The id of the message that failed.').exactOptional(),
  rule: z.string().exactOptional(),
  with: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('`field`: the field that is wrong. `limit` and `seconds`: which limit was reached, and when to try again.')
    .exactOptional(),
}) satisfies z.ZodType<ErrorBody>

const share = { low: z.number(), high: z.number() }
const arenaTableSchema = z.object({
  format: z.literal(1),
  seed: z.string(),
  at: wallTime,
  games: z.array(
    z.object({
      game: z.string(),
      players: z.int(),
      matches: z.int(),
      undecided: z.int().describe('Matches that no player won.'),
      agents: z.array(
        z.object({
          place: z.int().describe('Shared where the intervals of ratings overlap.'),
          name: z.string(),
          rating: z.object({ shown: z.number(), ...share, mu: z.number(), sigma: z.number() }),
          seats: z.int(),
          wins: z.object({ count: z.int(), share: z.number(), ...share }),
          decisions: z.int(),
          illegal: z.int(),
          decisionMs: z.number(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<ArenaTable>

const plusOrMinus = z.union([z.literal(1), z.literal(-1)])
/** By card and side of a deck: one value for each team's question. */
const sidesOf = <T extends z.ZodType>(value: T) => z.array(z.array(z.object({ yellow: value, blue: value })))

/** Answers by name: the shared components of the OpenAPI description. */
export const responses = {
  House: houseSchema,
  Error: errorSchema,
  Person: personSchema,
  Knock: knockSchema,
  CurrentMatch: currentMatchSchema,
  PlayedMatch: playedMatchSchema,
  Choice: choiceSchema,
  SeatGrant: z.object({ code: z.string(), you: person, token: z.string(), house: houseSchema }) satisfies z.ZodType<SeatGrant>,
  ProgramInvite: z.object({ key: z.string(), until: wallTime }) satisfies z.ZodType<ProgramInvite>,
  SeatMoveKey: z.object({ person, key: z.string(), until: wallTime }) satisfies z.ZodType<SeatMoveKey>,
  CommandResult: z.object({ house: houseSchema }) satisfies z.ZodType<CommandResult>,
  TableSummary: z.object({
    code: z.string(),
    place: z.enum(venues),
    game: z.string(),
    people: z.array(z.object({ id: person, name: z.string(), kind, mark: z.int(), program: programSchema.exactOptional() })),
    host: z.string().describe('The name of the host.'),
    locked: z.boolean(),
    full: z.boolean(),
    running: z.boolean(),
    watching: z.boolean(),
  }) satisfies z.ZodType<TableSummary>,
  KnockAnswer: z.object({
    state: z.enum(['waiting', 'letIn', 'refused', 'open']),
    agreed: z.array(z.string()).exactOptional(),
  }) satisfies z.ZodType<KnockAnswer>,
  GameSummary: gameSummarySchema,
  Games: z.array(gameSummarySchema),
  GameDetails: gameSummarySchema.extend({
    language: z.string(),
    rules: z.array(z.object({ title: z.string(), rules: z.array(z.object({ id: z.string(), text: z.string() })) })),
    help: z.object({
      lead: z.string(),
      steps: z.array(z.object({ title: z.string(), text: z.string() })),
      rulings: z.array(z.string()),
    }),
    refusals: z.record(z.string(), z.string()).describe('A sentence for each code.'),
    action: jsonSchema,
    open: jsonSchema,
    whisper: jsonSchema,
    view: z.object({ common: jsonSchema, hand: jsonSchema }),
    optionsSchema: jsonSchema,
  }) satisfies z.ZodType<GameDetails>,
  SeatChoices: seatChoicesSchema,
  SeatView: seatViewSchema,
  PackTexts: z.object({
    id: z.string(),
    game: z.string(),
    language: z.string(),
    places: z.array(z.object({ key: z.string(), name: z.string(), roles: z.array(z.string()) })).exactOptional(),
    cards: sidesOf(z.string()).exactOptional(),
    rates: sidesOf(z.number()).describe('How many of a hundred people would say yes: an estimate.').exactOptional(),
    traits: sidesOf(z.object({ trait: z.string(), sign: plusOrMinus }).nullable())
      .describe('The trait of a bot that a question is about; sign -1: somebody with the trait says yes less often.')
      .exactOptional(),
  }) satisfies z.ZodType<PackTexts>,
  BotCharacters: z.object({
    language: z.string(),
    tempers: z.record(z.string(), z.object({ name: z.string(), line: z.string() })),
    characters: z
      .record(
        z.string(),
        z.object({
          name: z.string(),
          temper: z.string(),
          age: z.int(),
          traits: z.record(z.string(), plusOrMinus).describe('1: the life story shows the trait; -1: it shows the opposite.'),
          work: z.string(),
          habit: z.string(),
          quirks: z.array(z.string()),
        }),
      )
      .describe('By the id that stands in the house document at people[].bot.character.'),
  }) satisfies z.ZodType<BotCharacters>,
  ServerInfo: z.object({
    version: z.string(),
    protocol: z.int().describe('The number of the protocol.'),
    addresses: z.array(z.string()),
    needsKey: z.boolean(),
    bots: z.array(z.object({ name: z.string(), by: z.string() })),
  }) satisfies z.ZodType<ServerInfo>,
  PushKey: z.object({ key: z.string().nullable() }),
  ArenaTable: z.object({ table: arenaTableSchema.nullable() }),
  Limits: z
    .record(z.string(), z.object({ burst: z.number(), perSecond: z.number(), by: z.string().describe('Whose uses are counted together.') }))
    .describe('Rate limits by name.'),
  GroupKey: z.object({ key: z.string() }) satisfies z.ZodType<GroupKey>,
  Group: z.object({
    since: wallTime,
    games: z.array(
      z.object({
        id: z.string(),
        at: wallTime,
        game: z.string(),
        sitters: z.array(z.object({ name: z.string(), kind })),
        winners: z.array(seat),
        points: z.array(z.number()).exactOptional(),
        luck: luck.exactOptional(),
      }),
    ),
  }) satisfies z.ZodType<Group>,
  Record: anyObject.describe('The record of a match: docs/fairness.md explains each field.'),
  Pack: anyObject.describe('A pack that a host wrote.'),
  Notes: z.unknown().describe('Any JSON; null if there are none.'),
} as const
export type ResponseName = keyof typeof responses
