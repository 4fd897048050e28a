// The names of the questions that actions answer. A name never comes back: a late answer to what is gone must not fit again.
import type { Table } from './table.ts'

/** Of a typed question or answer, in characters; an empty one was spoken. */
export const longestText = 200

export const toDeal = (table: Table): string => `deal.${table.round + 1}`
export const toStart = (table: Table): string => `clock.${table.round}`
export const toAsk = (table: Table): string => `ask.${table.round}.${table.record.length}`
export const toAnswer = (table: Table): string => `answer.${table.round}.${table.record.length}`
/** One right a round: the name is the round's, so a tap counts even if a question was asked in the meantime. */
export const toAccuse = (table: Table): string => `accuse.${table.round}`
export const toStop = (table: Table): string => `stop.${table.round}`
export const toOpen = (table: Table): string => `voting.${table.round}`
export const toVote = (table: Table): string => `vote.${table.round}.${table.trials.length}`
export const toName = (table: Table): string => `name.${table.round}.${table.stage.is === 'naming' ? table.stage.shown.length : 0}`
