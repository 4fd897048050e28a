// The sentences of the scenes in Dutch.
import { type Building, church, ruin } from '@safehouse/games/shadow-in-the-night'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { inWords } from '../../core/words/nl.ts'
import { capital } from '../../core/words/spelling.ts'
import type { SceneWords } from './en.ts'

const { plural, list, number } = grammarOf('nl')
const place = (building: Building) => (building === church ? 'de kerk' : building === ruin ? 'de ruïne' : number(building))
const does = (who: Mention, you: string, they: string) => (who.you ? `Jij ${you}` : `${who.name} ${they}`)

export const nl: SceneWords = {
  moves: (who, agents) => `${does(who, 'verzet', 'verzet')} ${list(agents)}`,
  ways: (ways) => ways.map(({ agent, from, to }) => `${ways.length > 1 ? `${agent} v` : 'V'}an ${place(from)} naar ${place(to)}`).join(', '),
  plays: (who, card) => `${does(who, 'speelt', 'speelt')} ${card}`,
  takesSafe: (who) => `${does(who, 'verplaatst', 'verplaatst')} de kluis`,
  safeAt: (building) => `De kluis staat bij ${place(building)}`,
  next: (who) => (who.you ? 'Jij bent aan de beurt.' : `${who.name} is aan de beurt.`),
  atSafe: (agents) => `${list(agents)} ${plural(agents.length, 'staat', 'staan')} bij de kluis`,
  bolt: 'De kluis klikt',
  everyoneScores: 'Elke agent krijgt het getal van het gebouw waar hij staat.',
  allScored: 'Iedereen heeft punten',
  movesSafe: (who) => (who.you ? 'Jij verzet nu de kluis.' : `${who.name} verzet nu de kluis.`),
  scores: (name, n) => (n === 0 ? `${name} scoort niets` : n < 0 ? `${name} verliest er ${inWords(-n)}` : `${name} scoort er ${inWords(n)}`),
  step: (n, of) => `${number(n)} van ${number(of)}`,
  reached: (field, agents) =>
    field === 42
      ? `${list(agents)} ${plural(agents.length, 'is', 'zijn')} thuis`
      : `${list(agents)} ${plural(agents.length, 'heeft', 'hebben')} 29 bereikt`,
  whose: 'Als eerste voorbij het huis. Maar wie stuurde wie?',
  whoWasWho: 'Wie was wie?',
  nobodys: (n) => (n === 0 ? 'Elke agent was van iemand.' : `${capital(inWords(n))} ${plural(n, 'agent was', 'agenten waren')} van niemand.`),
  dossierOf: (who) => (who.you ? 'Jouw dossier' : `Het dossier van ${who.name}`),
  right: (n, points) => (n === 0 ? 'Niets goed.' : `${capital(inWords(n))} goed: ${number(points)} punten.`),
}
