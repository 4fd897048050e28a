// A link as a QR code, drawn here: nobody else is asked for it.
import { useEffect, useState } from 'preact/hooks'
import './qr.css'

interface Props {
  readonly text: string
  readonly label: string
}
export function Qr({ text, label }: Props) {
  const path = usePath(text)
  return (
    <svg class="qr" viewBox={path?.box ?? '0 0 29 29'} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path?.d} />
    </svg>
  )
}

function usePath(text: string): { readonly d: string; readonly box: string } | undefined {
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
