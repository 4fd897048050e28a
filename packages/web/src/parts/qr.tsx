// A link as a QR code, encoded in the browser: the link is sent to no service.
import { useEffect, useState } from 'preact/hooks'
import './qr.css'

interface Props {
  readonly text: string
  readonly label: string
}
export function Qr({ text, label }: Props) {
  const path = useQrPath(text)
  return (
    <svg class="qr" viewBox={path?.box ?? '0 0 29 29'} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path?.d} />
    </svg>
  )
}

function useQrPath(text: string): { readonly d: string; readonly box: string } | undefined {
  const [path, setPath] = useState<{ d: string; box: string }>()
  useEffect(() => {
    let isUnmounted = false
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { border: 2, ecc: 'M' })
        const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
        if (!isUnmounted) setPath({ d: dark.join(''), box: `0 0 ${size} ${size}` })
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [text])
  return path
}
