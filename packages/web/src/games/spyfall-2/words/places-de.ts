// The names of places and roles: large, so a chunk of its own.
export { de } from '@safehouse/content/spyfall-2/places.de.ts'
