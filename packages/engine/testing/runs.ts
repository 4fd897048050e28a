// How many random cases the property tests try. `npm run test:deep` sets TEST_DEPTH to 10, for ten times as many.

const depth = Number(process.env.TEST_DEPTH ?? 1)

/** Whether this is `npm run test:deep`. */
export const isDeep = depth > 1

/** Number of cases to try, where `usual` is their number in a normal `npm test`. */
export const scaledRuns = (usual: number): number => Math.max(1, Math.round(usual * depth))

/** Time limit of a test that tries `scaledRuns`. */
export const PROPERTY_TIMEOUT_MS = 300_000 * Math.max(1, depth)
