// Beliefs in Spyfall 2: "Heron is the spy", "the place is the circus". What was said is understood and weighed place by place.
export { roundBeliefs } from './beliefs.ts'
export * from './inference.ts'
export * from './meaning.ts'
export { model, type SpyfallStatement } from './model.ts'
export * from './places.ts'
export * from './understand.ts'
export * from './words.ts'
