// The screens of Spyfall 2. This chunk has the rules a seat plays by; the full rules are loaded only to verify a match or
// to pass a device. Option schemas stay on the server, bots are another package.
import type { PlaceTexts } from '@safehouse/content/spyfall-2/texts.ts'
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import { seatRules } from '@safehouse/games/spyfall-2/seat'
import type { GameScreens } from '../screens.ts'
import { hint } from './hint.ts'
import { pictures } from './pictures.tsx'
import type { SpyfallWords } from './props.ts'
import { SpyfallResultPanel } from './result-panel.tsx'
import { SpyfallSeatScreen } from './seat-screen.tsx'
import { sentenceOf } from './sentences.ts'
import { SpyfallSpectatorScreen } from './spectator-screen.tsx'
import type { Words } from './words/en.ts'

/** Our sentences and the places' names come together: a screen never shows one without the other. */
async function withPlaces(loadingWords: Promise<Words>, loadingTexts: Promise<PlaceTexts>): Promise<SpyfallWords> {
  const [words, texts] = await Promise.all([loadingWords, loadingTexts])
  return { ...words, texts }
}

export const screens: GameScreens<SpyfallTypes, SpyfallWords> = {
  game: seatRules,
  rules: async () => (await import('@safehouse/games/spyfall-2/rules')).spyfall2,
  words: {
    en: () =>
      withPlaces(
        import('./words/en.ts').then(({ en }) => en),
        import('./words/places-en.ts').then(({ en }) => en),
      ),
    nl: () =>
      withPlaces(
        import('./words/nl.ts').then(({ nl }) => nl),
        import('./words/places-nl.ts').then(({ nl }) => nl),
      ),
    de: () =>
      withPlaces(
        import('./words/de.ts').then(({ de }) => de),
        import('./words/places-de.ts').then(({ de }) => de),
      ),
  },
  SeatScreen: SpyfallSeatScreen,
  SpectatorScreen: SpyfallSpectatorScreen,
  ResultPanel: SpyfallResultPanel,
  pictures,
  hint,
  replay: async () => (await import('./replay.ts')).replay,
  scenes: async () => (await import('./scenes.tsx')).scenes,
  roundOf: ({ round }) => round,
  sounds: {
    roundBegan: 'paper',
    clockStarted: 'tick',
    questionAsked: 'step',
    questionAnswered: 'step',
    answerShaded: 'step',
    accused: 'knock',
    timeRanOut: 'door',
    voted: 'paper',
    votesShown: 'stamp',
    spyShown: 'knock',
    placeNamed: 'stamp',
    roundEnded: 'stamp',
  },
  countdownEnd: ({ stage }) => (stage.is === 'running' ? stage.until : undefined),
  sentenceOf,
}
