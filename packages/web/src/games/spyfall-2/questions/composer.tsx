// One field and one lamp button: typed words are sent, an empty field means that it was said aloud. Both at one table.

import { SeatShape } from '../../../parts/seat-shape.tsx'
import { say } from '../../../parts/toast.tsx'
import { useOnce } from '../../../parts/use-once.ts'
import { type SpyfallSeatPlay, who } from '../plays.ts'
import type { Draft } from './use-draft.ts'
import './composer.css'

/** Longer names leave the button to the verb. */
const longestName = 8

export function Composer({ play, draft }: { readonly play: SpyfallSeatPlay; readonly draft: Draft }) {
  const { ask } = play.words
  const send = useOnce(async () => void (await draft.send()))
  if (!draft.what) return null
  const isEmpty = draft.text.trim() === ''
  const chooseFirst = draft.what === 'ask' && draft.to === undefined
  const submit = async () => {
    if (chooseFirst) return say(ask.chooseFirst)
    if (draft.text.length > draft.longest) return say(ask.tooLong(draft.longest))
    await send()
  }
  const { label, spoken } = draft.what === 'ask' ? askLabel(play, draft, isEmpty) : answerLabel(play, isEmpty)
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <input
        value={draft.text}
        placeholder={ask.typeIt}
        aria-label={draft.what === 'ask' ? ask.typeIt : ask.typeAnswer}
        autocomplete="off"
        enterkeyhint="send"
        dir="auto"
        onInput={(event) => draft.write(event.currentTarget.value)}
        // Enter sends what was typed; that something was said aloud takes the button.
        onKeyDown={(event) => event.key === 'Enter' && isEmpty && event.preventDefault()}
      />
      <button type="submit" class={chooseFirst ? 'button off' : 'button go'} aria-disabled={chooseFirst} aria-label={spoken}>
        {label}
      </button>
    </form>
  )
}

function askLabel(play: SpyfallSeatPlay, { to }: Draft, isEmpty: boolean): { readonly label: string; readonly spoken: string } {
  const { ask } = play.words
  if (to === undefined) return { label: ask.ask, spoken: ask.ask }
  const asked = who(play, to)
  const label = asked.name.length > longestName ? ask.ask : ask.askWhom(asked)
  return { label, spoken: isEmpty ? ask.askAloud(asked) : ask.askWhom(asked) }
}
function answerLabel({ words: { ask } }: SpyfallSeatPlay, isEmpty: boolean): { readonly label: string; readonly spoken: string } {
  return isEmpty ? { label: ask.answered, spoken: ask.answeredAloud } : { label: ask.answer, spoken: ask.answer }
}

export function Whom({ play, draft }: { readonly play: SpyfallSeatPlay; readonly draft: Draft }) {
  const { words, common, seats } = play
  const others = seats.filter(({ seat }) => seat !== play.seat)
  return (
    <fieldset class="whom" style={{ '--columns': others.length <= 6 ? others.length : Math.ceil(others.length / 2) }}>
      <legend class="unseen">{words.ask.choose}</legend>
      {others.map((sitting) => {
        const barred = common.turn.barred === sitting.seat
        return (
          <button
            key={sitting.seat}
            type="button"
            class={barred ? 'barred' : draft.to === sitting.seat ? 'chosen' : undefined}
            aria-pressed={draft.to === sitting.seat}
            aria-disabled={barred}
            onClick={() => (barred ? play.say(words.refusals.askedBack()) : draft.choose(sitting.seat))}
          >
            <SeatShape who={{ ...sitting, here: sitting.here || sitting.standIn }} />
            <bdi>{sitting.name}</bdi>
            {barred && <small>{words.ask.askedYou}</small>}
          </button>
        )
      })}
    </fieldset>
  )
}
