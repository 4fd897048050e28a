// Where things are on a table's screen, for every game and every size: title, seats, headline, stage, folder, bar.
// A phone stacks them; a phone on its side and a tablet put the private column right; a desk has three columns.
import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { TableTop } from '../table/top.ts'
import './table-frame.css'

interface Props {
  readonly seats?: ComponentChildren
  readonly headline: ComponentChildren
  readonly stage: ComponentChildren
  readonly folder?: ComponentChildren
  readonly bar?: ComponentChildren
}
export function TableFrame({ seats, headline, stage, folder, bar }: Props) {
  const top = useContext(TableTop)
  return (
    <div class="frame">
      <div class="frame-top">{top}</div>
      <main class="page-all">
        <div class="frame-seats">{seats}</div>
        <div class="frame-main">
          <div class="frame-headline">{headline}</div>
          <div class="frame-stage">{stage}</div>
        </div>
        <div class="frame-folder">{folder}</div>
        <div class="frame-bar">{bar}</div>
      </main>
    </div>
  )
}
