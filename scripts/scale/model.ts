// What a number of players needs, from measured costs: a queueing model of nodes, PostgreSQL and Redis. Pure functions. A node's JavaScript is one
// server with random arrivals and service times (M/M/1): its time in the system is s / (1 − ρ), and 99 of 100 stay under ln(100) times that.

/** What one piece of work costs. docs/scale.md has the figures, and which are measured with which command. */
export interface Costs {
  /** CPU of a node's main thread for a move of a table with four viewers, in µs. */
  readonly moveUs: number
  /** CPU of the node for an idle connection, in µs a second. */
  readonly connectionUs: number
  /** Memory of a connection and its share of a table, in bytes. */
  readonly connectionBytes: number
  /** Memory of a node without tables. */
  readonly nodeBytes: number
  /** What a viewer is sent for a move, in bytes. */
  readonly sentBytes: number
  /** A stored entry with its share of the indexes, in bytes. */
  readonly entryBytes: number
  /** CPU of PostgreSQL for a move, in µs. */
  readonly postgresUs: number
  /** CPU of Redis for a move whose table has people at two nodes, in µs; Redis works in one thread. */
  readonly redisUs: number
}
/** How people play. */
export interface Habits {
  readonly playersPerTable: number
  /** Viewers beside the players, such as a shared screen. */
  readonly othersPerTable: number
  /** Seconds between two decisions at one table, of anybody. */
  readonly secondsPerMove: number
  /** Share of tables whose people are at more than one node: with a hash of the code only those that are moving to another node. */
  readonly spreadShare: number
}
export interface Machine {
  readonly memoryBytes: number
  /** The main thread is one core; the share of it that may be used, so that answers stay quick. */
  readonly nodeShare: number
  /** Connections that one process may have. */
  readonly connections: number
  readonly postgresCores: number
  /** The share of PostgreSQL's and Redis' cores that may be used. */
  readonly backendShare: number
}
export interface Need {
  readonly players: number
  readonly tables: number
  readonly connections: number
  readonly movesPerSecond: number
  readonly nodes: number
  /** How busy the main thread of each node is. */
  readonly nodeLoad: number
  /** 99 of 100 moves are decided within this time at the node, without the disk. */
  readonly p99Ms: number
  readonly memoryPerNode: number
  readonly sentPerSecond: number
  readonly entriesPerDay: number
  readonly storedPerDay: number
  readonly postgresCores: number
  readonly postgresServers: number
  readonly redisChannels: number
  readonly redisMessagesPerSecond: number
  readonly redisServers: number
}

const DAY_SECONDS = 86_400
const connectionsPerTable = ({ playersPerTable, othersPerTable }: Habits): number => playersPerTable + othersPerTable

/** CPU of a node for one player, in µs a second: idle connections and the share of the table's moves. */
function cpuPerPlayer(costs: Costs, habits: Habits): number {
  const viewers = connectionsPerTable(habits)
  // A third of a move's cost at four viewers is writing frames, one for each viewer.
  const moveUs = costs.moveUs * (2 / 3 + viewers / 4 / 3)
  return (viewers * costs.connectionUs + moveUs / habits.secondsPerMove) / habits.playersPerTable
}

/** The most players that one node carries, and which of its limits that is. */
export function nodeCapacity(
  costs: Costs,
  habits: Habits,
  machine: Machine,
): { readonly players: number; readonly limit: 'CPU' | 'memory' | 'connections' } {
  const connectionsPerPlayer = connectionsPerTable(habits) / habits.playersPerTable
  const byLimit = {
    CPU: (machine.nodeShare * 1e6) / cpuPerPlayer(costs, habits),
    memory: (machine.memoryBytes - costs.nodeBytes) / (costs.connectionBytes * connectionsPerPlayer),
    connections: machine.connections / connectionsPerPlayer,
  }
  const [limit, players] = (Object.entries(byLimit) as [keyof typeof byLimit, number][]).reduce((lowest, entry) =>
    entry[1] < lowest[1] ? entry : lowest,
  )
  return { players: Math.floor(players), limit }
}

/** What this many players need. */
export function needOf(players: number, costs: Costs, habits: Habits, machine: Machine): Need {
  const tables = players / habits.playersPerTable
  const connections = tables * connectionsPerTable(habits)
  const movesPerSecond = tables / habits.secondsPerMove
  const nodes = Math.max(1, Math.ceil(players / nodeCapacity(costs, habits, machine).players))
  const nodeLoad = (players * cpuPerPlayer(costs, habits)) / 1e6 / nodes
  const spreadMoves = nodes > 1 ? movesPerSecond * habits.spreadShare : 0
  const postgresCores = (movesPerSecond * costs.postgresUs) / 1e6
  const redisCores = (spreadMoves * costs.redisUs) / 1e6
  const hasSeveralNodes = nodes > 1
  return {
    players,
    tables,
    connections,
    movesPerSecond,
    nodes: nodes,
    nodeLoad,
    p99Ms: (Math.log(100) * costs.moveUs) / 1000 / (1 - nodeLoad),
    memoryPerNode: costs.nodeBytes + (connections / nodes) * costs.connectionBytes,
    sentPerSecond: movesPerSecond * connectionsPerTable(habits) * costs.sentBytes,
    entriesPerDay: movesPerSecond * DAY_SECONDS,
    storedPerDay: movesPerSecond * DAY_SECONDS * costs.entryBytes,
    postgresCores: hasSeveralNodes ? postgresCores : 0,
    postgresServers: hasSeveralNodes ? Math.max(1, Math.ceil(postgresCores / (machine.postgresCores * machine.backendShare))) : 0,
    redisChannels: hasSeveralNodes ? tables : 0,
    redisMessagesPerSecond: spreadMoves,
    redisServers: hasSeveralNodes ? Math.max(1, Math.ceil(redisCores / machine.backendShare)) : 0,
  }
}

/** The most players that each part can carry, the part that is used up first at the beginning. */
export function breakingPoints(costs: Costs, habits: Habits, machine: Machine): readonly { readonly part: string; readonly players: number }[] {
  const movesPerSecondPerPlayer = 1 / habits.playersPerTable / habits.secondsPerMove
  const parts = [
    { part: 'one node', players: nodeCapacity(costs, habits, machine).players },
    { part: 'one PostgreSQL', players: (machine.postgresCores * machine.backendShare * 1e6) / (movesPerSecondPerPlayer * costs.postgresUs) },
    { part: 'one Redis, tables spread over nodes', players: (machine.backendShare * 1e6) / (movesPerSecondPerPlayer * costs.redisUs) },
    {
      part: 'one Redis, tables by hash',
      players: (machine.backendShare * 1e6) / (movesPerSecondPerPlayer * costs.redisUs * Math.max(habits.spreadShare, 1e-9)),
    },
  ]
  return parts.sort((a, b) => a.players - b.players)
}
