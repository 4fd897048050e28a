// How others join: a QR code, the table's code, and the link, to be copied, shared by the system, or selected as text. Also
// how a TV shows the table, until one does.
import type { House } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { Plate } from '../parts/plate.tsx'
import { Qr } from '../parts/qr.tsx'
import { showToast } from '../parts/toast.tsx'
import { copyText } from './copy-text.ts'
import { useOrigin, withoutScheme } from './use-origin.ts'
import './share-table.css'

export function ShareTable({ house: { code, screens, place } }: { readonly house: House }) {
  const origin = useOrigin()
  const path = `/t/${code}`
  const link = `${origin}${path}`
  const { house: text } = messages()
  return (
    <section class="share">
      <Qr text={link} label={text.qr(link)} />
      <div>
        <p class="small haze">{text.scan}</p>
        <Plate code={code} />
        <p class="share-link small haze">
          <span class="unseen">{text.link}: </span>
          {origin}
          <wbr />
          {path}
        </p>
        <ShareButtons link={link} />
        {place !== 'apart' && (
          <p class="small haze">
            {screens > 0 ? (
              text.onTv
            ) : (
              <>
                {text.showOnTv}{' '}
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

/** How long the button says that the link was copied. */
const COPIED_MS = 2000

/** Copies the link, or hands it to the system's share sheet where there is one (not over plain http). */
export function ShareButtons({ link }: { readonly link: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const { house: text } = messages()
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(link)) setIsCopied(true)
    else showToast(text.copyFailed)
  }
  // Closing the share sheet rejects the promise: nothing is to be said about it.
  const share = () => navigator.share({ title: 'Safehouse', url: link }).catch(() => {})
  return (
    <p class="share-buttons">
      <button type="button" class="lobby-link" onClick={copy}>
        {isCopied ? text.copied : text.copy}
      </button>
      {'share' in navigator && (
        <button type="button" class="lobby-link" onClick={share}>
          {text.share}
        </button>
      )}
      <span class="unseen" role="status">
        {isCopied && text.copied}
      </span>
    </p>
  )
}
