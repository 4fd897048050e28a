// The server of the hostile campaign: the real one, which also answers how it is doing.
import { serve } from '../../src/index.ts'
import { answerMeasure } from '../answer-measure.js'

answerMeasure()
process.exitCode = await serve()
