// The top of every screen: home or back, where one is, and the menu. A lost connection or a pause shows here, quietly.
import type { ComponentChildren } from 'preact'
import { Link } from 'wouter-preact'
import { words } from '../words/language.ts'
import { Drawing } from './drawing.tsx'
import './top-bar.css'

interface Props {
  readonly title: string
  /** Where the arrow leads; the house itself otherwise. */
  readonly back?: string
  /** The arrow goes back to what is under this page. */
  onBack?(): void
  /** How things stand, in a word: reconnecting, paused. */
  readonly sign?: string | undefined
  onMenu?(): void
  readonly children?: ComponentChildren
}
export const TopBar = ({ title, back, onBack, sign, onMenu, children }: Props) => (
  <header class="top">
    {onBack ? (
      <button type="button" class="top-home" aria-label={words().back} onClick={onBack}>
        <Drawing name="back" />
      </button>
    ) : (
      <Link href={back ?? '/'} class="top-home" aria-label={back ? words().back : words().home}>
        <Drawing name={back ? 'back' : 'house'} />
      </Link>
    )}
    <h1>{title}</h1>
    <span class="top-link small" role="status">
      {sign}
    </span>
    {children}
    {onMenu && (
      <button type="button" class="top-menu" aria-label={words().menu.open} onClick={onMenu}>
        <Drawing name="menu" />
      </button>
    )}
  </header>
)
