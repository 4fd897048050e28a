// Every check that every game passes; and once more with so little time that the clock acts for the players.
import { testConformance } from '@safehouse/engine/testing'
import { agents, schemas, shadowInTheNight } from './index.ts'

testConformance(shadowInTheNight, schemas, {
  options: [{}, { cards: true }, { dossier: true }, { cards: true, dossier: true, decisionSeconds: 30, tallies: true }],
  small: { seats: 2, options: { cards: false, dossier: false, tallies: false, agents: agents.slice(0, 5), begins: null, decisionSeconds: 0 } },
})

const hurried = {
  ...shadowInTheNight,
  id: 'shadow-in-the-night in a hurry',
  options: { ...shadowInTheNight.options, decisionSeconds: { kind: 'number', min: 0, max: 300, default: 1 } },
} as const
testConformance(hurried, schemas, { options: [{ dossier: true }, { cards: true }, { cards: true, dossier: true }] })
