// The labels that the classifier gives: what a question is about, how it is put, and how much of that the place has, according to an answer.
import { features } from '../meaning.ts'

/** A topic is a feature of places, such as noise; `none`: the question is about none of them. */
export const topics = [...features, 'none'] as const
export type TopicLabel = (typeof topics)[number]

/** The form of a question, which its answer has to fit. */
export const forms = ['yesNo', 'amount', 'who', 'what', 'why', 'where', 'when'] as const
export type Form = (typeof forms)[number]

/** How much of the topic the place has, according to an answer. */
export const amounts = ['little', 'some', 'much', 'unsaid'] as const
export type Amount = (typeof amounts)[number]
