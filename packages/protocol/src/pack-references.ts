// Packs that a host wrote are large and seldom change. Clients that ask for it (`changes` in `hello`, `?packs=hash` over HTTP) receive
// a house document that names them by hash, and fetch each once. A pack in the options is an object in a list, whatever the game.
import type { House } from './house.ts'

type Options = House['options']

/** Stands for a pack: the SHA-256 of its JSON, in hex. */
export interface PackReference {
  readonly packHash: string
}
export const isPackReference = (value: object): value is PackReference => 'packHash' in value && typeof value.packHash === 'string'

/** The options with each pack replaced. */
export function mapPacks(options: Options, replace: (pack: object) => object): Options {
  const replaceIn = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'object' && item !== null ? replace(item) : item)) : value
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, replaceIn(value)]))
}
/** The house document with each pack of the next and of the current match replaced. */
export const mapHousePacks = (house: House, replace: (pack: object) => object): House => ({
  ...house,
  options: mapPacks(house.options, replace),
  on: house.on && { ...house.on, options: mapPacks(house.on.options, replace) },
})

/** Hashes of the packs that this client has fetched, so that it can name them in commands instead of sending them. */
const fetchedHashes = new WeakMap<object, string>()

/** The packs that a house document names, for one client. */
export class PackCache {
  private packs = new Map<string, object>()

  constructor(private readonly fetchPack: (hash: string) => Promise<object | undefined>) {}

  /** The document with the packs themselves, or `undefined` as long as one of them is missing. */
  resolve(house: House): House | undefined {
    const used = new Map<string, object>()
    let isComplete = true
    const resolved = mapHousePacks(house, (packOrReference) => {
      if (!isPackReference(packOrReference)) return packOrReference
      const pack = this.packs.get(packOrReference.packHash)
      if (pack) used.set(packOrReference.packHash, pack)
      else isComplete = false
      return pack ?? packOrReference
    })
    if (!isComplete) return undefined
    this.packs = used
    return resolved
  }
  /** Fetches what is missing. A pack that the table no longer has stays missing: a newer document is on its way. */
  async fetchMissing(house: House): Promise<void> {
    const missing = new Set<string>()
    mapHousePacks(house, (packOrReference) => {
      if (isPackReference(packOrReference) && !this.packs.has(packOrReference.packHash)) missing.add(packOrReference.packHash)
      return packOrReference
    })
    await Promise.all(
      [...missing].map(async (hash) => {
        const pack = await this.fetchPack(hash)
        if (!pack) return
        fetchedHashes.set(pack, hash)
        this.packs.set(hash, pack)
      }),
    )
  }
}
/** The options with each pack that came from the server replaced by its hash. */
export const nameFetchedPacks = (options: Options): Options =>
  mapPacks(options, (pack) => {
    const packHash = fetchedHashes.get(pack)
    return packHash === undefined ? pack : { packHash }
  })
