// The top of every screen: home or back, where one is, and the menu. A lost connection shows here, quietly.
import type { ComponentChildren } from 'preact'
import { Link } from 'wouter-preact'
import { words } from '../words/language.ts'
import { Drawing } from './drawing.tsx'
import './top-bar.css'

interface Props {
  readonly title: string
  /** Where the arrow leads; the house itself otherwise. */
  readonly back?: string
  readonly reconnecting?: boolean
  onMenu?(): void
  readonly children?: ComponentChildren
}
export const TopBar = ({ title, back, reconnecting, onMenu, children }: Props) => (
  <header class="top">
    <Link href={back ?? '/'} class="top-home" aria-label={back ? words().back : words().home}>
      <Drawing name={back ? 'back' : 'house'} />
    </Link>
    <h1>{title}</h1>
    <span class="top-link small" role="status">
      {reconnecting && words().reconnecting}
    </span>
    {children}
    {onMenu && (
      <button type="button" class="top-menu" aria-label={words().menu.open} onClick={onMenu}>
        <Drawing name="menu" />
      </button>
    )}
  </header>
)
