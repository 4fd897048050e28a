// How others join: a QR code, the table's code, and the link as selectable text (there is no clipboard API on plain http). Also
// how a TV shows the table, until one does.
import { CODE_LENGTH, type House } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import { useOrigin, withoutScheme } from './use-origin.ts'
import './share-table.css'

/** The length of "/t/K7RM", before which a long link may break. */
const PATH_LENGTH = 3 + CODE_LENGTH

export function ShareTable({ house: { code, screens, place } }: { readonly house: House }) {
  const origin = useOrigin()
  const link = `${origin}/t/${code}`
  const { house: words } = messages()
  return (
    <section class="share">
      <Qr text={link} label={words.qr(link)} />
      <div>
        <p class="small haze">{words.scan}</p>
        <Plate code={code} />
        <p class="share-link small haze">
          <span class="unseen">{words.link}: </span>
          {link.slice(0, -PATH_LENGTH)}
          <wbr />
          {link.slice(-PATH_LENGTH)}
        </p>
        {place !== 'apart' && (
          <p class="small haze">
            {screens > 0 ? (
              words.onTv
            ) : (
              <>
                {words.showOnTv}{' '}
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
