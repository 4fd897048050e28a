export * from './beliefs.ts'
export * from './rates.ts'
