// The guessed yes-rates of the house's decks. For bots: a screen that showed them would spoil the guessing.
import kitchenTable from './kitchen-table.rates.json' with { type: 'json' }
import type { PackId, Sides, YesRates } from './packs.ts'

export const yesRates: Readonly<Record<PackId, Sides<YesRates>>> = { 'kitchen-table': kitchenTable }
