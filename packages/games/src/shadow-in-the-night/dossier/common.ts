// What everyone knows of the dossiers: whether they were called for, how many are still missing, and at the end what is in them.
import type { Seat } from '@safehouse/engine'
import type { Agent } from '../agents.ts'
import { withDue } from '../board.ts'
import type { ShadowCommon } from '../common.ts'
import type { ShadowOpenFact } from '../facts.ts'
import { dossierField, hasAnyReached } from '../track.ts'

/** Who runs which agent, as somebody has entered it: a dash (null) for a bystander. */
export type Names = Readonly<Partial<Record<Agent, Seat | null>>>

export interface OpenedDossiers {
  /** By seat. */
  readonly entries: readonly (Names | null)[]
  /** By seat: the agents that were named rightly. */
  readonly right: readonly (readonly Agent[])[]
}

/** SN-43: whether dossiers must be called for now: once a match, when the first stone reaches the dossier field. */
export const dossiersAreDue = ({ options, dossiersCalled, stones }: ShadowCommon): boolean =>
  options.dossier && !dossiersCalled && hasAnyReached(stones, dossierField)

type DossierFacts = 'dossiersCalled' | 'dossierSealed' | 'dossiersClosed' | 'dossiersOpened'
export const dossierFolds: { [N in DossierFacts]: (common: ShadowCommon, fact: Extract<ShadowOpenFact, { kind: N }>) => ShadowCommon } = {
  dossiersCalled: (common, { until }) => withDue({ ...common, dossiersCalled: true }, { what: 'dossier', missing: common.seats }, until),
  dossierSealed: (common) => (common.due.what === 'dossier' ? { ...common, due: { what: 'dossier', missing: common.due.missing - 1 } } : common),
  dossiersClosed: (common) => common,
  dossiersOpened: (common, { entries, right }) => ({ ...common, ending: common.ending && { ...common.ending, dossiers: { entries, right } } }),
}
