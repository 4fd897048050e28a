// Every way in which the server says no, outside of the games' own rules. Each client's catalogue has a sentence for each.
export const errorCodes = [
  'badRequest',
  'tooLarge',
  'unknownTable',
  'unknownGame',
  'unknownPerson',
  'sentAway',
  'unknownGroup',
  'notYourTable',
  'badToken',
  'seatMoved',
  'moveUnknown',
  'moveUsed',
  'moveTooOld',
  'personHere',
  'notABot',
  'oneHandOnly',
  'isABot',
  'thatIsYou',
  'nudgedJustNow',
  'notHost',
  'nameEmpty',
  'nameTooLong',
  'nameTaken',
  'lineEmpty',
  'lineTooLong',
  'silence',
  'tableFull',
  'tableLocked',
  'gameRunning',
  'noGameRunning',
  'tooFewPlayers',
  'tooManyPlayers',
  'badOptions',
  'alreadyStarted',
  'paused',
  'notPaused',
  'watchingOff',
  'notSeated',
  'wrongKey',
  'tooManyRequests',
  'serverFull',
  'recordNotYet',
  'helloFirst',
  'notStored',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The body of every HTTP answer that is not a success. `with` fills the places in the sentence. */
export interface ErrorBody {
  readonly code: ErrorCode
  readonly rule?: string
  readonly with?: Readonly<Record<string, string | number>>
}
