// Loaded before the packed server (`node --import`), so that the campaign can measure it. Threads of the server load it too, and do
// nothing.
import { isMainThread } from 'node:worker_threads'
import { answerMeasureRequests } from '../answer-measure.js'

if (isMainThread) answerMeasureRequests()
