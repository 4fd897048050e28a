// The packs of a table as content under a hash. A house document with a host's own packs may have nearly a megabyte, so clients
// receive their hashes and fetch each pack once.
import { createHash } from 'node:crypto'
import { type House, isPackReference, mapHousePacks, mapPacks, type PackReference } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import type { TableDocument } from './table-document.ts'

interface PackContent {
  readonly hash: string
  readonly json: Buffer
}
/** A pack in memory never changes: a command replaces it. */
const contents = new WeakMap<object, PackContent>()

function contentOf(pack: object): PackContent {
  let content = contents.get(pack)
  if (!content) {
    const json = Buffer.from(JSON.stringify(pack))
    content = { hash: createHash('sha256').update(json).digest('hex'), json }
    contents.set(pack, content)
  }
  return content
}
export const housePacksByHash = (house: House): House => mapHousePacks(house, (pack): PackReference => ({ packHash: contentOf(pack).hash }))

export function hasPacks(house: House): boolean {
  let count = 0
  mapHousePacks(house, (pack) => {
    count++
    return pack
  })
  return count > 0
}
/** The packs of the next and of the current match. */
function packsOf({ options, on: currentMatch }: TableDocument): readonly object[] {
  const packs: object[] = []
  for (const matchOptions of [options, currentMatch?.options ?? {}])
    mapPacks(matchOptions, (pack) => {
      packs.push(pack)
      return pack
    })
  return packs
}
function findPack(document: TableDocument, hash: string): object {
  const found = packsOf(document).find((pack) => contentOf(pack).hash === hash)
  if (!found) throw new RequestError('unknownPack')
  return found
}
/** The JSON of a pack that the table has. */
export const packJson = (document: TableDocument, hash: string): Buffer => contentOf(findPack(document, hash)).json

/** A command whose options name packs that the table has, with the packs themselves. */
export function withPackContents<C extends { readonly options?: TableDocument['options'] | undefined } | object>(
  document: TableDocument,
  command: C,
): C {
  if (!('options' in command) || !command.options) return command
  const replace = (packOrReference: object) => (isPackReference(packOrReference) ? findPack(document, packOrReference.packHash) : packOrReference)
  return { ...command, options: mapPacks(command.options, replace) }
}
