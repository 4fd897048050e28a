// The names of places and roles: large, so a chunk of its own.
export { nl } from '@safehouse/content/spyfall-2/places.nl.ts'
