export * from './beliefs.ts'
export * from './clues.ts'
