// The link to a group's history, as a QR code and as text that can be selected, with what it opens.
import { useOrigin, withoutScheme } from '../lobby/use-origin.ts'
import { Qr } from '../parts/qr.tsx'
import { words } from '../words/language.ts'
import { groupPath } from './stored-groups.ts'

export function ShareGroup({ groupKey }: { readonly groupKey: string }) {
  const { group: text, house } = words()
  const link = `${useOrigin()}${groupPath(groupKey)}`
  return (
    <section class="group-share">
      <Qr text={link} label={house.qr(link)} />
      <div>
        <h3>{text.link}</h3>
        <p class="small haze">{text.linkLine}</p>
        <p class="small group-link">{withoutScheme(link)}</p>
      </div>
    </section>
  )
}
