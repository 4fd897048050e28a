// Asking and answering: whom to ask, a text field and a button, and above the field the taps for an answer that is said aloud. Text is
// typed and sent, or the field is left empty because it was said aloud; both happen at one table (SF-10 to SF-12). Where the browser can, it
// writes down what is said. Whoever plays with bots alone has nobody to say it to, and types.
import { lazy } from '../../../lazy.tsx'
import { SeatBadges } from '../../../parts/seat-badges.tsx'
import { presentWithStandIn, SeatShape } from '../../../parts/seat-shape.tsx'
import { showToast } from '../../../parts/toast.tsx'
import { useSingleFlight } from '../../../parts/use-single-flight.ts'
import { who } from '../../core/props.ts'
import { isAmongBots, type SpyfallSeatProps } from '../props.ts'
import { ShadePicker } from './shade-picker.tsx'
import type { QuestionDraft } from './use-question-draft.ts'
import './composer.css'

const Dictation = lazy(async () => (await import('../../../voice/dictation.tsx')).Dictation)
/** Whether this browser recognises speech; the button shows itself to those who chose it. */
const hasRecognition = 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis

/** The button has no room for a longer name and shows the verb alone. */
const MAX_NAME_LENGTH_ON_BUTTON = 8

export function Composer({ match, draft }: { readonly match: SpyfallSeatProps; readonly draft: QuestionDraft }) {
  const { ask } = match.words
  const send = useSingleFlight(async () => void (await draft.send()))
  if (!draft.kind) return null
  const isEmpty = draft.text.trim() === ''
  const needsAskee = draft.kind === 'ask' && draft.to === undefined
  const isAlone = isAmongBots(match)
  const needsText = isAlone && isEmpty
  const submit = async () => {
    if (needsAskee) return showToast(ask.chooseFirst)
    if (needsText) return showToast(ask.typeFirst)
    if (draft.text.length > draft.maxLength) return showToast(ask.tooLong(draft.maxLength))
    await send()
  }
  const { label, spoken } = draft.kind === 'ask' ? askLabel(match, draft, isEmpty && !isAlone) : answerLabel(match, isEmpty && !isAlone)
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {draft.kind === 'answer' && <ShadePicker match={match} draft={draft} />}
      <input
        value={draft.text}
        placeholder={draft.kind === 'ask' || !isAlone ? ask.typeIt(isAlone) : ask.typeAnswer(isAlone)}
        aria-label={(draft.kind === 'ask' ? ask.typeIt : ask.typeAnswer)(isAlone)}
        autocomplete="off"
        enterkeyhint="send"
        dir="auto"
        onInput={(event) => draft.write(event.currentTarget.value)}
        // Enter sends typed text only. "Said aloud" needs a press of the button, so that a stray Enter does not skip the turn.
        onKeyDown={(event) => event.key === 'Enter' && isEmpty && event.preventDefault()}
      />
      {hasRecognition && <Dictation text={draft.text} maxLength={draft.maxLength} onText={draft.write} />}
      <button type="submit" class={needsAskee || needsText ? 'button off' : 'button go'} aria-disabled={needsAskee || needsText} aria-label={spoken}>
        {label}
      </button>
    </form>
  )
}

function askLabel(match: SpyfallSeatProps, { to }: QuestionDraft, isAloud: boolean): { readonly label: string; readonly spoken: string } {
  const { ask } = match.words
  if (to === undefined) return { label: ask.ask, spoken: ask.ask }
  const asked = who(match, to)
  const label = asked.name.length > MAX_NAME_LENGTH_ON_BUTTON ? ask.ask : ask.askWhom(asked)
  return { label, spoken: isAloud ? ask.askAloud(asked) : ask.askWhom(asked) }
}
function answerLabel({ words: { ask } }: SpyfallSeatProps, isAloud: boolean): { readonly label: string; readonly spoken: string } {
  return isAloud ? { label: ask.answered, spoken: ask.answeredAloud } : { label: ask.answer, spoken: ask.answer }
}

/** Everyone else to choose from. The player who has just asked this one may not be asked back (SF-11) and is dimmed. */
export function AskeePicker({ match, draft }: { readonly match: SpyfallSeatProps; readonly draft: QuestionDraft }) {
  const { words, common, seats } = match
  const others = seats.filter(({ seat }) => seat !== match.seat)
  return (
    <fieldset class="whom" style={{ '--columns': others.length <= 6 ? others.length : Math.ceil(others.length / 2) }}>
      <legend class="unseen">{words.ask.choose}</legend>
      {others.map((player) => {
        const barred = common.turn.barred === player.seat
        return (
          <button
            key={player.seat}
            type="button"
            class={barred ? 'barred' : draft.to === player.seat ? 'chosen' : undefined}
            aria-pressed={draft.to === player.seat}
            aria-disabled={barred}
            onClick={() => (barred ? match.say(words.refusals.askedBack()) : draft.choose(player.seat))}
          >
            <SeatShape who={presentWithStandIn(player)} />
            <SeatBadges player={player} />
            <bdi>{player.name}</bdi>
            {barred && <small>{words.ask.askedYou}</small>}
          </button>
        )
      })}
    </fieldset>
  )
}
