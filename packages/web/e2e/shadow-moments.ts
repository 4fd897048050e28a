// Decisions of Shadow in the Night that are staged: a move, the safe, a scoring and the end.
import type { FactOf, SceneOf } from './scene.ts'
import { begun } from './shadow-scenes.ts'
import { type StagedMoment, stageMoment } from './staging.ts'

type Fact = FactOf<'shadow-in-the-night'>
const until = null
const options = { cards: false, dossier: true, tallies: false, agents: [], begins: null, decisionSeconds: 0 }
const stones = { schulz: 35, perry: 33, bucci: 36, jacques: 17, mirkov: 33, doyle: 15, larsson: 30 }

/** Seats 0 to 3 are Mara, Noor, Jonas and Maximiliane-Sophie; seat 1 is on turn. */
function moment(title: string, facts: Fact[], hiddenBefore: StagedMoment['hiddenBefore'], winners?: readonly number[]): StagedMoment {
  const feed = [begun(4, { stones, onTurn: 1 })]
  const scene: SceneOf<'shadow-in-the-night'> = { title, game: 'shadow-in-the-night', options, people: 4, feed, whispers: ['agentDealt'] }
  return stageMoment(scene, facts, hiddenBefore, winners)
}
const turn: Fact = { kind: 'turnBegan', seat: 2, roll: 4, until }
const gains = { schulz: 0, perry: 2, bucci: 9, jacques: 7, mirkov: 2, doyle: 7, larsson: -3 }
const move: Fact = { kind: 'pointsSpent', seat: 1, points: { jacques: 3 } }
export const moveOnly = moment('move', [move, turn], { turn: ['From 4 to 7'] })
export const safe = moment('safe', [{ kind: 'safeMoved', seat: 1, to: 3 }, turn], { sentence: ['The safe is at 3', 'Jonas is next'] })
export const scoring = moment('scoring', [move, { kind: 'scored', by: 1, gains }, { kind: 'safeLifted', seat: 1, until }], {
  hush: ['The safe clicks'],
  sentence: ['Everyone has scored', 'moves the safe'],
})
export const finale = moment(
  'finale',
  [
    move,
    { kind: 'scored', by: 1, gains },
    { kind: 'agentsTurnedUp', held: [['perry'], ['bucci'], ['jacques'], ['larsson']], bystanders: ['schulz', 'mirkov', 'doyle'] },
    {
      kind: 'dossiersOpened',
      entries: [
        { schulz: null, perry: 0, bucci: 3, jacques: 2, mirkov: null, doyle: null, larsson: 1 },
        { schulz: 0, perry: null, bucci: 1, jacques: null, mirkov: 2, doyle: null, larsson: 3 },
        { schulz: null, perry: 3, bucci: null, jacques: 2, mirkov: null, doyle: 1, larsson: 0 },
        { schulz: null, perry: 0, bucci: 1, jacques: 2, mirkov: null, doyle: null, larsson: 3 },
      ],
      right: [
        ['schulz', 'jacques', 'mirkov', 'doyle'],
        ['doyle', 'larsson'],
        ['schulz', 'mirkov'],
        ['schulz', 'perry', 'bucci', 'jacques', 'mirkov', 'doyle'],
      ],
    },
    { kind: 'ended', winners: [3], points: [55, 55, 34, 57], furthest: ['larsson'] },
  ],
  {
    'look home': ['Bucci is home'],
    'look cards': ['Three agents were nobody'],
    'turn dossier 2': ['The dossier of Jonas'],
    'turn dossier 1': ['The dossier of Noor'],
    winner: ['wins with', 'Maximiliane-Sophie was Larsson'],
    after: ['Tonight', 'Play again'],
    'points dossier 3': ['Six right: 30 points'],
  },
  [3],
)
