// Delays answers that had to wait for the store to fixed time steps after their request, against timing attacks. The store does one
// thing after another, so a request may wait behind the commit of somebody's secret action; an answer at the next step hides by how much.
import { wallClock } from './clock.ts'

/** Longer than two waits for a slow disk (50 ms each) and a checkpoint: nearly every answer is given at the first step. */
const ANSWER_STEP_MS = 250

/**
 * Settles as the work does, but only at a multiple of the step after the call. Steps are real time whatever clock the server has:
 * they are for a client with a stopwatch.
 */
export async function answerAtNextStep<T>(work: Promise<T>): Promise<T> {
  let isSettled = false
  const markSettled = () => {
    isSettled = true
  }
  work.then(markSettled, markSettled)
  do await new Promise<void>((step) => wallClock.after(ANSWER_STEP_MS, step))
  while (!isSettled)
  return work
}
