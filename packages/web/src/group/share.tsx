// The link to a group's history, as a QR code and as text that can be selected, with what it opens.
import { typed, useOrigin } from '../lobby/use-origin.ts'
import { Qr } from '../parts/qr.tsx'
import { words } from '../words/language.ts'
import { linkTo } from './kept-groups.ts'

export function ShareGroup({ groupKey }: { readonly groupKey: string }) {
  const { group: said, house } = words()
  const link = `${useOrigin()}${linkTo(groupKey)}`
  return (
    <section class="group-share">
      <Qr text={link} label={house.qr(link)} />
      <div>
        <h3>{said.link}</h3>
        <p class="small haze">{said.linkLine}</p>
        <p class="small group-link">{typed(link)}</p>
      </div>
    </section>
  )
}
