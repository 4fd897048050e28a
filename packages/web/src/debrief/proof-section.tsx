// "Check it": fetches the match's record and verifies it on this device, against what the device stored before the match.
import type { CurrentMatch, PersonId } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { api } from '../table/api.ts'

interface Props {
  readonly code: string
  readonly match: CurrentMatch
  readonly you: PersonId | null
  readonly game: LoadedGame | undefined
}
export function ProofSection({ code, match, you, game }: Props) {
  const [verdict, setVerdict] = useState('')
  const { debrief, unreachable } = messages()
  const path = api.recordPath(code, match.n)

  async function check() {
    if (!game) return
    setVerdict(debrief.checking)
    try {
      const [{ verificationMessage: checked }, rules, record] = await Promise.all([
        import('./verification.ts'),
        game.screens.rules(),
        fetch(path).then((answer) => answer.json()),
      ])
      setVerdict(checked(rules, record, { code, matchNumber: match.n, you, seat: you === null ? -1 : match.seats.indexOf(you) }))
    } catch {
      setVerdict(unreachable)
    }
  }
  return (
    <section class="proof" aria-label={debrief.check}>
      <div class="proof-line">
        <Drawing name="proof" class="row-icon" />
        <p role="status">{verdict || debrief.fair}</p>
        <button type="button" class="text-button" onClick={check}>
          {debrief.check}
        </button>
      </div>
      <a class="text-button" href={path} download>
        {debrief.record}
      </a>
    </section>
  )
}
