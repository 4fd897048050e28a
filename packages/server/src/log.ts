// Structured logs. Tokens, names, actions and facts must never be logged: callers name each field that they log.
import { type Logger, pino } from 'pino'
import { isHarmlessRace } from './request-error.ts'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export const newLog = (level: LogLevel): Logger => pino({ level, base: null }, pino.destination({ fd: 2, sync: false }))
export const silentLog = (): Logger => pino({ level: 'silent' })

/** Logs a problem of something that nobody waits for. What only came too late is no error. */
export function logProblem(log: Logger, problem: unknown, what: string, about: { readonly table?: string; readonly n?: number } = {}): void {
  log[isHarmlessRace(problem) ? 'debug' : 'error']({ err: problem, ...about }, what)
}
