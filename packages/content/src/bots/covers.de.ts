// The covers of the house's bots, in German: work, a habit and three quirks. Their traits are in characters.ts.

import type { CharacterId, Temper } from './characters.ts'
import type { Cover, TemperText } from './covers.ts'

export const temperTexts: Readonly<Record<Temper, TemperText>> = {
  bold: { name: 'Kühn', line: 'Handelt zuerst, denkt unterwegs.' },
  careful: { name: 'Vorsichtig', line: 'Wartet, bis es sicher ist.' },
  chatty: { name: 'Gesprächig', line: 'Sagt mehr als nötig.' },
  dry: { name: 'Trocken', line: 'Sagt wenig, meint das meiste.' },
}

export const covers: Readonly<Record<CharacterId, Cover>> = {
  magpie: {
    work: 'versteigert Dinge',
    habit: 'Singt im Aufzug.',
    quirks: ['Sammelt Hotellöffel.', 'Isst jeden Teller leer, auch deinen.', 'Hat noch nie eine zweite Socke gefunden.'],
  },
  'magpie-2': {
    work: 'öffnet Schlösser',
    habit: 'Verlässt Feste ohne ein Wort.',
    quirks: ['Hat jede Schublade in zehn Sekunden offen.', 'Hat noch nie ein Werkzeug fallen lassen.', 'Klettert zum Spaß durchs Fenster.'],
  },
  heron: {
    work: 'prüft Leuchttürme',
    habit: 'Um fünf auf, um neun im Bett.',
    quirks: ['Hat jede Anleitung im Haus gelesen.', 'Schwimmt im Januar im Meer.', 'Isst aus Hunger, nie aus Lust.'],
  },
  'heron-2': {
    work: 'stimmt Orgeln',
    habit: 'Schreibt Listen, und Listen von Listen.',
    quirks: ['Wird bei jeder Lüge rot.', 'Weint bei alten Trickfilmen.', 'Meidet Hunde, Höhen und Teiche.'],
  },
  otter: {
    work: 'fährt eine Autofähre',
    habit: 'Pfeift falsch, und laut.',
    quirks: ['Springt bei jeder Landung vom Steg.', 'Hat immer Kuchen an Bord.', 'Sagt, was alle anderen verschweigen.'],
  },
  'otter-2': {
    work: 'baut Nistkästen',
    habit: 'Spricht mit Enten.',
    quirks: ['Stolpert auf ebenem Boden.', 'Flickt fremde Fahrräder.', 'Kann nicht lügen, nicht einmal beim Kartenspiel.'],
  },
  lynx: {
    work: 'fährt nachts Taxi',
    habit: 'Nimmt nie eine Quittung.',
    quirks: ['Hat für jeden Fahrgast einen anderen Namen.', 'Nimmt Kurven wie andere Kaffee.', 'Lebt von Wasser und Äpfeln.'],
  },
  'lynx-2': {
    work: 'reitet und fährt Stunts',
    habit: 'Verbeugt sich für alles.',
    quirks: ['Repariert Motoren mit einer Haarnadel.', 'Ist mit Absicht von einem Zug gefallen.', 'Hat keine Ahnung, wo der Pass liegt.'],
  },
  wren: {
    work: 'souffliert nicht mehr',
    habit: 'Schreibt Briefe an die Zeitung.',
    quirks: ['Trägt beim Frühstück ganze Stücke vor.', 'Ordnet Knöpfe nach Farben.', 'Weicht Tauben aus.'],
  },
  'wren-2': {
    work: 'bespricht Restaurants',
    habit: 'Lacht am lautesten über die eigenen Witze.',
    quirks: ['Hat Süßes in jedem Mantel.', 'Reserviert unter fremdem Namen.', 'Hat noch nie einen Hammer gehalten.'],
  },
  badger: {
    work: 'hütet ein Archiv',
    habit: 'Liest Kleingedrucktes vor, zu Hause.',
    quirks: ['Ordnet Rezepte nach Gewicht.', 'Reist nie ohne zweites Abendessen.', 'Hält Abstand von jeder Kante.'],
  },
  'badger-2': {
    work: 'legt Gemüse ein',
    habit: 'Frühstückt zweimal.',
    quirks: ['Schneidet die eigenen Haare, und die der Nachbarn.', 'Sagt die Wahrheit, gefragt oder nicht.', 'Verschwindet vor den Reden.'],
  },
  marten: {
    work: 'deckt Dächer',
    habit: 'Kommt an keiner Leiter vorbei.',
    quirks: ['Geht mit geschlossenen Augen über den First.', 'Baut die eigenen Möbel, schlecht sortiert.', 'Hat noch bei keinem Film geweint.'],
  },
  'marten-2': {
    work: 'verkauft Versicherungen an der Tür',
    habit: 'Übt die Dankesrede.',
    quirks: ['Nennt an jeder Tür einen anderen Namen.', 'Fährt zweimal Achterbahn.', 'Lässt für eine Glühbirne jemanden kommen.'],
  },
  falcon: {
    work: 'fliegt die Luftpost',
    habit: 'Überall zu früh.',
    quirks: ['Landet bei jedem Wetter.', 'Faltet Hemden mit dem Lineal.', 'Trinkt Tee mit nichts darin.'],
  },
  'falcon-2': {
    work: 'prüft die Uhren der Stadt',
    habit: 'Bügelt die Zeitung.',
    quirks: ['Hat noch nie länger als eine Minute gelogen.', 'Versteckt sich, wenn jemand zu singen beginnt.', 'Lässt alles von anderen reparieren.'],
  },
  hare: {
    work: 'springt am Theater ein',
    habit: 'Lacht vor dem Witz.',
    quirks: ['Läuft gegen Kulissen.', 'Schläft mit einem Kuscheltier.', 'Hat diesen Monat dreimal die Schlüssel verloren.'],
  },
  'hare-2': {
    work: 'bringt Pizza',
    habit: 'Isst von jeder Bestellung ein Stück.',
    quirks: ['Steckte schon in zwei Aufzügen und einer Hecke fest.', 'Nimmt die Abkürzung über die Mauer.', 'Gesteht sofort.'],
  },
  newt: {
    work: 'putzt Aquarien',
    habit: 'Hat Angst vor Regen.',
    quirks: ['Gibt jedem Fisch einen Namen.', 'Richtet jede Pumpe mit einem Löffel.', 'Wird lieber nicht angesehen.'],
  },
  'newt-2': {
    work: 'entwirft Prüfungen',
    habit: 'Legt abends die Kleider bereit.',
    quirks: ['Horcht an Türen, zur Übung.', 'Wechselt die Straßenseite, um nicht zu grüßen.', 'Ein halber Keks genügt.'],
  },
  crane: {
    work: 'steht im Film im Hintergrund',
    habit: 'War überall dabei, ungesehen.',
    quirks: ['Fällt auf Zuruf in Ohnmacht, ohne blauen Fleck.', 'Lügt beim Alter, in beide Richtungen.', 'Vergisst zu essen, und kann nicht kochen.'],
  },
  'crane-2': {
    work: 'restauriert alte Briefe',
    habit: 'Liest von Berufs wegen fremde Post.',
    quirks: ['Glaubt an Liebe auf den ersten Blick.', 'Spitzt vor der Antwort den Bleistift.', 'Spricht nie in ein Mikrofon.'],
  },
  vole: {
    work: 'zählt Dinge für die Stadt',
    habit: 'Kennt jeden Keller.',
    quirks: ['Hat einen Plan für Regen, Schnee und Besuch.', 'Hebt den besten Bissen bis zuletzt auf.', 'Winkt Booten, von drinnen.'],
  },
  'vole-2': {
    work: 'testet Matratzen',
    habit: 'Steht nachts nur zum Essen auf.',
    quirks: ['Saß schon auf drei Brillen.', 'Entschuldigt sich bei Möbeln.', 'Ruft bei Spinnen um Hilfe.'],
  },
}
