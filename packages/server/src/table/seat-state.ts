// What a viewer's program is sent beside the feed, if it asked for it: the choices of its seat, and its view. Both follow from the
// viewer's own feed alone and are sent right after each frame of it, so that neither their size nor their moment tells more than the
// feed does. What depends on a hand is padded in large steps.
import type { GameTypes, Truth, Viewer } from '@safehouse/engine'
import { paddedSize, type SeatChoices, type SeatView } from '@safehouse/protocol'

/** Hands and choices of different roles differ by less than this. */
const SECRET_STEP_BYTES = 1024
const paddedSecretSize = (bytes: number): number => Math.ceil(bytes / SECRET_STEP_BYTES) * SECRET_STEP_BYTES

export const viewOf = (truth: Truth<GameTypes>, viewer: Viewer, heard: number): SeatView => ({
  heard,
  seat: viewer === 'spectator' ? null : viewer,
  common: truth.common,
  hand: viewer === 'spectator' ? null : truth.hands[viewer],
})

export function choicesFrame(matchNumber: number, { heard, choices }: SeatChoices): string {
  const frame = `{"t":"choices","n":${matchNumber},"heard":${heard},"choices":${JSON.stringify(choices)},"pad":"`
  const size = Buffer.byteLength(frame) + 2
  return `${frame}${'.'.repeat(paddedSecretSize(size) - size)}"}`
}
export function viewFrame(matchNumber: number, { heard, seat, common, hand }: SeatView): string {
  const open = `{"t":"view","n":${matchNumber},"heard":${heard},"seat":${seat},"common":${JSON.stringify(common)},"hand":,"pad":""}`
  const secret = JSON.stringify(hand)
  const openBytes = Buffer.byteLength(open)
  const secretBytes = Buffer.byteLength(secret)
  const padding = paddedSize(openBytes) + paddedSecretSize(secretBytes) - openBytes - secretBytes
  return `${open.slice(0, -',"pad":""}'.length)}${secret},"pad":"${'.'.repeat(padding)}"}`
}
