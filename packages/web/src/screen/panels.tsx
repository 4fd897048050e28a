// At the foot of the column, always: how to come to this table with a phone.
import { useOrigin } from '../lobby/use-origin.ts'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import { words } from '../words/language.ts'

export function JoinPanel({ code }: { readonly code: string }) {
  const link = `${useOrigin()}/t/${code}`
  const { house, screen } = words()
  return (
    <aside class="tv-way-in" aria-label={house.link}>
      <Qr text={link} label={house.qr(link)} />
      <div>
        <p>{screen.join}</p>
        <Plate code={code} />
      </div>
    </aside>
  )
}
