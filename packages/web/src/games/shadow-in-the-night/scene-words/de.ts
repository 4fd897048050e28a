// The sentences of the scenes in German.
import { type Building, church, ruin } from '@safehouse/games/shadow-in-the-night'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { inWords } from '../../core/words/de.ts'
import { capital } from '../../core/words/spelling.ts'
import type { SceneWords } from './en.ts'

const { plural, list, number } = grammarOf('de')
const alone = (n: number) => (n === 1 ? 'eins' : inWords(n))
const inPlace = (building: Building) => (building === church ? 'in der Kirche' : building === ruin ? 'in der Ruine' : `in ${number(building)}`)
const intoPlace = (building: Building) => (building === church ? 'in die Kirche' : building === ruin ? 'in die Ruine' : `nach ${number(building)}`)
const fromPlace = (building: Building) => (building === church ? 'aus der Kirche' : building === ruin ? 'aus der Ruine' : `von ${number(building)}`)
const does = (who: Mention, you: string, they: string) => (who.you ? `Du ${you}` : `${who.name} ${they}`)

export const de: SceneWords = {
  moves: (who, agents) => `${does(who, 'bewegst', 'bewegt')} ${list(agents)}`,
  ways: (ways) =>
    ways
      .map(({ agent, from, to }) =>
        ways.length > 1 ? `${agent} ${fromPlace(from)} ${intoPlace(to)}` : `${capital(fromPlace(from))} ${intoPlace(to)}`,
      )
      .join(', '),
  plays: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}`,
  takesSafe: (who) => `${does(who, 'verrückst', 'verrückt')} den Tresor`,
  safeAt: (building) => `Der Tresor steht ${building === church || building === ruin ? inPlace(building) : `bei ${number(building)}`}`,
  next: (who) => (who.you ? 'Du bist an der Reihe.' : `${who.name} ist an der Reihe.`),
  atSafe: (agents) => `${list(agents)} ${plural(agents.length, 'steht', 'stehen')} am Tresor`,
  bolt: 'Der Tresor klickt',
  everyoneScores: 'Jeder Agent bekommt die Zahl des Hauses, an dem er steht.',
  allScored: 'Alle haben ihre Punkte',
  movesSafe: (who) => (who.you ? 'Du stellst jetzt den Tresor um.' : `${who.name} stellt jetzt den Tresor um.`),
  scores: (name, n) => (n === 0 ? `${name} bekommt nichts` : n < 0 ? `${name} verliert ${alone(-n)}` : `${name} bekommt ${alone(n)}`),
  step: (n, of) => `${number(n)} von ${number(of)}`,
  reached: (field, agents) =>
    field === 42
      ? `${list(agents)} ${plural(agents.length, 'ist', 'sind')} zu Hause`
      : `${list(agents)} ${plural(agents.length, 'hat', 'haben')} 29 erreicht`,
  whose: 'Als Erster am Haus vorbei. Aber wer führte wen?',
  whoWasWho: 'Wer war wer?',
  nobodys: (n) =>
    n === 0
      ? 'Jeder Agent gehörte jemandem.'
      : `${n === 1 ? 'Ein Agent' : `${capital(inWords(n))} Agenten`} ${plural(n, 'gehörte', 'gehörten')} niemandem.`,
  dossierOf: (who) => (who.you ? 'Dein Dossier' : `Das Dossier von ${who.name}`),
  right: (n, points) => (n === 0 ? 'Nichts richtig.' : `${capital(alone(n))} richtig: ${number(points)} Punkte.`),
}
