// Runs a server whose wall clock jumps when the parent process says so, as if somebody had set it. Everything else is real.
import { serve } from '../../src/index.ts'
import { answerMeasure } from '../answer-measure.js'

const wall = Date.now
let jumped = 0
Date.now = () => wall() + jumped
process.on('message', ({ jump = 0 }: { jump?: number }) => {
  jumped += jump
})
answerMeasure()

process.exitCode = await serve()
