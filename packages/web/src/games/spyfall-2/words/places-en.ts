// The names of places and roles: large, so a chunk of its own.
export { en } from '@safehouse/content/spyfall-2/places.en.ts'
