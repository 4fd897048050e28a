// A host's own pack of places, in one language. `readOwnPack` is its schema: the result holds only fields that the schema names.
import { addMistake, checkDistinct, fieldsOf, idOf, listOf, numberOf, oneOf, type Spot, textOf } from '../pack.ts'
import { type Feature, features, type Grade, highestGrade } from './features.ts'
import { packs } from './packs.ts'

export const ownPackFormat = 'spyfall-2 pack 1'
export const limits = { places: { min: 2, max: 60 }, roles: { min: 2, max: 10 }, name: 40, role: 60 } as const

export interface OwnPlace {
  readonly name: string
  readonly roles: readonly string[]
  /** Grades for bots. They are vague about features without one. */
  readonly features?: Readonly<Partial<Record<Feature, Grade>>>
}
export interface OwnPack {
  readonly format: typeof ownPackFormat
  readonly id: string
  readonly name: string
  readonly rolesEach: number
  readonly places: readonly OwnPlace[]
}

export function readOwnPack(spot: Spot): OwnPack {
  const { format, id, name, rolesEach, places } = fieldsOf(spot, ['format', 'id', 'name', 'rolesEach', 'places'])
  oneOf(format, [ownPackFormat])
  const packId = idOf(id)
  if (id && packs.some((pack) => pack.id === packId)) addMistake(id, 'taken')
  const roles = numberOf(rolesEach, limits.roles)
  const placesRead = listOf(places, limits.places, (place) => readPlace(place, roles))
  checkDistinct(
    places,
    placesRead.map((place) => place.name),
    'name',
  )
  return { format: ownPackFormat, id: packId, name: textOf(name, limits.name), rolesEach: roles, places: placesRead }
}

function readPlace(spot: Spot, rolesEach: number): OwnPlace {
  const { name, roles, features: graded } = fieldsOf(spot, ['name', 'roles'], ['features'])
  const rolesRead = listOf(roles, { min: rolesEach, max: rolesEach }, (role) => textOf(role, limits.role))
  checkDistinct(roles, rolesRead)
  const place = { name: textOf(name, limits.name), roles: rolesRead }
  return graded ? { ...place, features: readGrades(graded) } : place
}

function readGrades(spot: Spot): Partial<Record<Feature, Grade>> {
  const grades: Partial<Record<Feature, Grade>> = {}
  const fields = fieldsOf<never, Feature>(spot, [], features)
  for (const feature of features) if (fields[feature]) grades[feature] = numberOf(fields[feature], { min: 0, max: highestGrade }) as Grade
  return grades
}
