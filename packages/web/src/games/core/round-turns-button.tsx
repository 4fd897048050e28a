// "Who knew what, and when?" between two rounds: the turning points of the round that is over. Nothing of it is loaded before it is
// pressed; the shared screen, on which nobody presses anything, shows them at once.
import { useContext, useState } from 'preact/hooks'
import { messages } from '../../i18n/language.ts'
import { lazy } from '../../lazy.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import type { AnySpectatorProps } from '../screens.ts'

const RoundTurns = lazy(async () => (await import('../../beliefs/round-turns.tsx')).RoundTurns)

export function RoundTurnsButton({ game, match }: { readonly game: string; readonly match: AnySpectatorProps }) {
  const [isOpen, setIsOpen] = useState(useContext(SharedScreen))
  if (!match.feed) return null
  if (isOpen) return <RoundTurns game={game} options={match.options} seats={match.seats} feed={match.feed()} />
  return (
    <p class="points-more">
      <button type="button" onClick={() => setIsOpen(true)}>
        {messages().debrief.whoKnewWhat}
      </button>
    </p>
  )
}
