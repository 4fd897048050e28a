// Texts of what pages offer in a secure context, in Dutch.
import type { SecureWords } from './en.ts'

export const nl: SecureWords = {
  install: 'Installeren als app',
  installLine: 'Een eigen pictogram, en geen balk van de browser.',
  installOnIphone: 'Als app bewaren: Deel, en dan “Zet op beginscherm”.',
  push: 'Zeg me wanneer ik aan de beurt ben',
  pushLine: 'Een bericht op dit toestel als de tafel op je wacht, ook als het vergrendeld is. Er staat in welke tafel, en verder niets.',
  pushRefused: 'Deze browser staat voor deze pagina geen berichten toe. Dat verander je in zijn instellingen voor de pagina.',
}
