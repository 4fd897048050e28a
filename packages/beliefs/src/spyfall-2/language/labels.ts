// The labels of the classifier: what a question is about and how it is put, and how much of it an answer says there is.
import { features } from '../meaning.ts'

export const topics = [...features, 'none'] as const
export type TopicLabel = (typeof topics)[number]

/** The form of a question, which its answer has to fit. */
export const forms = ['yesNo', 'amount', 'who', 'what', 'why', 'where', 'when'] as const
export type Form = (typeof forms)[number]

/** How much of the topic there is, by an answer. */
export const amounts = ['little', 'some', 'much', 'unsaid'] as const
export type Amount = (typeof amounts)[number]
