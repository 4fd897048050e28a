// The card round as a player sees it: wanting to, playing or passing, and putting a card together with what it does in sight.
import type { Card } from '@safehouse/games/shadow-in-the-night'
import type { BarAction } from '../../../parts/action-bar.tsx'
import { roundLine, type Scene, stakes, waiting } from '../display.ts'
import { choiceOf, type ShadowSeatPlay } from '../plays.ts'
import { afterCard, stakeThen } from '../scoring/forecast.ts'
import { choosingPlace } from '../scoring/safe.ts'
import type { Draft, Redraft } from '../turn/use-draft.ts'
import { CardDrawing, FaceDown } from './card-face.tsx'
import { lastPlayed } from './card-round.ts'
import { askedFor, choiceFor, picked, playOf } from './picking.ts'

/** One screen for everyone, on turn or not: both buttons look the same, whatever is in the hand. */
export function askScene(play: ShadowSeatPlay, scene: Scene): Scene {
  const { words, common, seat, view } = play
  if (common.due.what !== 'answer') return scene
  const answered = view.hand.wants !== null
  const off = common.cards.held[seat] === 0 ? words.ask.noCards : answered ? words.ask.answered(common.due.missing) : undefined
  const question = choiceOf(play, 'answer')?.question ?? ''
  const say = (wants: boolean) => () => play.act({ do: 'answer', question, wants })
  return {
    ...scene,
    line: off ?? scene.line,
    actions: [
      { label: words.act.notMe, off, press: say(false) },
      { label: words.act.iDo, off, press: say(true) },
    ],
  }
}

export function drawScene(play: ShadowSeatPlay, scene: Scene): Scene {
  const { words } = play
  const choice = choiceOf(play, 'draw')
  if (!choice) return scene
  const { question } = choice
  return {
    ...scene,
    says: words.draw.yours,
    actions: [
      { label: words.act.noDraw, press: () => play.act({ do: 'declineDraw', question }) },
      { label: words.act.draw, tone: 'go', press: () => play.act({ do: 'draw', question }) },
    ],
  }
}

/** Somebody's go: a card or none. The card itself is chosen on paper. */
export function goScene(play: ShadowSeatPlay, scene: Scene, openHand: () => void): Scene {
  const { words, common } = play
  const { round } = common.cards
  const { due } = common
  if (!round || due.what !== 'play' || due.seat !== play.seat) return scene
  const question = play.choices[0]?.question ?? ''
  const pass: BarAction = {
    label: words.act.pass,
    off: choiceOf(play, 'pass') ? undefined : words.why.mustBegin,
    press: () => play.act({ do: 'pass', question }),
  }
  const finish: BarAction = { label: words.act.finish, press: () => play.act({ do: 'finish', question }) }
  return {
    ...scene,
    says: round.played ? words.round.another : round.toBegin.length > 0 ? words.round.begin : words.round.yours,
    line: roundLine(play),
    aside: <LastCard play={play} />,
    actions: [round.played ? finish : pass, { label: round.played ? words.act.anotherCard : words.act.chooseCard, tone: 'go', press: openHand }],
  }
}

/** A card is open: its question, its drawing beside it, and a preview of what it would do. */
export function cardScene(play: ShadowSeatPlay, scene: Scene, card: Card, draft: Draft, change: Redraft): Scene {
  const { words, common, seat } = play
  const choice = choiceFor(play, card)
  const back: BarAction = { label: words.act.back, press: () => change({ card: undefined }) }
  if (!choice) return { ...scene, actions: [back, waiting(words.act.playIt, words.cards.kinds[card].notNow)] }
  const asked = askedFor(choice)
  const action = playOf(choice, card, draft)
  const then = action ? afterCard(common, seat, action) : common
  const { question, second, incomplete } = words.cards.kinds[card]
  const by = asked.by && (draft.by ?? asked.by[0]!)
  const needsTrack = card === 'aGoodWord'
  const place = asked.to && choosingPlace(play, scene, asked.to, draft.to, change)
  const actions: BarAction[] = [back]
  if (asked.by && by !== undefined) {
    const next = asked.by[(asked.by.indexOf(by) + 1) % asked.by.length]!
    actions.push({ label: words.act.by(by), spoken: words.act.byChange(by), press: () => change({ by: next }) })
  }
  actions.push({
    label: words.act.playIt,
    tone: 'go',
    off: action ? undefined : (incomplete ?? words.why.pickFirst),
    press: () => action && play.act(action),
  })
  const shownStakes = stakes(play, then)
  return {
    ...scene,
    intent: true,
    says: draft.picked.length > 0 && second ? second : question,
    line: words.cards.kinds[card].text,
    aside: <CardDrawing card={card} class="shadow-open-card" />,
    board: place?.board ?? {
      ...scene.board,
      card: undefined,
      track: needsTrack,
      shown: then,
      trails: common.agents.flatMap((agent) => (then.at[agent] === common.at[agent] ? [] : [{ agent, from: common.at[agent]! }])),
    },
    stake: action ? stakeThen(common, then, words) : (place?.stake ?? scene.stake),
    item: (agent) => {
      const order = draft.picked.indexOf(agent)
      const item = needsTrack
        ? { main: String(then.stones[agent]!), spoken: words.board.agent(then.at[agent]!, then.stones[agent]!) }
        : shownStakes(agent)
      if (order >= 0) return { ...item, look: 'picked', mark: asked.agents && asked.agents.most > 1 ? order + 1 : undefined }
      return asked.agents && !asked.agents.of.includes(agent) ? { ...item, look: 'off' } : item
    },
    onAgent: asked.agents && ((agent) => pickAgent(play, asked.agents!, draft, change, agent)),
    ...(asked.unseen && {
      instead: <FaceDown words={words} of={asked.unseen} chosen={draft.unseen} onChoose={(unseen) => change({ unseen })} />,
    }),
    actions,
  }
}
function pickAgent(
  { words, say }: ShadowSeatPlay,
  { of, most }: NonNullable<ReturnType<typeof askedFor>['agents']>,
  draft: Draft,
  change: Redraft,
  agent: (typeof of)[number],
): void {
  if (of.includes(agent)) change({ picked: picked(draft.picked, agent, most) })
  else say(words.why.notThisAgent)
}

/** What was played last lies beside the headline, too. */
function LastCard({ play }: { readonly play: ShadowSeatPlay }) {
  const last = lastPlayed(play.common)
  return last ? <CardDrawing card={last.card} class="shadow-open-card" /> : null
}
