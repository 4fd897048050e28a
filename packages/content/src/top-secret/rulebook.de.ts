// Top Secret explained in German, and why it refuses something. Placeholders in braces are values of the refusal (`with`).
import type { en } from './rulebook.en.ts'

export const de: typeof en = {
  help: {
    lead: 'Zwei geheime Teams beantworten verschiedene Fragen, und nur die Antworten zeigen, wer zusammengehört. Finde heraus, wer in deinem ist, ohne es zu sagen.',
    steps: [
      {
        title: 'Antworte für dein Team',
        text: 'Eine Karte hat eine Frage für Gelb und eine für Blau. Du legst einen Stein auf Ja oder Nein, für deine eigene Frage. Welche das war, weißt nur du.',
      },
      {
        title: 'Zeig auf drei',
        text: 'Nach drei Karten wählst du heimlich, wer zu dir gehört. Sind alle bereit, wird gleichzeitig gezeigt.',
      },
      {
        title: 'Lass dich finden',
        text: 'Jemanden aus dem eigenen Team zu finden bringt 3, gefunden zu werden 1. Wer nach drei Runden die meisten Punkte hat, gewinnt.',
      },
    ],
    rulings: [
      'Niemand prüft, ob eine Antwort stimmt. Aber dein eigenes Team soll dich daran erkennen.',
      'Jeder Bot hat einen Lebenslauf, den alle lesen dürfen: Drück auf den Bot, oder sieh im Menü unter „Leute und Stühle“ nach. Seine Antworten folgen daraus, mit Überraschungen.',
      'Bei ungerader Zahl bleibt eine Teamkarte übrig. Niemand sieht sie je an.',
      'Die Teams werden jede Runde neu verteilt.',
      'Geantwortet wird nach der Lesezeit. Ein Stein, der liegt, bleibt liegen.',
      'Wenn der Gastgeber will, liegen die Steine verdeckt und werden alle auf einmal umgedreht.',
      'Bis alle bereit sind, darfst du jemand anderen wählen. Danach drückst du noch einmal auf Bereit.',
      'Gefunden zu werden bringt 1, egal von wie vielen.',
      'Zu dritt ist jemand allein im Team und erfährt es nicht. Wer allein ist und auf sich selbst zeigt, bekommt 4.',
      'Läuft die Zeit ab, entscheidet der Zufall über fehlende Antworten und Finger, und alle sehen, dass es die Uhr war.',
      'Wer gleich viele Punkte hat, gewinnt gemeinsam.',
    ],
  },
  refusals: {
    stillReading: 'Lies erst beide Fragen.',
    questionGone: 'Zu spät: Der Tisch ist schon weiter.',
    tokenStays: 'Dein Stein liegt und bleibt liegen.',
    yesOrNo: 'Ja oder Nein: Dazwischen gibt es nichts.',
    cardsFirst: 'Erst kommen die drei Karten, dann wird gezeigt.',
    countBegun: 'Es wird schon gezählt. Jetzt bleibt es dabei.',
    pointFirst: 'Wähle zuerst jemanden.',
    alreadyReady: 'Du hast schon gesagt, dass du bereit bist.',
    notReady: 'Du hast noch nicht gesagt, dass du bereit bist.',
    alreadyPointing: 'Dein Finger zeigt schon dorthin.',
    notYourself: 'Auf dich selbst kannst du nur zu dritt zeigen.',
    pointAtOne: 'Zeig auf genau eine Person an diesem Tisch.',
    roundRunning: 'Diese Runde läuft noch.',
    alreadyGoingOn: 'Das hast du schon gesagt. Die anderen schauen noch.',
    gameOver: 'Das Spiel ist vorbei.',
    tooFewCards: 'Ein Spiel braucht {atLeast} Karten. Diese Sätze haben {cards}.',
  },
}
