// Structured logs. No tokens, names, actions or facts: what is logged is named field by field where it happens.
import { type Logger, pino } from 'pino'

export const newLog = (level = process.env.LOG_LEVEL || 'info'): Logger => pino({ level, base: null }, pino.destination({ fd: 2, sync: false }))
export const silentLog = (): Logger => pino({ level: 'silent' })
