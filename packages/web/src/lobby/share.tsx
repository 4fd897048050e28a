// How others come in: a QR code, the code on its plate, and the link as text that can be selected (no clipboard on plain http).
import { codeLength } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { Plate } from '../parts/plate.tsx'
import { api } from '../table/asking.ts'
import { words } from '../words/language.ts'
import './share.css'

/** "/t/K7RM": where a long link may break. */
const pathLength = 3 + codeLength
const isLocal = (host: string) => host === 'localhost' || host.startsWith('127.') || host === '[::1]'

/** Where others reach this table: this page's own address, unless that means nothing to another device. */
function useLink(code: string): string {
  const [origin, setOrigin] = useState(location.origin)
  useEffect(() => {
    if (!isLocal(location.hostname)) return
    api.info().then(
      ({ addresses }) => addresses[0] && setOrigin(addresses[0].replace(/\/$/, '')),
      () => {},
    )
  }, [])
  return `${origin}/t/${code}`
}

export function Share({ code }: { readonly code: string }) {
  const link = useLink(code)
  const path = useQr(link)
  const { house } = words()
  return (
    <section class="share">
      <svg class="qr" viewBox={path?.box ?? '0 0 29 29'} role="img" aria-label={house.qr(link)} shape-rendering="crispEdges">
        <path d={path?.d} />
      </svg>
      <div>
        <p class="small haze">{house.scan}</p>
        <Plate code={code} />
        <p class="share-link small haze">
          <span class="unseen">{house.link}: </span>
          {link.slice(0, -pathLength)}
          <wbr />
          {link.slice(-pathLength)}
        </p>
      </div>
    </section>
  )
}

function useQr(text: string): { readonly d: string; readonly box: string } | undefined {
  const [path, setPath] = useState<{ d: string; box: string }>()
  useEffect(() => {
    let gone = false
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { border: 2, ecc: 'M' })
        const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
        if (!gone) setPath({ d: dark.join(''), box: `0 0 ${size} ${size}` })
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [text])
  return path
}
