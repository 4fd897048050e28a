// Who has had a passed device in this game, and when: counts of what all have heard, nothing of what anybody was told. It outlives
// a reload, so that nobody is asked to read their cards again.
import type { PersonId } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import type { Looked } from './next.ts'

interface Rounds {
  readonly n: number
  readonly looked: Readonly<Record<PersonId, Looked>>
  readonly last?: PersonId
}
const keyOf = (code: string) => `safehouse.looked.${code}`

export function useLooked(code: string, n: number): readonly [Rounds, (person: PersonId, at: Looked) => void] {
  const [kept, setKept] = useState<Rounds>(() => JSON.parse(sessionStorage.getItem(keyOf(code)) ?? '{"n":0,"looked":{}}') as Rounds)
  const now = kept.n === n ? kept : { n, looked: {} }
  const look = (person: PersonId, at: Looked) => {
    const next = { n, looked: { ...now.looked, [person]: at }, last: person }
    sessionStorage.setItem(keyOf(code), JSON.stringify(next))
    setKept(next)
  }
  return [now, look]
}
