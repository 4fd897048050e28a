// Dutch words that several games' catalogues share: small numbers, and values of options.
import { grammarOf } from '../../../i18n/grammar.ts'
import { numberSpeller } from './spelling.ts'

const { plural, number } = grammarOf('nl')
const fromZero = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf']

/** Numbers as words: "geen handen", "drie handen". */
export const inWords = numberSpeller(fromZero, number)

export const noLimit = 'Geen limiet'
export const onOff = (on: boolean): string => (on ? 'aan' : 'uit')
export const seconds = (n: number): string => `${number(n)} ${plural(n, 'seconde', 'seconden')}`
export const minutes = (n: number): string => `${number(n)} ${plural(n, 'minuut', 'minuten')}`
/** The value of an option that is a time limit in seconds; 0 stands for none. */
export const timeLimit = (limit: number): string => (limit === 0 ? noLimit : limit < 60 ? seconds(limit) : minutes(limit / 60))
/** The option that most games have: how long a player may think. */
export const decisionSeconds = { label: 'Tijd voor een beslissing', value: timeLimit }
