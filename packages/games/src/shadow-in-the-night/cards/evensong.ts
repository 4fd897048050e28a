// SN-33: all agents go to the church.
import { church } from '../buildings.ts'
import { type Board, card, sent } from './card.ts'

const elsewhere = ({ agents, at }: Board) => agents.filter((agent) => at[agent] !== church)

export const evensong = card({
  rule: 'SN-33',
  copies: 1,
  fieldsFor: (board) => (elsewhere(board).length > 0 ? {} : undefined),
  effect: (board) => ({ agents: sent(elsewhere(board), church) }),
})
