// Beliefs in CIA vs. KGB: "Wren is KGB". All worlds are weighed by who asked whom and who said yes, and narrowed to the cards seen.
export * from './beliefs.ts'
export { type KgbStatement, model } from './model.ts'
export * from './worlds.ts'
