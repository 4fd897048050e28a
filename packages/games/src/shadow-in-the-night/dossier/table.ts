// What everyone knows of the dossiers: whether they were called for, how many are still missing, and at the end what is in them.
import type { Seat } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import { asking } from '../board.ts'
import type { Open } from '../facts.ts'
import type { Table } from '../table.ts'
import { dossierField, someReached } from '../track.ts'

/** Who runs which agent, as somebody has entered it: a dash (null) for a bystander. */
export type Names = Readonly<Partial<Record<Agent, Seat | null>>>

export interface OpenedDossiers {
  /** By seat. */
  readonly entries: readonly (Names | null)[]
  /** By seat: the agents that were named rightly. */
  readonly right: readonly (readonly Agent[])[]
}

/** Once a game, when the first stone comes so far. */
export const dossiersAreDue = ({ options, dossiersCalled, stones }: Table): boolean =>
  options.dossier && !dossiersCalled && someReached(stones, dossierField)

type DossierFacts = 'dossiersCalled' | 'dossierSealed' | 'dossiersClosed' | 'dossiersOpened'
export const dossiersOnTable: { [N in DossierFacts]: (table: Table, fact: Extract<Open, { kind: N }>) => Table } = {
  dossiersCalled: (table, { until }) => asking({ ...table, dossiersCalled: true }, { what: 'dossier', missing: table.seats }, until),
  dossierSealed: (table) => (table.due.what === 'dossier' ? { ...table, due: { what: 'dossier', missing: table.due.missing - 1 } } : table),
  dossiersClosed: (table) => table,
  dossiersOpened: (table, { entries, right }) => ({ ...table, ending: table.ending && { ...table.ending, dossiers: { entries, right } } }),
}
