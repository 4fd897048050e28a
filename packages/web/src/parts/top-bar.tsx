// The bar at the top of every page: home or back, the page's title (also the browser tab's), and the menu. A lost connection or a pause shows here.
import { type ComponentChildren, createContext } from 'preact'
import { Link } from 'wouter-preact'
import { messages } from '../i18n/language.ts'
import { Drawing } from './drawing.tsx'
import { usePageTitle } from './page-title.ts'
import './top-bar.css'

/** The top bar of a table, made once by the table's page and placed by the screen that is shown. */
export const TitleBarContext = createContext<ComponentChildren>(null)

interface Props {
  readonly title: string
  /** Path of the back arrow; without it and without `onBack`, the front page's icon is shown instead. */
  readonly back?: string
  /** Makes the arrow a button, for a cover that closes. */
  onBack?(): void
  /** One word of status: reconnecting, paused. */
  readonly sign?: string | undefined
  onMenu?(): void
  readonly children?: ComponentChildren
}
export function TopBar({ title, back, onBack, sign, onMenu, children }: Props) {
  usePageTitle(title)
  return (
    <header class="top">
      {onBack ? (
        <button type="button" class="top-home" aria-label={messages().back} onClick={onBack}>
          <Drawing name="back" />
        </button>
      ) : (
        <Link href={back ?? '/'} class="top-home" aria-label={back ? messages().back : messages().home}>
          <Drawing name={back ? 'back' : 'house'} />
        </Link>
      )}
      <h1>{title}</h1>
      <span class="top-link small" role="status">
        {sign}
      </span>
      {children}
      {onMenu && (
        <button type="button" class="top-menu" aria-label={messages().menu.open} onClick={onMenu}>
          <Drawing name="menu" />
        </button>
      )}
    </header>
  )
}
