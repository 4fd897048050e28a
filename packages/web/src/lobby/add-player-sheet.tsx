// The sheet with which another person takes a seat on this device. From then on it is a passed device.
import { useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { NameField } from '../parts/name-field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useSingleFlight } from '../parts/use-single-flight.ts'
import { api, errorMessage } from '../table/api.ts'
import { storeSeat } from '../table/local-people.ts'
import { clearJoinId, deviceIdentity } from './device-identity.ts'

interface Props {
  readonly code: string
  onSeat(): void
  onClose(): void
}
export function AddPlayerSheet({ code, onSeat, onClose }: Props) {
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const { passing, join: text } = messages()
  const join = useSingleFlight(async () => {
    try {
      storeSeat(await api.join(code, name, await deviceIdentity(code)))
      clearJoinId(code)
      onClose()
      onSeat()
    } catch (problem) {
      setError(errorMessage(problem))
    }
  })
  const submit = (event: Event) => {
    event.preventDefault()
    void join()
  }
  return (
    <Sheet title={passing.another} line={passing.anotherLine} onClose={onClose} actions={[{ label: text.come, tone: 'go', press: join }]}>
      <form onSubmit={submit}>
        <NameField value={name} onChange={setName} error={error} />
      </form>
    </Sheet>
  )
}
