// Top Secret explained in Dutch, and why it refuses something. Placeholders in braces are values of the refusal (`with`).
import type { en } from './rulebook.en.ts'

export const nl: typeof en = {
  help: {
    lead: 'Twee geheime teams krijgen verschillende vragen, en alleen de antwoorden verraden wie bij elkaar hoort. Ontdek wie er in het jouwe zit, zonder het te zeggen.',
    steps: [
      {
        title: 'Antwoord voor je team',
        text: 'Een kaart heeft een vraag voor Geel en een voor Blauw. Je legt een fiche op ja of nee, voor je eigen vraag. Alleen jij weet welke dat was.',
      },
      { title: 'Wijs op drie', text: 'Na drie kaarten kies je in het geheim wie bij jou hoort. Is iedereen klaar, dan wordt er tegelijk gewezen.' },
      { title: 'Laat je vinden', text: 'Een teamgenoot vinden levert 3 op, gevonden worden 1. Wie na drie rondes de meeste punten heeft, wint.' },
    ],
    rulings: [
      'Niemand controleert of een antwoord waar is. Maar je eigen team moet je eraan herkennen.',
      'Elke bot heeft een levensverhaal dat iedereen mag lezen: druk op de bot, of kijk in het menu onder “Mensen en stoelen”. Zijn antwoorden volgen eruit, met verrassingen.',
      'Met een oneven aantal blijft er een teamkaart over. Niemand kijkt er ooit naar.',
      'De teams worden elke ronde opnieuw gedeeld.',
      'Antwoorden kan na de leestijd. Een fiche dat ligt, blijft liggen.',
      'Als de gastheer dat wil, liggen fiches gedekt en worden ze allemaal tegelijk omgedraaid.',
      'Tot iedereen klaar is, mag je een ander kiezen. Daarna druk je opnieuw op Klaar.',
      'Gevonden worden levert 1 op, door hoevelen ook.',
      'Met z’n drieën zit er één alleen in een team, zonder het te weten. Wie alleen is en naar zichzelf wijst, krijgt 4.',
      'Als de tijd om is, beslist het toeval over ontbrekende antwoorden en vingers, en iedereen ziet dat het de klok was.',
      'Spelers met evenveel punten winnen samen.',
    ],
  },
  refusals: {
    stillReading: 'Lees eerst beide vragen.',
    questionGone: 'Te laat: de tafel is al verder.',
    tokenStays: 'Je fiche ligt, en blijft liggen.',
    yesOrNo: 'Ja of nee: daartussen is er niets.',
    cardsFirst: 'Eerst komen de drie kaarten, dan wijs je.',
    countBegun: 'Er wordt al geteld. Nu blijft het zo.',
    pointFirst: 'Kies eerst iemand.',
    alreadyReady: 'Je hebt al gezegd dat je klaar bent.',
    notReady: 'Je hebt nog niet gezegd dat je klaar bent.',
    alreadyPointing: 'Je vinger wijst daar al naartoe.',
    notYourself: 'Naar jezelf wijzen kan alleen met z’n drieën.',
    pointAtOne: 'Wijs naar precies één speler aan deze tafel.',
    roundRunning: 'Deze ronde is nog bezig.',
    alreadyGoingOn: 'Dat heb je al gezegd. De anderen kijken nog.',
    gameOver: 'Het spel is voorbij.',
    tooFewCards: 'Een spel heeft {atLeast} kaarten nodig. Deze stapels hebben er {cards}.',
  },
}
