// The evening's score in the shared screen's column, between games: names and lit windows, as many as fit.
import type { House } from '@safehouse/protocol'
import { scoreOf } from '../evening/score.ts'
import { words } from '../words/language.ts'
import './panels.css'

const most = 8

export function ScreenScore({ house }: { readonly house: House }) {
  const { evening } = words()
  if (house.played.length === 0) return null
  return (
    <section class="tv-tonight" aria-label={evening.open}>
      <h2>{evening.title}</h2>
      <ol>
        {scoreOf(house)
          .slice(0, most)
          .map(({ id, name, wins }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <b>{wins}</b>
            </li>
          ))}
      </ol>
    </section>
  )
}
