// How others join: a QR code, the table's code, and the link as selectable text (there is no clipboard API on plain http). Also
// how a TV shows the table, until one does.
import type { House } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import { useOrigin, withoutScheme } from './use-origin.ts'
import './share-table.css'

export function ShareTable({ house: { code, screens, place } }: { readonly house: House }) {
  const origin = useOrigin()
  const path = `/t/${code}`
  const link = `${origin}${path}`
  const { house } = messages()
  return (
    <section class="share">
      <Qr text={link} label={house.qr(link)} />
      <div>
        <p class="small haze">{house.scan}</p>
        <Plate code={code} />
        <p class="share-link small haze">
          <span class="unseen">{house.link}: </span>
          {origin}
          <wbr />
          {path}
        </p>
        {place !== 'apart' && (
          <p class="small haze">
            {screens > 0 ? (
              house.onTv
            ) : (
              <>
                {house.showOnTv}{' '}
                <span class="share-link">
                  {withoutScheme(origin)}
                  <wbr />
                  /screen/{code}
                </span>
              </>
            )}
          </p>
        )}
      </div>
    </section>
  )
}
