// What the table shows a player about Top Secret cards: drawing one, saying whether one wants to play, playing or passing in
// the card round, and choosing a card's targets with a preview of its effect.
import type { Card } from '@safehouse/games/shadow-in-the-night'
import type { BarAction } from '../../../parts/action-bar.tsx'
import { choiceOf, dimmedAction } from '../../core/props.ts'
import { describeRound, itemWithGain, type TableDisplay } from '../display.ts'
import type { ShadowSeatProps } from '../props.ts'
import { forecastAfter, previewCard } from '../scoring/forecast.ts'
import { displayBuildingPicker } from '../scoring/safe.ts'
import type { Draft, UpdateDraft } from '../turn/use-draft.ts'
import { CardDrawing, FaceDownCards } from './card-face.tsx'
import { lastPlayed } from './card-round.ts'
import { buildPlay, choiceForCard, targetsOf, togglePicked } from './picking.ts'

/** The question who wants to play a card (SN-18). Its two buttons are the same for everybody and do not depend on the hand. */
export function displayCall(match: ShadowSeatProps, base: TableDisplay): TableDisplay {
  const { words, common, seat, view } = match
  if (common.due.what !== 'answer') return base
  const hasAnswered = view.hand.wants !== null
  const disabledBecause = common.cards.held[seat] === 0 ? words.ask.noCards : hasAnswered ? words.ask.answered(common.due.missing) : undefined
  const question = choiceOf(match, 'answer')?.question ?? ''
  const answer = (wants: boolean) => () => match.act({ do: 'answer', question, wants })
  return {
    ...base,
    subline: disabledBecause ?? base.subline,
    actions: [
      { label: words.act.notMe, disabledBecause, press: answer(false) },
      { label: words.act.iDo, disabledBecause, press: answer(true) },
    ],
  }
}

/** Drawing a card, or declining it (SN-16). */
export function displayDraw(match: ShadowSeatProps, base: TableDisplay): TableDisplay {
  const { words } = match
  const choice = choiceOf(match, 'draw')
  if (!choice) return base
  const { question } = choice
  return {
    ...base,
    headline: words.draw.yours,
    actions: [
      { label: words.act.noDraw, press: () => match.act({ do: 'declineDraw', question }) },
      { label: words.act.draw, tone: 'go', press: () => match.act({ do: 'draw', question }) },
    ],
  }
}

/** A player's go in the card round: play or pass (SN-19). The card itself is chosen in the hand's folder. */
export function displayCardTurn(match: ShadowSeatProps, base: TableDisplay, openHand: () => void): TableDisplay {
  const { words, common } = match
  const { round } = common.cards
  const { due } = common
  if (!round || due.what !== 'play' || due.seat !== match.seat) return base
  const question = match.choices[0]?.question ?? ''
  const pass: BarAction = {
    label: words.act.pass,
    disabledBecause: choiceOf(match, 'pass') ? undefined : words.why.mustBegin,
    press: () => match.act({ do: 'pass', question }),
  }
  const finish: BarAction = { label: words.act.finish, press: () => match.act({ do: 'finish', question }) }
  return {
    ...base,
    headline: round.played ? words.round.another : round.toBegin.length > 0 ? words.round.begin : words.round.yours,
    subline: describeRound(match),
    aside: <LastCard match={match} />,
    actions: [round.played ? finish : pass, { label: round.played ? words.act.anotherCard : words.act.chooseCard, tone: 'go', press: openHand }],
  }
}

/** A card whose targets are being picked: its question, its drawing, and a preview of what it would do. */
export function displayCard(match: ShadowSeatProps, base: TableDisplay, card: Card, draft: Draft, updateDraft: UpdateDraft): TableDisplay {
  const { words, common, seat } = match
  const choice = choiceForCard(match, card)
  const back: BarAction = { label: words.act.back, press: () => updateDraft({ card: undefined }) }
  if (!choice) return { ...base, actions: [back, dimmedAction(words.act.playIt, words.cards.kinds[card].notNow)] }
  const targets = targetsOf(choice)
  const action = buildPlay(choice, card, draft)
  const preview = action ? previewCard(common, seat, action) : common
  const { question, second, incomplete } = words.cards.kinds[card]
  const by = targets.by && (draft.by ?? targets.by[0]!)
  const needsTrack = card === 'aGoodWord'
  const picker = targets.to && displayBuildingPicker(match, base, targets.to, draft.to, updateDraft)
  const actions: BarAction[] = [back]
  if (targets.by && by !== undefined) {
    const next = targets.by[(targets.by.indexOf(by) + 1) % targets.by.length]!
    actions.push({ label: words.act.by(by), spoken: words.act.byChange(by), press: () => updateDraft({ by: next }) })
  }
  actions.push({
    label: words.act.playIt,
    tone: 'go',
    disabledBecause: action ? undefined : (incomplete ?? words.why.pickFirst),
    press: () => action && match.act(action),
  })
  const gainsOf = itemWithGain(match, preview)
  return {
    ...base,
    isPlayingCard: true,
    headline: draft.pickedAgents.length > 0 && second ? second : question,
    subline: words.cards.kinds[card].text,
    aside: <CardDrawing card={card} class="shadow-open-card" />,
    board: picker?.board ?? {
      ...base.board,
      card: undefined,
      showsTrack: needsTrack,
      state: preview,
      trails: common.agents.flatMap((agent) => (preview.at[agent] === common.at[agent] ? [] : [{ agent, from: common.at[agent]! }])),
    },
    forecast: action ? forecastAfter(common, preview, words) : (picker?.forecast ?? base.forecast),
    itemOf: (agent) => {
      const position = draft.pickedAgents.indexOf(agent)
      const item = needsTrack
        ? { main: String(preview.stones[agent]!), spoken: words.board.agent(preview.at[agent]!, preview.stones[agent]!) }
        : gainsOf(agent)
      if (position >= 0) return { ...item, emphasis: 'picked', badge: targets.agents && targets.agents.maxCount > 1 ? position + 1 : undefined }
      return targets.agents && !targets.agents.candidates.includes(agent) ? { ...item, emphasis: 'dimmed' } : item
    },
    onAgent: targets.agents && ((agent) => pickAgent(match, targets.agents!, draft, updateDraft, agent)),
    ...(targets.unseen && {
      insteadOfAgents: (
        <FaceDownCards words={words} cards={targets.unseen} chosen={draft.faceDown} onChoose={(faceDown) => updateDraft({ faceDown })} />
      ),
    }),
    actions,
  }
}
function pickAgent(
  { words, say }: ShadowSeatProps,
  { candidates, maxCount }: NonNullable<ReturnType<typeof targetsOf>['agents']>,
  draft: Draft,
  updateDraft: UpdateDraft,
  agent: (typeof candidates)[number],
): void {
  if (candidates.includes(agent)) updateDraft({ pickedAgents: togglePicked(draft.pickedAgents, agent, maxCount) })
  else say(words.why.notThisAgent)
}

/** The last card of the round, beside the headline. */
function LastCard({ match }: { readonly match: ShadowSeatProps }) {
  const lastCard = lastPlayed(match.common)
  return lastCard ? <CardDrawing card={lastCard.card} class="shadow-open-card" /> : null
}
