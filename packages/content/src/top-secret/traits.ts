// Which trait of a character (../bots/characters.ts) each built-in question is about. For bots only: a screen must not show it.
import { type Trait, traits } from '../bots/characters.ts'
import type { PackId, QuestionId, QuestionPair } from './packs.ts'

/**
 * A group of four letters for each card: yellow's and blue's question on its first side, then on its second. A small letter means that
 * somebody with the trait says yes more often, a capital one less often, and a dash that the question is about none of them.
 */
const traitLetters = 'dostgmhc'
// biome-ignore format: a table
const kitchenTable = [
  'mOso o-cs tOsd ctmO sotm sdtg dD-m to-d Oosd ctgs gcmd Omts hO-c Ohd- tosd stTo dctd sgOh dOmc -tg-',
  'tmdd oOct omms gShs cmdD sOmo sDct gsc- smgd d-ds -mgT mgDo dmgc msoc th-c oshs cdgt tm-h mdTD md--',
  'cosm mOdt god- csgh tTc- gdtT SOsm shcm Otos stmd cd-s g-so hmcm sgSm mst- csDd sdhh DmSO o-cm tOSc',
  'scOm smsd mdst -gs- -tOo toOh otdo stDt sOgd -chg -hoc -Ocd osso cgOs oDsh o-sm odso D-mo dctd OctS',
  'gcgD gdtc csoc cGOm -dD- shto h-mT dsgT msog Ttsc tmo- gssd ocmg dOtc os-c -cDs m-cd tOgc cssm c-s-',
].join(' ').split(' ')

const builtIn: Readonly<Record<string, readonly string[]>> = { 'kitchen-table': kitchenTable } satisfies Record<PackId, readonly string[]>

/** The trait that a question is about, and whether it makes a yes (1) or a no (-1) likelier. */
export function traitAsked({ deck, card, side }: QuestionId, team: keyof QuestionPair): { readonly trait: Trait; readonly sign: 1 | -1 } | undefined {
  const letter = builtIn[deck]?.[card]?.[2 * side + (team === 'yellow' ? 0 : 1)] ?? '-'
  const trait = traits[traitLetters.indexOf(letter.toLowerCase())]
  return trait && { trait, sign: letter === letter.toLowerCase() ? 1 : -1 }
}
