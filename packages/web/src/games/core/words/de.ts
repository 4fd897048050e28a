// German words that several games' catalogues share: small numbers, and values of options.
import { grammarOf } from '../../../i18n/grammar.ts'
import { numberSpeller } from './spelling.ts'

const { plural, number } = grammarOf('de')
const fromTwo = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** Numbers as words before a masculine or neuter noun: "kein Wurf", "drei Würfe". */
export const inWords = numberSpeller(['kein', 'ein', ...fromTwo], number)
/** Numbers as words before a feminine noun: "keine Hand", "drei Hände". */
export const inWordsFeminine = numberSpeller(['keine', 'eine', ...fromTwo], number)

export const noLimit = 'Ohne Grenze'
export const onOff = (on: boolean): string => (on ? 'an' : 'aus')
export const seconds = (n: number): string => `${number(n)} ${plural(n, 'Sekunde', 'Sekunden')}`
export const minutes = (n: number): string => `${number(n)} ${plural(n, 'Minute', 'Minuten')}`
/** The value of an option that is a time limit in seconds; 0 stands for none. */
export const timeLimit = (limit: number): string => (limit === 0 ? noLimit : limit < 60 ? seconds(limit) : minutes(limit / 60))
/** The option that most games have: how long a player may think. */
export const decisionSeconds = { label: 'Zeit für eine Entscheidung', value: timeLimit }
