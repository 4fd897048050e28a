export * from './beliefs.ts'
export * from './worlds.ts'
