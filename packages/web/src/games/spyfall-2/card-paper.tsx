// The player's card on paper (SF-06), in the page only while the folder is held open. Layout, height and brightness are the same
// for a spy and for everyone else, so that a glance from the side tells nothing.
import { Folder } from '../../parts/folder.tsx'
import { who } from '../core/props.ts'
import { PlacePicture } from './art.tsx'
import { placeName, roleName } from './place-names.ts'
import type { SpyfallSeatProps } from './props.ts'
import './card-paper.css'

/** Letters on the fullest built-in card. Fewer letters leave more white paper, which is darkened to the same brightness. */
const FULLEST_CARD_LETTERS = 50

export function CardFolder({ match }: { readonly match: SpyfallSeatProps }) {
  return (
    <div class="spy-folder">
      <Folder label={match.words.card.folder}>{() => <CardPaper match={match} />}</Folder>
    </div>
  )
}

function CardPaper({ match }: { readonly match: SpyfallSeatProps }) {
  const { card: words } = match.words
  const { place, role, pal } = match.view.hand.card
  const placeText = place === null ? words.notTold : placeName(match, place)
  const roleText = place === null || role === null ? words.spy : roleName(match, place, role)
  const whiteShare = Math.max(0, 1 - (placeText.length + roleText.length) / FULLEST_CARD_LETTERS)
  return (
    <div class="spy-card" style={{ '--blank': whiteShare.toFixed(2) }}>
      <span class="spy-card-picture">
        <PlacePicture place={place} />
      </span>
      <p class="spy-card-field">
        {words.place}
        <b>{placeText}</b>
      </p>
      <p class="spy-card-field">
        {words.youAre}
        <b class="role">{roleText}</b>
      </p>
      <p class="spy-card-line">{pal === null ? words.line : words.pal(who(match, pal))}</p>
    </div>
  )
}
