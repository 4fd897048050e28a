// CIA vs. KGB explained in Dutch, and why it refuses something. Placeholders in braces are values of the refusal (`with`).
import type { en } from './rulebook.en.ts'

export const nl: typeof en = {
  help: {
    lead: 'Er zijn twee kanten, en niemand zegt bij welke hij hoort. Vind de jouwe en steek samen alle handen tegelijk op.',
    steps: [
      {
        title: 'Vraag om een stoel',
        text: 'In je beurt sta je op, laat je één speler je kaart zien en vraag je om de stoel. Alleen die speler ziet hem.',
      },
      {
        title: 'Ja: je ziet ook een kaart',
        text: 'Ja: jullie ruilen, jij ziet ook die kaart en de ander is aan de beurt. Nee: vraag iemand anders of ga zitten.',
      },
      {
        title: 'Alle handen van je kant, tegelijk',
        text: 'Houd de hand een seconde vast en laat los: je kant krijgt een geheim sein. Wie een sein krijgt, drukt één keer op de hand, en die gaat mee omhoog.',
      },
    ],
    rulings: [
      'Met een oneven aantal spelers heeft de KGB één kaart meer. Het lot wijst de deler aan, tenzij de gastheer iemand noemt.',
      'Een sein maakt geen geluid. Twee gewoonten helpen: kijk naar de regel onder de kop als iemand antwoordt, en druk af en toe op de hand. Zonder sein doet die niets.',
      'Een sein gaat naar wie in je notities aan jouw kant staat. Raak tijdens het vasthouden stoelen aan om iemand toe te voegen of weg te laten. Schuif je vinger van de hand af, en er wordt niets verstuurd.',
      'Een sein duurt tien seconden en is niet terug te nemen. Je eigen hand gaat hoe dan ook omhoog. Het volgende kan pas in een latere beurt.',
      'Wie een sein krijgt, ziet van wie het komt en hoelang het duurt, niet wie het nog meer kreeg. Het kan een leugen zijn.',
      'Eén hand alleen gaat weer omlaag, en iedereen heeft gezien van wie. Twee of meer beëindigen het spel.',
      'Gaan alle handen omhoog, dan wint niemand. Anders wint een kant die al haar handen opstak, ook als anderen meededen. Anders wint de kant met de minste handen; bij evenveel wint niemand.',
      'Kennen alle spelers van een kant elkaar, dan horen ze meteen hun handen op te steken. Niemand kan het controleren.',
      'Je mag iedereen één keer per beurt vragen. Zegt iedereen nee, dan ga je zitten. Wie het laatst gevraagd is, is dan aan de beurt.',
      'Er is altijd maar één stoel leeg, dus daar ga je zitten.',
      'Als de tijd om is, is het antwoord nee. Wie moet vragen, vraagt dan een willekeurig iemand of gaat zitten.',
      'Na twintig antwoorden per speler is het spel uit, en niemand wint.',
    ],
  },
  refusals: {
    gameOver: 'Het spel is uit.',
    notOnTurn: '{seat} is aan de beurt.',
    answerDue: '{seat} heeft nog niet geantwoord.',
    questionGone: 'Te laat: de tafel is verder.',
    askFirst: 'Vraag eerst iemand.',
    askedOneself: 'Vraag iemand anders.',
    noSuchSeat: 'Daar zit niemand.',
    alreadyAsked: 'Je hebt {seat} deze beurt al gevraagd.',
    justRefused: '{seat} zei net nee. Vraag eerst iemand anders.',
    notAsked: 'Niemand heeft je iets gevraagd.',
    signalToNobody: 'Een sein moet naar iemand toe.',
    signalToOneself: 'Je eigen hand gaat toch al omhoog.',
    namedTwice: 'Noem iedere speler één keer.',
    signalRuns: 'Eén sein tegelijk.',
    signalTooSoon: 'Eén sein per beurt.',
    sendersHandStays: 'Als je seint, gaat je eigen hand ook omhoog.',
    alreadyReady: 'Al gedaan.',
    notReady: 'Al gedaan.',
    noSuchDealer: 'De gekozen deler zit niet aan tafel.',
  },
}
