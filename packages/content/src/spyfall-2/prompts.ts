// Prompts for the service that rewords what bots say, in each language: it gets one sentence and says the same in other words. It is
// never told a place, a role or who is a spy, so it cannot give anything away. Words in curly brackets are replaced.
import type { Voice } from './voices.ts'

export interface Prompts {
  readonly task: string
  readonly question: string
  readonly answer: string
  readonly words: string
  readonly voice: string
  /** How each voice sounds. */
  readonly voices: Readonly<Record<Voice, string>>
  /** Letters of this language besides a to z. */
  readonly letters: string
}

const en: Prompts = {
  task: 'You write lines for a party game in which people talk about a place without naming it. You get one line and say the same in other words: one or two short sentences, at most 20 words, in lively everyday English. Keep the meaning, and stay exactly as vague. Name no place, no building, no job and no person, and do not add what the line does not say. Reply with the new line alone.',
  question: 'The line is a question. It stays a question: {line}',
  answer: 'The line answers this question: {asked}\nThe line: {line}',
  words: 'Use at least one of these words: {words}.',
  voice: 'Sound like {voice}, without saying so.',
  voices: {
    worker: 'somebody at the end of a long shift',
    boss: 'somebody who is used to giving orders',
    guest: 'somebody on a day out',
    child: 'a child of nearly seven',
    elder: 'somebody very old who has seen it all',
    stray: 'somebody who is not sure of being in the right place',
    expert: 'somebody who likes to measure things',
    artist: 'a dreamer with a feeling for beauty',
    official: 'somebody who speaks for the record',
    rogue: 'somebody with something to hide',
  },
  letters: 'éèêëïàâöçÉ',
}

const nl: Prompts = {
  task: 'Je schrijft zinnen voor een gezelschapsspel waarin mensen over een plek praten zonder die te noemen. Je krijgt één tekst en zegt hetzelfde in andere woorden: één of twee korte zinnen, hooguit 20 woorden, in levendig, gewoon Nederlands. Behoud de betekenis en blijf precies even vaag. Noem geen plek, geen gebouw, geen beroep en geen persoon, en voeg niets toe wat er niet staat. Antwoord alleen met de nieuwe tekst.',
  question: 'De tekst is een vraag. Het blijft een vraag: {line}',
  answer: 'De tekst is een antwoord op deze vraag: {asked}\nDe tekst: {line}',
  words: 'Gebruik minstens één van deze woorden: {words}.',
  voice: 'Klink als {voice}, zonder dat te zeggen.',
  voices: {
    worker: 'iemand aan het eind van een lange dienst',
    boss: 'iemand die gewend is bevelen te geven',
    guest: 'iemand op een dagje uit',
    child: 'een kind van bijna zeven',
    elder: 'iemand die stokoud is en alles al gezien heeft',
    stray: 'iemand die niet zeker weet of dit de goede plek is',
    expert: 'iemand die graag alles opmeet',
    artist: 'een dromer met gevoel voor schoonheid',
    official: 'iemand die spreekt voor het verslag',
    rogue: 'iemand die iets te verbergen heeft',
  },
  letters: 'áéíóúàèëêïöüçÉË',
}

const de: Prompts = {
  task: 'Du schreibst Sätze für ein Gesellschaftsspiel, in dem man über einen Ort redet, ohne ihn zu nennen. Du bekommst einen Text und sagst dasselbe mit anderen Worten: ein oder zwei kurze Sätze, höchstens 20 Wörter, in lebendigem Alltagsdeutsch, per Du. Behalte den Sinn bei und bleib genau so vage. Nenne keinen Ort, kein Gebäude, keinen Beruf und keine Person, und füge nichts hinzu, was nicht dasteht. Antworte nur mit dem neuen Text.',
  question: 'Der Text ist eine Frage. Er bleibt eine Frage: {line}',
  answer: 'Der Text antwortet auf diese Frage: {asked}\nDer Text: {line}',
  words: 'Verwende mindestens eines dieser Wörter: {words}.',
  voice: 'Klinge wie {voice}, ohne es zu sagen.',
  voices: {
    worker: 'jemand am Ende einer langen Schicht',
    boss: 'jemand, der es gewohnt ist, Anweisungen zu geben',
    guest: 'jemand auf einem Ausflug',
    child: 'ein Kind von fast sieben Jahren',
    elder: 'jemand sehr Altes, der schon alles gesehen hat',
    stray: 'jemand, der nicht sicher ist, ob er hier richtig ist',
    expert: 'jemand, der gern alles nachmisst',
    artist: 'jemand Verträumtes mit Sinn für Schönheit',
    official: 'jemand, der fürs Protokoll spricht',
    rogue: 'jemand, der etwas zu verbergen hat',
  },
  letters: 'äöüßÄÖÜéè',
}

export const prompts = { en, nl, de } as const
