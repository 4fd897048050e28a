// Tokens in a row: whose they are, and which of them the clock placed. A press on a token of the card in play opens its owner's sheet.
import type { AnswerToken } from '@safehouse/games/top-secret'
import { playerName } from '../../../parts/player-name.tsx'
import { SeatPress } from '../../../parts/seat-press.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { ClockMark } from '../art.tsx'
import type { TopSecretSpectatorProps } from '../props.ts'
import './answer-tokens.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly tokens: readonly AnswerToken[]
  readonly label: string
  /** Whether a press on a token opens its owner's sheet. */
  readonly canPress?: boolean | undefined
  /** Whether a token was placed or turned just now, and is animated. */
  readonly drops?: (token: AnswerToken) => boolean
}
export const AnswerTokens = ({ match, tokens, label, canPress, drops = () => false }: Props) => (
  <ul class="tokens" aria-label={label}>
    {tokens.map((token) => {
      const owner = who(match, token.seat)
      return (
        <li key={token.seat} class={drops(token) ? 'token drops' : 'token'}>
          <SeatShape who={{ mark: owner.mark, initials: owner.initials }} />
          {token.byClock && <ClockMark />}
          <span class="unseen">
            {playerName(owner)}
            {token.byClock && `, ${match.words.byClock}`}
          </span>
          {canPress && <SeatPress player={owner} />}
        </li>
      )
    })}
  </ul>
)
/** The tokens on the yes edge, on the no edge, or (null) face down. */
export const onEdge = (tokens: readonly AnswerToken[], yes: boolean | null): AnswerToken[] => tokens.filter((token) => token.yes === yes)
