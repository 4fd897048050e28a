// Error codes of the server, except the games' own refusals. docs/protocol.md explains them; every language of the web client has a
// sentence for each.
export const errorCodes = [
  'badRequest',
  'tooLarge',
  'unknownTable',
  'codeReleased',
  'unknownGame',
  'unknownPerson',
  'sentAway',
  'unknownGroup',
  'unknownPack',
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
  'isAProgram',
  'inviteUnknown',
  'programAway',
  'thatIsYou',
  'nudgedJustNow',
  'notHost',
  'nameEmpty',
  'nameTooLong',
  'nameTaken',
  'nameLooksAlike',
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
  'wrongHost',
  'idUsed',
  'tooManyRequests',
  'serverFull',
  'noCodesLeft',
  'recordNotYet',
  'recordPrivate',
  'helloFirst',
  'notStored',
  'unreadable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Body of every HTTP error. `with` has the values for the placeholders of the code's sentence. */
export interface ErrorBody {
  readonly code: ErrorCode
  /** The id of the message that failed, if it had one. */
  readonly id?: string
  readonly rule?: string
  readonly with?: Readonly<Record<string, string | number>>
}
