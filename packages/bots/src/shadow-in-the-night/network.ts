// The networks that were learned: for the plain game, for the plain game of two players, and for dossiers. Their weights are whole thousandths
// of 16 bits, as text.
import type { Network } from './value.ts'
import { dossier } from './weights.dossier.ts'
import { plain } from './weights.plain.ts'
import { two } from './weights.two.ts'

export type Weights = Readonly<Record<keyof Network, string>>

function decode(text: string): Float64Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(2 * i, true) / 1000)
}
const networkOf = ({ rows, skip, own, bias, all, out }: Weights): Network => ({
  rows: decode(rows),
  skip: decode(skip),
  own: decode(own),
  bias: decode(bias),
  all: decode(all),
  out: decode(out),
})
export const plainNetwork = networkOf(plain)
export const twoPlayersNetwork = networkOf(two)
export const dossierNetwork = networkOf(dossier)
