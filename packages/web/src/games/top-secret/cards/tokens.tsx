// Tokens in a row: whose they are, and which of them the clock placed.
import type { Token } from '@safehouse/games/top-secret'
import { messages as house } from '../../../i18n/language.ts'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { ClockMark } from '../art.tsx'
import type { TopSecretSpectatorProps } from '../props.ts'
import './tokens.css'

interface Props {
  readonly play: TopSecretSpectatorProps
  readonly tokens: readonly Token[]
  readonly label: string
  /** Whether a token was placed or turned just now, and is animated. */
  readonly drops?: (token: Token) => boolean
}
export const Tokens = ({ play, tokens, label, drops = () => false }: Props) => (
  <ul class="tokens" aria-label={label}>
    {tokens.map((token) => {
      const owner = who(play, token.seat)
      return (
        <li key={token.seat} class={drops(token) ? 'token drops' : 'token'}>
          <SeatShape who={{ mark: owner.mark, initials: owner.initials }} />
          {token.byClock && <ClockMark />}
          <span class="unseen">
            {owner.you ? house().table.you : owner.name}
            {token.byClock && `, ${play.words.byClock}`}
          </span>
        </li>
      )
    })}
  </ul>
)
/** The tokens on the yes edge, on the no edge, or (null) face down. */
export const onEdge = (tokens: readonly Token[], yes: boolean | null): Token[] => tokens.filter((token) => token.yes === yes)
