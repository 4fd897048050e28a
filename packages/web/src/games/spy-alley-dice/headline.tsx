// The headline: what is going on, in a sentence and a line. From the common state alone.

import { count, enoughForMission, enoughToGuess, rollsATurn, findSpyOnDice, yetToRoll } from '@safehouse/games/spy-alley-dice'
import { Clock } from '../../parts/clock.tsx'
import { Headline } from '../../parts/headline.tsx'
import { type HeadlineText, who } from '../core/props.ts'
import { RollsLeft } from './dice.tsx'
import type { AlleySpectatorProps } from './props.ts'

function headlineOf(match: AlleySpectatorProps): HeadlineText {
  const { common, words } = match
  const roller = who(match, common.turn.roller)
  const { due } = common
  if (common.paused) return { says: words.asleep.title, line: words.asleep.line }
  switch (due.what) {
    case 'start':
      return { says: words.opening.title, line: openingLine(match) }
    case 'turn':
      return turnText(match)
    case 'mission': {
      const asked = who(match, due.asked)
      if (roller.you) return { says: words.mission.yours, line: words.mission.yourLine(due.spy) }
      if (asked.you) return { says: words.mission.asks(roller, due.spy), line: words.mission.stakes(roller) }
      return { says: words.mission.theirs(roller), line: words.mission.theirLine(asked, due.spy) }
    }
    case 'give': {
      const [from, to] = [who(match, due.from), who(match, due.to)]
      return from.you
        ? { says: words.cards.giveYours(to), line: words.cards.giveLine(to) }
        : { says: words.cards.giveTheirs(from, to), line: words.cards.theirLine }
    }
    case 'throw': {
      const thrower = who(match, due.seat)
      return thrower.you
        ? { says: words.cards.throwYours, line: words.cards.throwLine }
        : { says: words.cards.throwTheirs(thrower), line: words.cards.theirLine }
    }
    case 'over':
      return { says: words.result.won(who(match, common.ending?.winner ?? 0)), line: '' }
  }
}

function openingLine(match: AlleySpectatorProps): string {
  const { common, words } = match
  const last = common.opening.at(-2)
  const round = common.opening.at(-1)
  if (!last || !round) return words.opening.all
  if (yetToRoll(common).length === 0) return ''
  const tied = round.seats.map((seat) => who(match, seat))
  const dice = last.rolls.find((roll) => roll.seat === round.seats[0])?.dice ?? []
  return words.opening.tied(tied, count(dice, 'russian'))
}

function turnText(match: AlleySpectatorProps): HeadlineText {
  const { common, words } = match
  const { rolls, dice } = common.turn
  const roller = who(match, common.turn.roller)
  if (rolls === 0) return { says: roller.you ? words.turn.yours : words.turn.theirs(roller), line: words.turn.rollAllFive }
  const spy = findSpyOnDice(dice, enoughToGuess)
  const says = words.turn.roll(roller, rolls)
  if (spy) {
    const n = count(dice, spy)
    return { says, line: !roller.you ? words.turn.has(n, spy) : n >= enoughForMission ? words.turn.mayAttempt(n, spy) : words.turn.mayGuess(n, spy) }
  }
  if (!roller.you) return { says, line: words.turn.nothing }
  return { says, line: rolls < rollsATurn ? words.turn.keep : words.turn.last }
}

/** The headline with the clock and the rolls that are left beside it. */
export function MatchHeadline({ match }: { readonly match: AlleySpectatorProps }) {
  const { common, paused, time } = match
  const { says, line } = headlineOf(match)
  return (
    <Headline says={says} line={line}>
      <span class="beside">
        {common.until !== null && !common.paused && <Clock until={common.until} paused={paused} time={time} />}
        {common.due.what === 'turn' && <RollsLeft match={match} />}
      </span>
    </Headline>
  )
}
