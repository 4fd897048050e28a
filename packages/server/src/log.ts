// Structured logs. No tokens, names, actions or facts: what is logged is named field by field where it happens.
import { type Logger, pino } from 'pino'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export const newLog = (level: LogLevel): Logger => pino({ level, base: null }, pino.destination({ fd: 2, sync: false }))
export const silentLog = (): Logger => pino({ level: 'silent' })
