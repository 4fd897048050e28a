// The names of places and roles: those of built-in packs in the player's language, those of a host's own pack as written (SF-32).
import type { PlaceId } from '@safehouse/content/spyfall-2/packs.ts'
import type { SpyfallOptions } from '@safehouse/games/spyfall-2'
import type { SpyfallWords } from './props.ts'

interface PlaceSource {
  readonly words: SpyfallWords
  readonly options: SpyfallOptions
}
interface PlaceWords {
  readonly name: string
  readonly roles: readonly string[]
}
function textsOf({ words, options }: PlaceSource, key: string): PlaceWords {
  const [pack, place] = key.split('/') as [string, string]
  const ownPack = options.ownPacks.find(({ id }) => id === pack)
  return ownPack ? ownPack.places[Number(place) - 1]! : words.texts.places[place as PlaceId]
}
export const placeName = (source: PlaceSource, key: string): string => textsOf(source, key).name
export const roleName = (source: PlaceSource, key: string, role: number): string => textsOf(source, key).roles[role]!
