// How others come in: a QR code, the code on its plate, and the link as text that can be selected (no clipboard on plain http).
// And how a TV in the room comes to show the table, until one does.
import { codeLength, type House } from '@safehouse/protocol'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import { words } from '../words/language.ts'
import { useOrigin, withoutScheme } from './use-origin.ts'
import './share-table.css'

/** "/t/K7RM": where a long link may break. */
const pathLength = 3 + codeLength

export function ShareTable({ house: { code, screens, place } }: { readonly house: House }) {
  const origin = useOrigin()
  const link = `${origin}/t/${code}`
  const { house } = words()
  return (
    <section class="share">
      <Qr text={link} label={house.qr(link)} />
      <div>
        <p class="small haze">{house.scan}</p>
        <Plate code={code} />
        <p class="share-link small haze">
          <span class="unseen">{house.link}: </span>
          {link.slice(0, -pathLength)}
          <wbr />
          {link.slice(-pathLength)}
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
