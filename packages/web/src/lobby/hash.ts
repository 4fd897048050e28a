// The engine's hash, for whoever fetches it when it is needed: it weighs as much as the rest of the door.
export { sha256Hex } from '@safehouse/engine'
