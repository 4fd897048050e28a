// The client's build: one chunk for each game and language, drawings and fonts as separate files, nothing inlined (because of the CSP).
import { defineConfig, type Rolldown } from 'vite'
import { weightsAsFiles } from '../../scripts/weights-as-files.js'
import { preloads } from './preloads.ts'

/** For `vite dev`. */
const serverUrl = `http://127.0.0.1:${process.env.PORT ?? 7007}`

// By default the build makes dozens of small chunks of what several pages share, each with its own request and compression
// dictionary. Instead, what nearly every page needs is one chunk (`front`), and what every table needs is another (`house`). The styles of
// tables and of their door are with those of the front page: they are less than one request costs.
const frontModules =
  /rolldown\/runtime|vite\/preload-helper|web\/src\/(styles\/|art\/(house|bots)\.svg|landing\/code-form|(table\/(away-sign|line-strip)|lobby\/(facade|continue-page)|hints\/hint|talk\/talk-button|games\/core\/(history-line|history-sheet|scene-parts|first-screen)|table\/connection-strip)\.css)|engine\/src\/(clean-text|bot)\.|node_modules\/(preact|@preact|wouter-preact|regexparam)\/|protocol\/src\/(?!client|server-time|voice)|games\/src\/(registry|[^/]+\/about)\.|web\/src\/(parts\/|i18n\/(language|grammar|name-some)|games\/(listing|index|[^/]+\/(listing|art\.svg))|(chunks|settings|random|lazy)\.|table\/(api|local-people)\.|lobby\/asks-for-game\.|games\/bots-language)/
const houseModules =
  /web\/src\/(table|lobby)\/(?!lobby-page|hash|bot-file|bot-texts|add-bots-sheet|program-|house-changes|claim-seat-page|seat-request|choose-game-sheet|add-player-sheet|options-sheet|option\.|use-options|share-table|copy-text|knock-strip|person-sheet|covers|facade|closed-pages|door-page|join-page|continue-page|device-identity)|web\/src\/(games\/(loading|screens|core\/(history-line|history-sheet|props|round-turns-button|scene-parts|refusal-sentences|words\/(en|nl|de|spelling)))\.|sound\/(use-sounds|ticks)|hints\/(with-hints|seen-hints|hint)\.|talk\/(talk|muted|talk-button)\.|screen\/shared\.|replay\/notes-versions\.)|protocol\/src\/(?!voice)|engine\/src\/(fold|choice|options|contract|staging)|games\/src\/clock\./
/** What the front page and the door of a table need beside the above: each with its own request would cost more time than its bytes do. */
const landingModules = /web\/src\/(landing\/(landing-page|create-page|language-switch|practice|create-key)|group\/stored-groups)/
const doorModules = /web\/src\/lobby\/(door-page|join-page|continue-page|facade|device-identity)\./
/** What a lobby shows. Its sheets are small, and one of them is opened in nearly every evening. */
const lobbyModules =
  /web\/src\/(lobby\/(lobby-page|bot-texts|knock-strip|options-sheet|option|use-options|share-table|copy-text|person-sheet)|menu\/(host-takeover|move-seat-cover|time-segments))\./
/** Sheets, covers and pages that a table fetches beforehand, once its first screen is there. One file, because each by itself is smaller than what a request costs. */
const sheetModules =
  /web\/src\/(debrief\/(?!verification)|evening\/|menu\/(people-sheet|menu-sheet|settings-sheet)|table\/(covers|closed-pages|house-changes)|talk\/talk-sheet|lobby\/choose-game-sheet|sound\/(sounds|stay-awake)|replay\/address)|games\/src\/luck\./
/** Voice and reactions, which come after everything else. */
const voiceModules = /web\/src\/(voice\/(?!dictation|voice-help|i18n\/(en|nl|de))|talk\/(floating-reactions|speakers)|i18n\/lazy-catalogue)/

/** The rules of a game: screens name this file, but only what a seat needs of it is in the page. */
const allRules = /games\/src\/[^/]+\/index\.ts$/
const gameScreens = /web\/src\/games\/([^/]+)\/(?:index\.ts|first-words\.ts|scenes\.css)$/
/** The game whose screens import this module, if those of no other game do. */
function gameOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const games = new Set<string>()
  const importers = new Set([id])
  for (const importer of importers) {
    const game = gameScreens.exec(importer)?.[1]
    if (game) games.add(game)
    for (const next of context.getModuleInfo(importer)?.importers ?? []) if (!allRules.test(next)) importers.add(next)
  }
  return games.size === 1 ? [...games][0]! : null
}
/** The sentences of one game in one language. */
const wordsOf = (id: string): string | null => {
  const [, game, content, language] = /(?:web\/src\/games\/([^/]+)\/words\/|content\/src\/([^/]+)\/rulebook\.)(en|nl|de)\.ts$/.exec(id) ?? []
  return language ? `${game ?? content}-${language}` : null
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preloads()],
  build: {
    outDir: 'dist',
    emptyOutDir: false, // a page that was opened before an update still asks for the old files
    target: ['chrome120', 'firefox128', 'safari17'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // no note on slow plugins: `npm start` shows what the build prints
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'front', test: frontModules },
            { name: 'house', test: houseModules },
            { name: 'landing', test: landingModules },
            { name: 'door', test: doorModules },
            { name: 'lobby', test: lobbyModules },
            { name: 'sheets', test: sheetModules },
            { name: 'voice', test: voiceModules },
            { name: 'first-screen', test: /web\/src\/games\/core\/(introduction|first-screen)/ },
            { name: wordsOf },
            { name: gameOf },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [weightsAsFiles('page')] }, // its rules and bots are chunks of their own
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { proxy: { '/api': { target: serverUrl, ws: true } } },
})
