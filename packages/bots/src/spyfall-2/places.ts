// What a bot knows of the places on the list: our own in all features, a host's by what the pack's author has said.
import type { Feature, Grade } from '@safehouse/content/spyfall-2/features.ts'
import { grades } from '@safehouse/content/spyfall-2/grades.ts'
import { type PlaceId, packs, placeKey } from '@safehouse/content/spyfall-2/packs.ts'
import type { Setup } from '@safehouse/engine'
import type { SpyfallOptions, SpyfallTypes } from '@safehouse/games/spyfall-2'

export interface KnownPlace {
  readonly key: string
  readonly grades: Readonly<Partial<Record<Feature, Grade>>>
  /** One of ours, of which texts and voices are known too. */
  readonly own: PlaceId | undefined
  /** Its name and roles as a host wrote them. */
  readonly written: readonly string[]
}

const ours: readonly (KnownPlace & { pack: string })[] = packs.flatMap((pack) =>
  pack.places.map((place) => ({ pack: pack.id, key: placeKey(pack.id, place), grades: grades[place], own: place, written: [] })),
)

let last: { readonly options: SpyfallOptions; readonly places: readonly KnownPlace[] } | undefined
/** All places of the table, in the order of the list. Remembered for the table that was asked about last. */
export function knownPlaces({ options }: Setup<SpyfallTypes>): readonly KnownPlace[] {
  if (last?.options !== options) last = { options, places: collect(options) }
  return last.places
}
const collect = (options: SpyfallOptions): KnownPlace[] => [
  ...ours.filter(({ pack }) => options.packs.some((id) => id === pack)),
  ...options.ownPacks.flatMap((pack) =>
    pack.places.map((place, i) => ({
      key: placeKey(pack.id, i + 1),
      grades: place.features ?? {},
      own: undefined,
      written: [place.name, ...place.roles],
    })),
  ),
]
