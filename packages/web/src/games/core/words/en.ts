// English words that several games' catalogues share: small numbers, and values of options.
import { grammarOf } from '../../../i18n/grammar.ts'
import { numberSpeller } from './spelling.ts'

const { plural, number } = grammarOf('en')
const fromZero = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Numbers as words, before a noun: "no hands", "three hands". */
export const inWords = numberSpeller(fromZero, number)

export const noLimit = 'No limit'
export const onOff = (on: boolean): string => (on ? 'on' : 'off')
export const seconds = (n: number): string => `${number(n)} ${plural(n, 'second', 'seconds')}`
export const minutes = (n: number): string => `${number(n)} ${plural(n, 'minute', 'minutes')}`
/** The value of an option that is a time limit in seconds; 0 stands for none. */
export const timeLimit = (limit: number): string => (limit === 0 ? noLimit : limit < 60 ? seconds(limit) : minutes(limit / 60))
/** The option that most games have: how long a player may think. */
export const decisionSeconds = { label: 'Time for a decision', value: timeLimit }
