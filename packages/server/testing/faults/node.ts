// A server in a process of its own whose wall clock is in the hands of whoever started it: told to, it jumps, as a clock does
// that somebody sets. Everything else about it is real.
import { serve } from '../../src/index.ts'

const wall = Date.now
let jumped = 0
Date.now = () => wall() + jumped
process.on('message', ({ jump }: { jump: number }) => {
  jumped += jump
})
process.channel?.unref()

process.exitCode = await serve()
