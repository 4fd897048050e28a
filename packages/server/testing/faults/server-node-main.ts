// Runs a server whose wall clock jumps when the parent process says so, as if somebody had set it. Everything else is real.
import { serve } from '../../src/index.ts'
import { answerMeasureRequests } from '../answer-measure.js'

const realNow = Date.now
let clockOffsetMs = 0
Date.now = () => realNow() + clockOffsetMs
// Other messages have no `jump`.
process.on('message', ({ jump: jumpMs = 0 }: { jump?: number }) => {
  clockOffsetMs += jumpMs
})
answerMeasureRequests()

process.exitCode = await serve()
