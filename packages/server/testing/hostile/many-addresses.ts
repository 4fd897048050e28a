// Attacks from many addresses at once, where no limit by address helps.
import { type Attack, countRounds, newAddress, openSocket, sendRequest } from './attack.ts'

const ADDRESSES_PER_ROUND = 100
const GUESSES_PER_ADDRESS = 5
/** The limit of docs/protocol.md for wrong codes of all addresses together: a burst, and a rate per second. */
const WRONG_CODES = { burst: 200, perSecond: 5 }
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const randomCode = (): string => Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('')

export const manyAddressAttacks: readonly Attack[] = [
  {
    name: 'a flood from many addresses',
    run: (target, rounds) =>
      countRounds(rounds, async () => {
        const flood = Array.from({ length: ADDRESSES_PER_ROUND }, async (_, i) => {
          const from = newAddress()
          const socket = i % 3 === 0 ? await openSocket(target, from) : undefined
          socket?.send(JSON.stringify({ t: 'hello', code: target.code, changes: true }))
          const paths = ['/api/games', `/api/tables/${target.code}`, '/api/info', '/nothing']
          const answers = await Promise.all(paths.map((path) => sendRequest(target, { path, from })))
          socket?.terminate()
          return answers
        })
        const statuses = (await Promise.all(flood)).flat().map(({ status }) => status)
        return { tried: statuses.length, held: statuses.filter((status) => status < 500 || status === 503).length } // overloaded is a clear no
      }),
  },
  {
    name: 'guessing codes from many addresses',
    async run(target, rounds) {
      const began = performance.now()
      const addresses = Array.from({ length: rounds * ADDRESSES_PER_ROUND }, newAddress)
      const statuses = await Promise.all(
        addresses.map(async (from) => {
          const ownStatuses: number[] = []
          for (let i = 0; i < GUESSES_PER_ADDRESS; i++)
            ownStatuses.push((await sendRequest(target, { path: `/api/tables/${randomCode()}`, from })).status)
          return ownStatuses
        }),
      )
      const answered = statuses.flat().filter((status) => status === 404 || status === 200).length
      // The first guess of an address is always answered: a friend may mistype.
      const allowed = WRONG_CODES.burst + addresses.length + (WRONG_CODES.perSecond * (performance.now() - began)) / 1000
      const tried = statuses.flat().length
      return { tried, held: tried - Math.max(0, Math.ceil(answered - allowed)) }
    },
  },
]
