// A game explained in a minute: pictures with a step each, then all rules in short, then how to talk. The same for everyone.
import type { Help } from '@safehouse/content/rulebook.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { loadChunk } from '../chunks.ts'
import { type GameId, gameOnShelf } from '../games/index.ts'
import { useGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { practise } from '../landing/practice.ts'
import { lazy } from '../lazy.tsx'
import type { BarAction } from '../parts/action-bar.tsx'
import { Sheet } from '../parts/sheet.tsx'
import './help-sheet.css'

const VoiceHelp = lazy(async () => (await import('../voice/voice-help.tsx')).VoiceHelp)

export function HelpSheet({ game: id, onClose }: { readonly game: string; onClose(): void }) {
  const game = useGame(id)
  const { help, games, practice } = messages()
  const text: Help | undefined = game?.words.help
  const [, go] = useLocation()
  const firstScreen = useFirstScreen(id)
  const start = async () => {
    const code = gameOnShelf(id) && (await practise(id as GameId))
    if (code) go(`/t/${code}`)
  }
  const actions: BarAction[] = [
    { label: practice.start, press: start },
    { label: help.gotIt, tone: 'go', press: onClose },
  ]
  return (
    <Sheet title={help.title(games[id as keyof typeof games]?.name ?? '')} line={text?.lead} onClose={onClose} actions={actions}>
      {game && text && (
        <>
          {firstScreen}
          <ol class="help-steps">
            {text.steps.map((step, i) => {
              const Picture = game.screens.pictures[i]
              return (
                <li key={step.title}>
                  <span class="window lit">{Picture && <Picture />}</span>
                  <div>
                    <h3>{step.title}</h3>
                    <p class="small haze">{step.text}</p>
                  </div>
                </li>
              )
            })}
          </ol>
          <h3>{help.rulings}</h3>
          <p class="small haze">{help.rulingsLine}</p>
          <ul class="rows help-rulings">
            {text.rulings.map((ruling) => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
          <VoiceHelp />
        </>
      )}
    </Sheet>
  )
}

/** What the game's first screen says, for those who want to read it again; undefined until it is loaded. */
function useFirstScreen(id: string): ComponentChildren {
  const [firstScreen, setFirstScreen] = useState<ComponentChildren>()
  useEffect(() => {
    loadChunk(() => import('../games/core/first-screen.tsx')).then(async ({ FirstInRules, firstWordsOf }) => {
      const words = await firstWordsOf(id)
      setFirstScreen(words && <FirstInRules words={words} />)
    })
  }, [id])
  return firstScreen
}
