// How this process collects garbage. Most of what a server allocates is gone a moment later, so that there is little to copy when the young
// part of the heap is full: V8's helper threads, one a core, cost more than they save, and take the cores from each other.
import { setFlagsFromString } from 'node:v8'

/** Must be called once, when the program starts. It holds for all threads. */
export const collectGarbageOnOneThread = (): void => setFlagsFromString('--no-parallel-scavenge')
