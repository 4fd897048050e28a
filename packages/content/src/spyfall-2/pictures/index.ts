// The pictures of all places, each drawn with the light (lights.ts) that makes all of them equally bright.
import { type PlaceId, packs, placeKey } from '../packs.ts'
import { daylightPictures, ownPlacePicture, spyPicture } from './daylight.ts'
import { lamplightPictures } from './lamplight.ts'
import { lights, type PictureId } from './lights.ts'
import { type Picture, type Shape, toSvg } from './shapes.ts'

export const pictures: Readonly<Record<PictureId, Picture>> = {
  ...lamplightPictures,
  ...daylightPictures,
  'own-place': ownPlacePicture,
  spy: spyPicture,
}

export const drawPicture = (id: PictureId): readonly Shape[] => pictures[id](lights[id])

/** The inside of an svg element with the viewBox 0 0 280 150, for a place as facts name it; null is a spy's card. */
export const pictureOf = (place: string | null): string => toSvg(drawPicture(place === null ? 'spy' : (byKey.get(place) ?? 'own-place')))

const byKey = new Map<string, PlaceId>(packs.flatMap((pack) => pack.places.map((place) => [placeKey(pack.id, place), place] as const)))
