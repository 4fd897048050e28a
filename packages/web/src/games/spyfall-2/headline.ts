// The headline: what is going on, in a sentence and a second line. From open facts alone, so that it tells nobody's card.
import type { HeadlineText } from '../../parts/headline.tsx'
import { who } from '../core/props.ts'
import { describeOutcome } from './points/round-outcome.ts'
import { currentVote, namingSpy, type SpyfallSpectatorProps } from './props.ts'

export function headlineOf(match: SpyfallSpectatorProps): HeadlineText {
  const { common, words } = match
  switch (common.stage.is) {
    case 'dealt': {
      const dealer = who(match, common.dealer)
      const { spies, oldPals } = common.terms
      const subline = oldPals ? words.dealt.lineOldPals(match.options.roles) : words.dealt.line(spies, match.options.roles)
      return { headline: dealer.you ? words.dealt.yours : words.dealt.says(dealer), subline }
    }
    case 'running':
      return describeAsking(match)
    case 'voting':
    case 'settling':
      return describeVote(match)
    case 'naming':
      return describeNaming(match)
    case 'talking':
      return { headline: words.talking.says, subline: words.talking.line(who(match, common.dealer)) }
    case 'scored':
    case 'over':
      return describeOutcome(match, common.results.length)
  }
}

function describeAsking(match: SpyfallSpectatorProps): HeadlineText {
  const { common, words } = match
  const { asker, asked, barred } = common.turn
  const by = who(match, asker)
  if (asked !== null) {
    const text = common.record.at(-1)?.question ?? ''
    return { headline: words.ask.asks(by, who(match, asked)), subline: text === '' ? words.ask.aloud : words.ask.quoted(text) }
  }
  const subline = barred !== null ? words.ask.notBack(who(match, barred)) : by.you ? words.ask.yourFirst : words.ask.first
  return { headline: by.you ? words.ask.yours : words.ask.next(by), subline }
}

function describeVote(match: SpyfallSpectatorProps): HeadlineText {
  const { common, words } = match
  const vote = currentVote(common)
  if (!vote) return { headline: '', subline: '' }
  const suspect = who(match, vote.suspect)
  if (vote.trial)
    return {
      headline: words.vote.atLarge(suspect),
      subline: words.vote.failed(vote.trial.raisedHands.length, vote.voters.length, common.terms.votesNeeded),
    }
  if (vote.accuser === null) return { headline: words.vote.isIt(suspect), subline: words.vote.noVote(suspect) }
  const by = who(match, vote.accuser)
  return { headline: words.vote.accuses(by, suspect), subline: words.vote.line[by.you ? 'accuser' : suspect.you ? 'suspect' : 'voter'] }
}

function describeNaming(match: SpyfallSpectatorProps): HeadlineText {
  const spy = who(match, namingSpy(match.common)!)
  return { headline: match.words.naming.spy(spy), subline: spy.you ? match.words.naming.yours : match.words.naming.chooses(spy) }
}
