// The front door: knock with a code, open a house of one's own, and the games that are there.
import { Link } from 'wouter-preact'
import { shelf } from '../games/index.ts'
import { Drawing } from '../parts/drawing.tsx'
import { lastSeat } from '../table/kept-seats.ts'
import { words } from '../words/language.ts'
import { Knock } from './knock.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import './landing.css'

export function Landing() {
  const { landing, games, players, minutes } = words()
  const last = lastSeat()
  return (
    <div class="landing">
      <main class="hero">
        <h1>Safehouse</h1>
        <p class="hero-lead">{landing.lead}</p>
        <Knock />
        <Link href="/open" class="hero-open">
          {landing.open} <span aria-hidden="true">→</span>
        </Link>
        {last && (
          <Link href={`/t/${last.code}`} class="hero-open">
            {landing.backTo(last.code, last.name)} <span aria-hidden="true">→</span>
          </Link>
        )}
        <Link href="/screen" class="hero-tv small">
          {landing.tv}
        </Link>
      </main>
      <section class="shelf" aria-label={landing.games}>
        <ul>
          {shelf.map(({ id, art, seats, minutes: about }) => (
            <li key={id}>
              <Link href={`/open?game=${id}`} class="shelved">
                <span class="window lit">
                  <Drawing from={art} name="picture" class="shelved-picture" />
                </span>
                <span class="shelved-words">
                  <strong>{games[id].name}</strong>
                  <span class="haze small">{games[id].line}</span>
                  <span class="haze small figures">
                    {players(seats.min, seats.max)}, {minutes(about)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
      </section>
    </div>
  )
}
