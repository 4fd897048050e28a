// Beliefs in Top Secret: "Lynx is on your team". Answer tokens are weighed by how readily a person of each team says yes to the card.

export { type Judgement, type TeammateOdds, teammateOdds } from './beliefs.ts'
export { inclination } from './cover.ts'
export { judgementAt, model, type TopSecretStatement } from './model.ts'
export * from './rates.ts'
