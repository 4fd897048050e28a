// What places and roles are called: ours in the player's language, a host's own as the host wrote them.
import type { PlaceId } from '@safehouse/content/spyfall-2/packs.ts'
import type { SpyfallOptions } from '@safehouse/games/spyfall-2'
import type { SpyfallWords } from './plays.ts'

interface Named {
  readonly words: SpyfallWords
  readonly options: SpyfallOptions
}
interface PlaceWords {
  readonly name: string
  readonly roles: readonly string[]
}
function placeOf({ words, options }: Named, key: string): PlaceWords {
  const [pack, place] = key.split('/') as [string, string]
  const own = options.ownPacks.find(({ id }) => id === pack)
  return own ? own.places[Number(place) - 1]! : words.texts.places[place as PlaceId]
}
export const placeName = (named: Named, key: string): string => placeOf(named, key).name
export const roleName = (named: Named, key: string, role: number): string => placeOf(named, key).roles[role]!
