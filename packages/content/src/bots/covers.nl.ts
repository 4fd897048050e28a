// The covers of the house's bots, in Dutch: work, a habit and three quirks. Their traits are in characters.ts.

import type { CharacterId, Temper } from './characters.ts'
import type { Cover, TemperText } from './covers.ts'

export const temperTexts: Readonly<Record<Temper, TemperText>> = {
  bold: { name: 'Dapper', line: 'Doet eerst, denkt onderweg.' },
  careful: { name: 'Voorzichtig', line: 'Wacht tot het zeker is.' },
  chatty: { name: 'Praatgraag', line: 'Zegt meer dan nodig.' },
  dry: { name: 'Droog', line: 'Zegt weinig, meent het meeste.' },
}

export const covers: Readonly<Record<CharacterId, Cover>> = {
  magpie: {
    work: 'veilingmeester',
    habit: 'Zingt in de lift.',
    quirks: ['Verzamelt hotellepels.', 'Maakt elk bord leeg, ook dat van jou.', 'Heeft nog nooit een tweede sok gevonden.'],
  },
  'magpie-2': {
    work: 'slotenmaker',
    habit: 'Gaat van feesten weg zonder een woord.',
    quirks: ['Opent elke la in tien tellen.', 'Heeft nog nooit gereedschap laten vallen.', 'Klimt voor de lol door het raam naar binnen.'],
  },
  heron: {
    work: 'inspecteert vuurtorens',
    habit: 'Om vijf uur op, om negen uur in bed.',
    quirks: ['Heeft elke handleiding in huis gelezen.', 'Zwemt in januari in zee.', 'Eet van de honger, nooit voor het plezier.'],
  },
  'heron-2': {
    work: 'stemt orgels',
    habit: 'Schrijft lijstjes, en lijstjes van lijstjes.',
    quirks: ['Bloost bij een leugen.', 'Huilt bij oude tekenfilms.', 'Blijft weg bij honden, hoogtes en vijvers.'],
  },
  otter: {
    work: 'vaart een autoveer',
    habit: 'Fluit vals, en hard.',
    quirks: ['Springt bij elke aanleg van de steiger.', 'Heeft altijd taart aan boord.', 'Zegt wat alle anderen verzwijgen.'],
  },
  'otter-2': {
    work: 'bouwt vogelhuisjes',
    habit: 'Praat met eenden.',
    quirks: ['Struikelt over vlakke vloeren.', 'Repareert andermans fietsen.', 'Kan niet liegen, zelfs niet bij het kaarten.'],
  },
  lynx: {
    work: 'rijdt ’s nachts taxi',
    habit: 'Neemt nooit een bonnetje aan.',
    quirks: ['Heeft voor elke klant een andere naam.', 'Neemt bochten zoals anderen koffie.', 'Leeft van water en appels.'],
  },
  'lynx-2': {
    work: 'stuntrijder',
    habit: 'Buigt voor alles.',
    quirks: ['Repareert motoren met een haarspeld.', 'Is met opzet van een trein gevallen.', 'Heeft geen idee waar het paspoort ligt.'],
  },
  wren: {
    work: 'souffleur in ruste',
    habit: 'Schrijft brieven aan de krant.',
    quirks: ['Draagt bij het ontbijt hele stukken voor.', 'Sorteert knopen op kleur.', 'Gaat opzij voor duiven.'],
  },
  'wren-2': {
    work: 'bespreekt restaurants',
    habit: 'Lacht het hardst om de eigen grappen.',
    quirks: ['Heeft snoep in elke jas.', 'Reserveert op andermans naam.', 'Heeft nog nooit een hamer vastgehad.'],
  },
  badger: {
    work: 'beheert een archief',
    habit: 'Leest kleine lettertjes voor, thuis.',
    quirks: ['Ordent recepten op gewicht.', 'Reist nooit zonder tweede avondeten.', 'Blijft ver van randen.'],
  },
  'badger-2': {
    work: 'legt groenten in',
    habit: 'Ontbijt twee keer.',
    quirks: ['Knipt het eigen haar, en dat van de buren.', 'Zegt de waarheid, gevraagd of niet.', 'Glipt weg voor de toespraken.'],
  },
  marten: {
    work: 'dakdekker',
    habit: 'Kan niet langs een ladder.',
    quirks: ['Loopt met ogen dicht over de nok.', 'Bouwt de eigen meubels, slecht gesorteerd.', 'Heeft nog nooit bij een film gehuild.'],
  },
  'marten-2': {
    work: 'verkoopt verzekeringen aan de deur',
    habit: 'Oefent de dankrede.',
    quirks: ['Noemt aan elke deur een andere naam.', 'Gaat twee keer in de achtbaan.', 'Laat iemand komen voor een lamp.'],
  },
  falcon: {
    work: 'vliegt de luchtpost',
    habit: 'Overal te vroeg.',
    quirks: ['Landt bij elk weer.', 'Vouwt hemden met een liniaal.', 'Drinkt thee met niets erin.'],
  },
  'falcon-2': {
    work: 'controleert de klokken van de stad',
    habit: 'Strijkt de krant.',
    quirks: ['Heeft nog nooit langer dan een minuut gelogen.', 'Verstopt zich als iemand gaat zingen.', 'Laat alles door anderen repareren.'],
  },
  hare: {
    work: 'invaller bij het toneel',
    habit: 'Lacht vóór de grap.',
    quirks: ['Loopt tegen decors aan.', 'Slaapt met een knuffel.', 'Is deze maand drie keer de sleutels kwijt.'],
  },
  'hare-2': {
    work: 'bezorgt pizza’s',
    habit: 'Eet van elke bestelling een stuk.',
    quirks: ['Heeft vastgezeten in twee liften en een heg.', 'Neemt de kortste weg, over de muur.', 'Bekent meteen.'],
  },
  newt: {
    work: 'maakt aquaria schoon',
    habit: 'Bang voor regen.',
    quirks: ['Geeft elke vis een naam.', 'Maakt elke pomp met een lepel.', 'Wordt liever niet bekeken.'],
  },
  'newt-2': {
    work: 'maakt examens',
    habit: 'Legt ’s avonds de kleren klaar.',
    quirks: ['Luistert aan deuren, om te oefenen.', 'Steekt over om niet te groeten.', 'Een half koekje is genoeg.'],
  },
  crane: {
    work: 'figurant',
    habit: 'Zat overal in, ongezien.',
    quirks: ['Valt op afroep flauw, zonder blauwe plek.', 'Liegt over de leeftijd, naar beide kanten.', 'Vergeet te eten, en kan niet koken.'],
  },
  'crane-2': {
    work: 'restaureert oude brieven',
    habit: 'Leest beroepshalve andermans post.',
    quirks: ['Gelooft in liefde op het eerste gezicht.', 'Slijpt potloden voor het antwoord.', 'Spreekt nooit in een microfoon.'],
  },
  vole: {
    work: 'telt dingen voor de stad',
    habit: 'Kent elke kelder.',
    quirks: ['Heeft een plan voor regen, sneeuw en bezoek.', 'Bewaart de lekkerste hap voor het laatst.', 'Zwaait naar boten, van binnen.'],
  },
  'vole-2': {
    work: 'test matrassen',
    habit: 'Staat ’s nachts alleen op om te eten.',
    quirks: ['Zat al op drie brillen.', 'Zegt sorry tegen meubels.', 'Roept om hulp bij spinnen.'],
  },
}
