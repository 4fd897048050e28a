// The sentences of the scenes of Shadow in the Night in English, loaded with the scenes. Its type is the type of the other languages.
import { type Building, church, ruin } from '@safehouse/games/shadow-in-the-night'
import { grammarOf, type Mention } from '../../../i18n/grammar.ts'
import { inWords } from '../../core/words/en.ts'
import { capital } from '../../core/words/spelling.ts'

const { plural, list, number } = grammarOf('en')
const place = (building: Building) => (building === church ? 'the church' : building === ruin ? 'the ruin' : number(building))
const sayWhoDoes = (who: Mention, you: string, they: string) => (who.you ? `You ${you}` : `${who.name} ${they}`)

export const en = {
  moves: (who: Mention, agents: readonly string[]) => `${sayWhoDoes(who, 'move', 'moves')} ${list(agents)}`,
  ways: (ways: readonly { readonly agent: string; readonly from: Building; readonly to: Building }[]) =>
    ways.map(({ agent, from, to }) => `${ways.length > 1 ? `${agent} f` : 'F'}rom ${place(from)} to ${place(to)}`).join(', '),
  plays: (who: Mention, card: string) => `${sayWhoDoes(who, 'play', 'plays')} ${card}`,
  takesSafe: (who: Mention) => `${sayWhoDoes(who, 'move', 'moves')} the safe`,
  safeAt: (building: Building) => `The safe is at ${place(building)}`,
  next: (who: Mention) => (who.you ? 'You are next.' : `${who.name} is next.`),
  atSafe: (agents: readonly string[]) => `${list(agents)} ${plural(agents.length, 'is', 'are')} at the safe`,
  bolt: 'The safe clicks',
  everyoneScores: 'Every agent scores the building it stands at.',
  allScored: 'Everyone has scored',
  movesSafe: (who: Mention) => (who.you ? 'You move the safe now.' : `${who.name} moves the safe now.`),
  scores: (name: string, n: number) => (n === 0 ? `${name} scores nothing` : n < 0 ? `${name} loses ${inWords(-n)}` : `${name} scores ${inWords(n)}`),
  step: (n: number, of: number) => `${number(n)} of ${number(of)}`,
  reached: (field: number, agents: readonly string[]) =>
    field === 42
      ? `${list(agents)} ${plural(agents.length, 'is', 'are')} home`
      : `${list(agents)} ${plural(agents.length, 'has', 'have')} reached 29`,
  whose: 'First past the house. But who ran whom?',
  whoWasWho: 'Who was who?',
  nobodys: (n: number) => (n === 0 ? 'Every agent was somebody’s.' : `${capital(inWords(n))} ${plural(n, 'agent was', 'agents were')} nobody’s.`),
  dossierOf: (who: Mention) => (who.you ? 'Your dossier' : `The dossier of ${who.name}`),
  right: (n: number, points: number) => (n === 0 ? 'Nothing right.' : `${capital(inWords(n))} right: ${number(points)} points.`),
}

export type SceneWords = typeof en
