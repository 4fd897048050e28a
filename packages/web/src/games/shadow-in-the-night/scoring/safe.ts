// After a scoring whoever caused it puts the safe elsewhere. The choice stands there at once, and is made when confirmed.

import type { Scene } from '../display.ts'
import { choiceOf, nameOf, type ShadowSeatPlay } from '../plays.ts'
import type { Draft, Redraft } from '../turn/use-draft.ts'

export function safeScene(play: ShadowSeatPlay, scene: Scene, draft: Draft, change: Redraft): Scene {
  const { words, common } = play
  const choice = choiceOf(play, 'moveSafe')
  if (!choice || !('to' in choice.fields) || !('one' in choice.fields.to)) return scene
  const { to } = draft
  return {
    ...scene,
    ...choosingPlace(play, scene, choice.fields.to.one as readonly number[], to, change),
    says: words.safe.yours,
    line: words.safe.notAgain(common.safe),
    actions: [
      {
        label: to === undefined ? words.act.putIt : words.act.putItIn(to),
        tone: 'go',
        off: to === undefined ? words.why.tapBuilding : undefined,
        press: () => to !== undefined && play.act({ do: 'moveSafe', question: choice.question, to }),
      },
    ],
  }
}

/** Also for the card that moves the safe. */
export function choosingPlace(
  { words, common }: ShadowSeatPlay,
  scene: Scene,
  of: readonly number[],
  to: number | undefined,
  change: Redraft,
): Pick<Scene, 'board' | 'stake'> {
  const there = to === undefined ? [] : common.agents.filter((agent) => common.at[agent] === to).map((agent) => nameOf[agent])
  return {
    board: {
      ...scene.board,
      card: undefined,
      shown: { ...common, safe: to ?? common.safe },
      ghost: to === undefined ? undefined : common.safe,
      choose: { of, pick: (building) => change({ to: building }) },
    },
    stake: to === undefined ? words.safe.anywhere : words.safe.there(to, there),
  }
}
