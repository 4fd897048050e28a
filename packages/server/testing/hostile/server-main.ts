// The server of the hostile campaign: the real one, which also answers how it is doing.
import { serve } from '../../src/index.ts'
import { answerMeasureRequests } from '../answer-measure.js'

answerMeasureRequests()
process.exitCode = await serve()
