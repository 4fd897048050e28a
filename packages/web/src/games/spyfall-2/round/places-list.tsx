// The list of all places, the same for everyone and always there (SF-01). Places of earlier rounds are struck out for all (SF-04);
// other strokes are private notes. For a spy who has to name a place the entries are choices (SF-20).
import { placeName } from '../place-names.ts'
import type { SpyfallSpectatorProps } from '../props.ts'
import type { Notes } from './notes.ts'
import './places-list.css'

/** Seven rows of the shared screen's four columns. Longer lists have smaller letters there. */
const MANY_PLACES = 28

interface Props {
  readonly match: SpyfallSpectatorProps
  /** Undefined for spectators. */
  readonly notes?: Notes | undefined
  onStrike?: ((place: string) => void) | undefined
  /** The place that a spy has chosen and not confirmed. */
  readonly chosen?: string | undefined
  onChoose?: ((place: string) => void) | undefined
}
export function PlacesList({ match, notes, onStrike, chosen, onChoose }: Props) {
  const { common, words } = match
  return (
    <ul class={`places${onChoose ? ' choosing' : ''}${common.terms.places.length > MANY_PLACES ? ' many' : ''}`} aria-label={words.views.places}>
      {common.terms.places.map(({ key }) => {
        const name = placeName(match, key)
        const usedInRound = common.results.findIndex(({ place }) => place === key) + 1
        if (usedInRound > 0)
          return (
            <li key={key} class="used">
              <span class="unseen">{words.places.usedSpoken(name, usedInRound)}</span>
              <s aria-hidden="true">{name}</s>
            </li>
          )
        const struck = notes?.struck.includes(key) ?? false
        const className = `${struck ? 'struck' : ''}${chosen === key ? ' chosen' : ''}`
        const press = onChoose ?? onStrike
        return (
          <li key={key} class={className}>
            {press ? (
              <button
                type="button"
                aria-pressed={onChoose ? chosen === key : struck}
                aria-label={struck ? words.places.struck(name) : undefined}
                onClick={() => press(key)}
              >
                {name}
              </button>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  )
}
