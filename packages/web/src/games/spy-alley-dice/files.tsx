// The seat's own cards, drawn as files inside a folder: to look at, or to choose the one that is handed over or thrown away.
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { Folder } from '../../parts/folder.tsx'
import { SpyFace } from './art.tsx'
import type { AlleySeatProps } from './props.ts'
import './files.css'

export function Files({ match }: { readonly match: AlleySeatProps }) {
  const { words, common, seat } = match
  const cardCount = common.cards[seat]!
  return (
    <Folder label={cardCount === 0 ? words.cards.none : words.cards.files(cardCount)}>
      {() =>
        cardCount === 0 ? (
          <p class="files-empty">{words.cards.empty}</p>
        ) : (
          <ul class="files" style={{ '--cards': match.view.hand.cards.length }}>
            {match.view.hand.cards.map((spy) => (
              <li key={spy} class="file">
                <SpyFace spy={spy} class="file-face" />
                <b>{words.spies[spy].name}</b>
              </li>
            ))}
          </ul>
        )
      }
    </Folder>
  )
}

interface ChooseFileProps {
  readonly match: AlleySeatProps
  readonly chosen: Spy | undefined
  onChoose(spy: Spy): void
}
/** The chosen card stays chosen when the folder closes. Outside of the folder the page shows that a card is chosen, and never which. */
export function ChooseFile({ match, chosen, onChoose }: ChooseFileProps) {
  const { words, common, seat } = match
  return (
    <Folder label={words.cards.files(common.cards[seat]!)} opensBy="press">
      {() => (
        <>
          <h3>{words.cards.which}</h3>
          <ul class="files" style={{ '--cards': match.view.hand.cards.length }}>
            {match.view.hand.cards.map((spy) => (
              <li key={spy}>
                <button type="button" class={spy === chosen ? 'file chosen' : 'file'} aria-pressed={spy === chosen} onClick={() => onChoose(spy)}>
                  <SpyFace spy={spy} class="file-face" />
                  <b>{words.spies[spy].name}</b>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Folder>
  )
}
