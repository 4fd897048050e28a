// The headline: what is going on, in a sentence and a line. From the common state alone.
import { count, enoughForMission, enoughToGuess, findSpyOnDice, rollsATurn, yetToRoll } from '@safehouse/games/spy-alley-dice'
import { Clock } from '../../parts/clock.tsx'
import { Headline, type HeadlineText } from '../../parts/headline.tsx'
import { who } from '../core/props.ts'
import { RollsLeft } from './dice.tsx'
import type { AlleySpectatorProps } from './props.ts'

function headlineOf(match: AlleySpectatorProps): HeadlineText {
  const { common, words } = match
  const roller = who(match, common.turn.roller)
  const { due } = common
  if (common.paused) return { headline: words.asleep.title, subline: words.asleep.line }
  switch (due.what) {
    case 'start':
      return { headline: words.opening.title, subline: openingLine(match) }
    case 'turn':
      return turnText(match)
    case 'mission': {
      const asked = who(match, due.asked)
      if (roller.you) return { headline: words.mission.yours, subline: words.mission.yourLine(due.spy) }
      if (asked.you) return { headline: words.mission.asks(roller, due.spy), subline: words.mission.stakes(roller) }
      return { headline: words.mission.theirs(roller), subline: words.mission.theirLine(asked, due.spy) }
    }
    case 'give': {
      const [from, to] = [who(match, due.from), who(match, due.to)]
      return from.you
        ? { headline: words.cards.giveYours(to), subline: words.cards.giveLine(to) }
        : { headline: words.cards.giveTheirs(from, to), subline: words.cards.theirLine }
    }
    case 'throw': {
      const thrower = who(match, due.seat)
      return thrower.you
        ? { headline: words.cards.throwYours, subline: words.cards.throwLine }
        : { headline: words.cards.throwTheirs(thrower), subline: words.cards.theirLine }
    }
    case 'over':
      return { headline: words.result.won(who(match, common.ending?.winner ?? 0)), subline: '' }
  }
}

function openingLine(match: AlleySpectatorProps): string {
  const { common, words } = match
  const previousRound = common.opening.at(-2)
  const round = common.opening.at(-1)
  if (!previousRound || !round) return words.opening.all
  if (yetToRoll(common).length === 0) return ''
  const tied = round.seats.map((seat) => who(match, seat))
  const dice = previousRound.rolls.find((roll) => roll.seat === round.seats[0])?.dice ?? []
  return words.opening.tied(tied, count(dice, 'russian'))
}

function turnText(match: AlleySpectatorProps): HeadlineText {
  const { common, words } = match
  const { rolls, dice } = common.turn
  const roller = who(match, common.turn.roller)
  if (rolls === 0) return { headline: roller.you ? words.turn.yours : words.turn.theirs(roller), subline: words.turn.rollAllFive }
  const spy = findSpyOnDice(dice, enoughToGuess)
  const headline = words.turn.roll(roller, rolls)
  if (spy) {
    const n = count(dice, spy)
    return {
      headline,
      subline: !roller.you ? words.turn.has(n, spy) : n >= enoughForMission ? words.turn.mayAttempt(n, spy) : words.turn.mayGuess(n, spy),
    }
  }
  if (!roller.you) return { headline, subline: words.turn.nothing }
  return { headline, subline: rolls < rollsATurn ? words.turn.keep : words.turn.last }
}

/** The headline with the clock and the rolls that are left beside it. */
export function MatchHeadline({ match }: { readonly match: AlleySpectatorProps }) {
  const { common, paused, time } = match
  const { headline, subline } = headlineOf(match)
  return (
    <Headline headline={headline} subline={subline}>
      <span class="beside">
        {common.until !== null && !common.paused && <Clock until={common.until} paused={paused} time={time} />}
        {common.due.what === 'turn' && <RollsLeft match={match} />}
      </span>
    </Headline>
  )
}
