// CIA vs. KGB explained in German, and why it refuses something. Placeholders in braces are values of the refusal (`with`).
import type { en } from './rulebook.en.ts'

export const de: typeof en = {
  help: {
    lead: 'Es gibt zwei Seiten, und niemand sagt, zu welcher er gehört. Finde deine, dann hebt ihr alle zugleich die Hand.',
    steps: [
      {
        title: 'Bitte um einen Stuhl',
        text: 'In deinem Zug stehst du auf, zeigst jemandem deine Karte und bittest um den Stuhl. Nur diese Person sieht sie.',
      },
      {
        title: 'Ja: Du siehst auch eine Karte',
        text: 'Ja: Ihr tauscht, du siehst auch jene Karte, und die andere Person ist dran. Nein: Frag jemand anderen oder setz dich.',
      },
      {
        title: 'Alle Hände deiner Seite, zugleich',
        text: 'Halte die Hand eine Sekunde und lass los: Deine Seite bekommt ein geheimes Zeichen. Wer eins bekommt, drückt einmal auf die Hand, und sie geht mit hoch.',
      },
    ],
    rulings: [
      'Bei ungerader Zahl hat der KGB eine Karte mehr. Wer gibt, wird ausgelost, außer der Gastgeber bestimmt es.',
      'Ein Zeichen macht kein Geräusch. Zwei Gewohnheiten helfen: Sieh auf die Zeile unter der Überschrift, wenn jemand antwortet, und drück ab und zu die Hand. Ohne Zeichen tut sie nichts.',
      'Ein Zeichen geht an alle, die dein Notizbuch auf deiner Seite hat. Berühre beim Halten Stühle, um jemanden dazuzunehmen oder wegzulassen. Zieh den Finger von der Hand weg, und nichts wird geschickt.',
      'Ein Zeichen dauert zehn Sekunden und lässt sich nicht zurücknehmen. Deine eigene Hand geht auf jeden Fall hoch. Das nächste geht erst in einem späteren Zug.',
      'Wer ein Zeichen bekommt, sieht, von wem es kommt und wie lange es dauert, aber nicht, wer es noch bekam. Es kann gelogen sein.',
      'Eine Hand allein geht wieder runter, und alle haben gesehen, wessen. Zwei oder mehr beenden das Spiel.',
      'Gehen alle Hände hoch, gewinnt niemand. Sonst gewinnt eine Seite, von der alle die Hand hoben, auch wenn andere mitmachten. Sonst gewinnt die Seite mit weniger Händen; bei gleich vielen niemand.',
      'Kennen sich alle einer Seite, sollen sie gleich die Hände heben. Prüfen kann es niemand.',
      'In einem Zug darfst du jede Person einmal fragen. Sagen alle nein, setzt du dich. Wer zuletzt gefragt wurde, ist dran.',
      'Es ist immer nur ein Stuhl leer, also setzt du dich dorthin.',
      'Ist die Zeit um, lautet die Antwort nein. Wer fragen muss, fragt dann irgendjemanden oder setzt sich.',
      'Nach zwanzig Antworten je Person ist das Spiel aus, und niemand gewinnt.',
    ],
  },
  refusals: {
    gameOver: 'Das Spiel ist aus.',
    notOnTurn: '{seat} ist dran.',
    answerDue: '{seat} hat noch nicht geantwortet.',
    questionGone: 'Zu spät: Der Tisch ist schon weiter.',
    askFirst: 'Frag erst jemanden.',
    askedOneself: 'Frag jemand anderen.',
    noSuchSeat: 'Da sitzt niemand.',
    alreadyAsked: '{seat} wurde in diesem Zug schon gefragt.',
    justRefused: '{seat} hat eben nein gesagt. Frag erst jemand anderen.',
    notAsked: 'Niemand hat dich gefragt.',
    signalToNobody: 'Ein Zeichen braucht jemanden, der es bekommt.',
    signalToOneself: 'Deine eigene Hand geht sowieso hoch.',
    namedTwice: 'Nenne jede Person einmal.',
    signalRuns: 'Ein Zeichen nach dem anderen.',
    signalTooSoon: 'Ein Zeichen je Zug.',
    sendersHandStays: 'Wenn du ein Zeichen gibst, geht auch deine Hand hoch.',
    alreadyReady: 'Schon geschehen.',
    notReady: 'Schon geschehen.',
    noSuchDealer: 'Wer geben soll, sitzt nicht am Tisch.',
  },
}
