// Texts of what pages offer in a secure context, in German.
import type { SecureWords } from './en.ts'

export const de: SecureWords = {
  install: 'Als App installieren',
  installLine: 'Ein eigenes Symbol, und keine Leiste des Browsers.',
  installOnIphone: 'Als App behalten: Teilen, dann „Zum Home-Bildschirm“.',
  push: 'Sag mir, wenn ich am Zug bin',
  pushLine:
    'Eine Nachricht auf diesem Gerät, wenn der Tisch auf dich wartet, auch wenn es gesperrt ist. Darin steht, welcher Tisch, und sonst nichts.',
  pushRefused: 'Dieser Browser erlaubt für diese Seite keine Nachrichten. Das änderst du in seinen Einstellungen für die Seite.',
}
