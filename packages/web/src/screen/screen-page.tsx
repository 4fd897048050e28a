// The page of a shared screen. Games are designed for 1920 by 1080 pixels; this page shows the picture page in an iframe of at least
// that size and scales it to the actual screen. An iframe, so that viewport units and media queries see the unscaled size.
import { useEffect, useState } from 'preact/hooks'
import { language, messages } from '../i18n/language.ts'
import { LanguageSwitch } from '../landing/language-switch.tsx'
import { listen } from '../parts/listen.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { useScreenLanguage } from './screen-door-page.tsx'
import './screen-page.css'

const DESIGN_SIZE_PX = { width: 1920, height: 1080 }

export function ScreenPage({ code }: { readonly code: string }) {
  const viewport = useViewportSize()
  useScreenLanguage()
  usePageTitle(messages().screen.title(code))
  if (viewport.height > viewport.width) return <p class="television-turn">{messages().screen.turn}</p>
  const scale = Math.min(viewport.width / DESIGN_SIZE_PX.width, viewport.height / DESIGN_SIZE_PX.height)
  const transform = `scale(${scale})`
  return (
    <>
      <nav class="television-language" style={{ transform }} aria-label={messages().settings.language}>
        <LanguageSwitch settingName="screenLanguage" />
      </nav>
      <iframe
        class="television"
        title={messages().screen.title(code)}
        // Another language loads the picture again.
        key={language.value}
        src={`/screen/${code}/picture`}
        style={{ width: `${viewport.width / scale}px`, height: `${viewport.height / scale}px`, transform }}
      />
    </>
  )
}

function useViewportSize(): { readonly width: number; readonly height: number } {
  const measured = () => ({ width: innerWidth, height: innerHeight })
  const [size, setSize] = useState(measured)
  useEffect(() => listen([window, 'resize', () => setSize(measured())]), [])
  return size
}
