// The headline: what is going on, in a sentence and a second line. From open facts alone, so that it tells nobody's card.
import { type HeadlineText, who } from '../core/props.ts'
import { describeOutcome } from './points/round-outcome.ts'
import { currentVote, namingSpy, type SpyfallSpectatorProps } from './props.ts'

export function headlineOf(play: SpyfallSpectatorProps): HeadlineText {
  const { common, words } = play
  switch (common.stage.is) {
    case 'dealt': {
      const dealer = who(play, common.dealer)
      const { spies, oldPals } = common.terms
      const line = oldPals ? words.dealt.lineOldPals(play.options.roles) : words.dealt.line(spies, play.options.roles)
      return { says: dealer.you ? words.dealt.yours : words.dealt.says(dealer), line }
    }
    case 'running':
      return describeAsking(play)
    case 'voting':
    case 'settling':
      return describeVote(play)
    case 'naming':
      return describeNaming(play)
    case 'talking':
      return { says: words.talking.says, line: words.talking.line(who(play, common.dealer)) }
    case 'scored':
    case 'over':
      return describeOutcome(play, common.results.length)
  }
}

function describeAsking(play: SpyfallSpectatorProps): HeadlineText {
  const { common, words } = play
  const { asker, asked, barred } = common.turn
  const by = who(play, asker)
  if (asked !== null) {
    const text = common.record.at(-1)?.question ?? ''
    return { says: words.ask.asks(by, who(play, asked)), line: text === '' ? words.ask.aloud : words.ask.quoted(text) }
  }
  const line = barred !== null ? words.ask.notBack(who(play, barred)) : by.you ? words.ask.yourFirst : words.ask.first
  return { says: by.you ? words.ask.yours : words.ask.next(by), line }
}

function describeVote(play: SpyfallSpectatorProps): HeadlineText {
  const { common, words } = play
  const vote = currentVote(common)
  if (!vote) return { says: '', line: '' }
  const suspect = who(play, vote.suspect)
  if (vote.trial)
    return { says: words.vote.atLarge(suspect), line: words.vote.failed(vote.trial.hands.length, vote.voters.length, common.terms.handsNeeded) }
  if (vote.accuser === null) return { says: words.vote.isIt(suspect), line: words.vote.noVote(suspect) }
  return { says: words.vote.accuses(who(play, vote.accuser), suspect), line: words.vote.noTalking }
}

function describeNaming(play: SpyfallSpectatorProps): HeadlineText {
  const spy = who(play, namingSpy(play.common)!)
  return { says: play.words.naming.spy(spy), line: spy.you ? play.words.naming.yours : play.words.naming.chooses(spy) }
}
