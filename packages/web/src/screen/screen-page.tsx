// The address of a shared screen. Games draw for a television of 1920 by 1080; this page holds such a picture, and draws it to
// the size of whatever screen it is on. The picture is a page inside the page, so that its sizes are true for all that is in it.
import { useEffect, useState } from 'preact/hooks'
import { words } from '../words/language.ts'
import './screen-page.css'

const least = { width: 1920, height: 1080 }

export function ScreenPage({ code }: { readonly code: string }) {
  const window = useWindow()
  if (window.height > window.width) return <p class="television-turn">{words().screen.turn}</p>
  const scale = Math.min(window.width / least.width, window.height / least.height)
  return (
    <iframe
      class="television"
      title={words().screen.title(code)}
      src={`/screen/${code}/picture`}
      style={{ width: `${window.width / scale}px`, height: `${window.height / scale}px`, transform: `scale(${scale})` }}
    />
  )
}

function useWindow(): { readonly width: number; readonly height: number } {
  const measured = () => ({ width: innerWidth, height: innerHeight })
  const [size, setSize] = useState(measured)
  useEffect(() => {
    const measure = () => setSize(measured())
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return size
}
