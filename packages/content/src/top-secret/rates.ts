// The estimated yes-rates of the built-in decks. For bots only: a screen must not show them.
import kitchenTable from './kitchen-table.rates.json' with { type: 'json' }
import type { PackId, Sides, YesRates } from './packs.ts'

export const yesRates: Readonly<Record<PackId, Sides<YesRates>>> = { 'kitchen-table': kitchenTable }
