// The front page: join with a code, create a table, and the list of games, each with its rules and a practice table.
import { useState } from 'preact/hooks'
import { Link, useLocation } from 'wouter-preact'
import { type GameId, shelf } from '../games/index.ts'
import { groupPath, storedGroups } from '../group/stored-groups.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { ReadingSwitch } from '../parts/reading-switch.tsx'
import { useSingleFlight } from '../parts/use-single-flight.ts'
import { lastStoredPerson } from '../table/local-people.ts'
import { CodeForm } from './code-form.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { practise } from './practice.ts'
import { PracticeLevel } from './practice-level.tsx'
import './landing-page.css'

const HelpSheet = lazy(async () => (await import('../menu/help-sheet.tsx')).HelpSheet, 'prefetch')
const InstallOffer = lazy(async () => (await import('../secure/install-offer.tsx')).InstallOffer)

export function LandingPage() {
  const { landing, games, players, minutes, practice, list } = messages()
  usePageTitle(landing.title)
  const lastPerson = lastStoredPerson()
  const [group] = storedGroups()
  const [helpFor, setHelpFor] = useState<GameId>()
  const [, go] = useLocation()
  const startPractice = useSingleFlight(async (game: GameId) => {
    const code = await practise(game)
    if (code) go(`/t/${code}`)
  })
  return (
    <div class="landing">
      <main class="hero">
        <h1>Safehouse</h1>
        <p class="hero-lead">{landing.lead}</p>
        <CodeForm />
        <Link href="/open" class="hero-open">
          {landing.open} <span aria-hidden="true">→</span>
        </Link>
        {lastPerson && (
          <Link href={`/t/${lastPerson.code}`} class="hero-open">
            {landing.backTo(lastPerson.code, lastPerson.name)} <span aria-hidden="true">→</span>
          </Link>
        )}
        {group && (
          <Link href={groupPath(group.key)} class="hero-open">
            {landing.group(list(group.names.slice(0, 4)))} <span aria-hidden="true">→</span>
          </Link>
        )}
        <button type="button" class="hero-open" onClick={() => startPractice(shelf[0]!.id)}>
          {practice.first} <span aria-hidden="true">→</span>
        </button>
        <Link href="/screen" class="hero-tv small">
          {landing.tv}
        </Link>
      </main>
      <section class="shelf" aria-label={landing.games}>
        <PracticeLevel />
        <ul>
          {shelf.map(({ id, art, seats, minutes: usualMinutes }) => (
            <li key={id}>
              <Link href={`/open?game=${id}`} class="shelved">
                <span class="window lit">
                  <Drawing from={art} name="picture" class="shelved-picture" />
                </span>
                <span class="shelved-words">
                  <strong>{games[id].name}</strong>
                  <span class="haze small">{games[id].tagline}</span>
                  <span class="haze small figures">
                    {players(seats.min, seats.max)}, {minutes(usualMinutes)}
                  </span>
                </span>
              </Link>
              <p class="shelved-more">
                <button type="button" aria-label={landing.howToOf(games[id].name)} onClick={() => setHelpFor(id)}>
                  {landing.howTo}
                </button>
                <button type="button" aria-label={practice.startOf(games[id].name)} onClick={() => startPractice(id)}>
                  {practice.start}
                </button>
              </p>
            </li>
          ))}
        </ul>
        <LanguageSwitch />
        <ReadingSwitch />
        {isSecureContext && <InstallOffer />}
      </section>
      {helpFor && <HelpSheet game={helpFor} onClose={() => setHelpFor(undefined)} />}
    </div>
  )
}
