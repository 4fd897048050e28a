// The props of the screens of Spy Alley Dice, and what several screens work out from them.
import type { AlleyCommon, AlleyTypes } from '@safehouse/games/spy-alley-dice'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

export type AlleySpectatorProps = SpectatorProps<AlleyTypes, Words>
export type AlleySeatProps = SeatProps<AlleyTypes, Words>

/** Whether the rolls for who starts are shown: while people roll for it, and until the first roll of the first turn. */
export const isOpening = ({ due, turn }: AlleyCommon): boolean => due.what === 'start' || (turn.number === 1 && turn.rolls === 0)
