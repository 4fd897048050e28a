// The card of SN-33: all agents go to the church.
import { church } from '../buildings.ts'
import { type Board, defineCard, sendAll } from './card.ts'

const agentsElsewhere = ({ agents, at }: Board) => agents.filter((agent) => at[agent] !== church)

export const evensong = defineCard({
  rule: 'SN-33',
  copies: 1,
  fieldsFor: (board) => (agentsElsewhere(board).length > 0 ? {} : undefined),
  effect: (board) => ({ agents: sendAll(agentsElsewhere(board), church) }),
})
