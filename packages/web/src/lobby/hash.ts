// The engine's hash function as a lazy chunk: it is as large as the rest of the join page.
export { sha256Hex } from '@safehouse/engine'
