// Beliefs: what each viewer of a match could know, and when. The model of a game is what `<its id>/index.ts` in this folder exports;
// a game without one has no beliefs.
import type { AnyModel } from './contract.ts'

export * from './coach.ts'
export * from './contract.ts'
export * from './figures.ts'
export type { Honour } from './honours.ts'
export * from './onlooker.ts'
export * from './onlooker-span.ts'
export type { Reason } from './reasons.ts'
export * from './story.ts'
export * from './timeline.ts'

/** The model of a game, loaded when it is first asked for; undefined if the game has none. */
export const loadModel = (game: string): Promise<AnyModel | undefined> =>
  import(`./${game}/index.ts`).then(
    ({ model }: { model: AnyModel }) => model,
    () => undefined,
  )
