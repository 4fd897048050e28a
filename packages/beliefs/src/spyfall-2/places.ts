// The places of a match as bots know them: with all grades for built-in packs, with those that the pack gives for own packs.
import type { Feature, Grade } from '@safehouse/content/spyfall-2/features.ts'
import { grades } from '@safehouse/content/spyfall-2/grades.ts'
import { type PlaceId, packs, placeKey } from '@safehouse/content/spyfall-2/packs.ts'
import type { Setup } from '@safehouse/engine'
import type { SpyfallOptions, SpyfallTypes } from '@safehouse/games/spyfall-2'

export interface KnownPlace {
  readonly key: string
  readonly grades: Readonly<Partial<Record<Feature, Grade>>>
  /** Its id if it is in a built-in pack: then Safehouse has sentences and ways of speaking for its roles. Undefined for a place of an own pack. */
  readonly builtInId: PlaceId | undefined
  /** Its name and roles as a host wrote them. */
  readonly written: readonly string[]
}

const builtIn: readonly (KnownPlace & { pack: string })[] = packs.flatMap((pack) =>
  pack.places.map((place) => ({ pack: pack.id, key: placeKey(pack.id, place), grades: grades[place], builtInId: place, written: [] })),
)

let last: { readonly options: SpyfallOptions; readonly places: readonly KnownPlace[] } | undefined
/** All places of a match: those of built-in packs, then those of own packs. Cached for the options that were asked for last. */
export function knownPlaces({ options }: Setup<SpyfallTypes>): readonly KnownPlace[] {
  if (last?.options !== options) last = { options, places: collect(options) }
  return last.places
}
const collect = (options: SpyfallOptions): KnownPlace[] => [
  ...builtIn.filter(({ pack }) => options.packs.some((id) => id === pack)),
  ...options.ownPacks.flatMap((pack) =>
    pack.places.map((place, i) => ({
      key: placeKey(pack.id, i + 1),
      grades: place.features ?? {},
      builtInId: undefined,
      written: [place.name, ...place.roles],
    })),
  ),
]
