// The sentences of /trust in the three languages. `{door}` is the address with https.

export const systems = ['iphone', 'android', 'windows', 'macos'] as const
export type System = (typeof systems)[number]
export const systemNames: Readonly<Record<System, string>> = { iphone: 'iPhone', android: 'Android', windows: 'Windows', macos: 'macOS' }

export interface TrustWords {
  readonly title: string
  readonly heading: string
  readonly lead: string
  readonly scan: string
  readonly compare: string
  readonly getFile: string
  readonly getFileHow: string
  readonly install: string
  readonly trust: string
  readonly openDoor: string
  readonly openDoorHow: string
  readonly agreeTitle: string
  readonly agree: string
  readonly remove: string
  readonly stay: string
  /** How to install the file and how to trust it, by system. */
  readonly how: Readonly<Record<System, readonly [install: string, trust: string]>>
}

export const trustWords: Readonly<Record<'en' | 'nl' | 'de', TrustWords>> = {
  en: {
    title: 'Trust this house',
    heading: 'A key for your phone',
    lead: 'Then the browser allows what it keeps shut over http: microphone, a screen that stays on, sharing.',
    scan: 'Scan with that phone',
    compare: 'Compare with the host’s screen',
    getFile: 'Get the file',
    getFileHow: 'Press the button below, or scan the code.',
    install: 'Install it',
    trust: 'Trust it',
    openDoor: 'Open the door',
    openDoorHow: 'Go to {door}. A closed lock means it worked.',
    agreeTitle: 'What you agree to.',
    agree:
      'This device will believe certificates made by this one house, for addresses of home networks only. The key stays on the host’s computer. Trust nobody’s house but a friend’s.',
    remove: 'Take it out when you are done: where you installed it, remove “Safehouse at home”.',
    stay: 'Stay on http',
    how: {
      iphone: [
        'Settings, General, VPN & Device Management, Safehouse at home, Install.',
        'Settings, General, About, Certificate Trust Settings. Turn it on.',
      ],
      android: [
        'Settings, Security, More security settings, Install from device storage, CA certificate. Choose the file.',
        'Nothing more to do. Android shows a notice that the network may be watched: this is the key.',
      ],
      windows: [
        'Open the file, press Install Certificate, then Current User.',
        'Choose “Place all certificates in the following store”, then Trusted Root Certification Authorities.',
      ],
      macos: ['Open the file: Keychain Access takes it into the login keychain.', 'Open “Safehouse at home” there, then Trust, then Always Trust.'],
    },
  },
  nl: {
    title: 'Vertrouw dit huis',
    heading: 'Een sleutel voor je telefoon',
    lead: 'Dan mag de browser wat over http dicht blijft: microfoon, een scherm dat aan blijft, delen.',
    scan: 'Scan met die telefoon',
    compare: 'Vergelijk met het scherm van de gastheer',
    getFile: 'Haal het bestand',
    getFileHow: 'Druk op de knop hieronder, of scan de code.',
    install: 'Installeer het',
    trust: 'Vertrouw het',
    openDoor: 'Open de deur',
    openDoorHow: 'Ga naar {door}. Een dicht slotje betekent dat het gelukt is.',
    agreeTitle: 'Waar je ja op zegt.',
    agree:
      'Dit apparaat gelooft voortaan certificaten van dit ene huis, alleen voor adressen van thuisnetwerken. De sleutel blijft op de computer van de gastheer. Vertrouw alleen het huis van een vriend.',
    remove: 'Haal het weg als je klaar bent: verwijder “Safehouse at home” waar je het hebt geïnstalleerd.',
    stay: 'Blijf op http',
    how: {
      iphone: [
        'Instellingen, Algemeen, VPN en apparaatbeheer, Safehouse at home, Installeer.',
        'Instellingen, Algemeen, Info, Vertrouwensinstellingen certificaten. Zet het aan.',
      ],
      android: [
        'Instellingen, Beveiliging, Meer beveiligingsinstellingen, Installeren vanaf opslag, CA-certificaat. Kies het bestand.',
        'Verder niets. Android meldt dat het netwerk bekeken kan worden: dat is deze sleutel.',
      ],
      windows: [
        'Open het bestand, druk op Certificaat installeren en dan op Huidige gebruiker.',
        'Kies “Alle certificaten in het onderstaande archief opslaan” en dan Vertrouwde basiscertificeringsinstanties.',
      ],
      macos: [
        'Open het bestand: Sleutelhangertoegang neemt het op in de sleutelhanger Inloggen.',
        'Open daar “Safehouse at home”, dan Vertrouw, dan Vertrouw altijd.',
      ],
    },
  },
  de: {
    title: 'Diesem Haus vertrauen',
    heading: 'Ein Schlüssel für dein Handy',
    lead: 'Dann erlaubt der Browser, was er über http sperrt: Mikrofon, ein Bildschirm, der anbleibt, Teilen.',
    scan: 'Mit diesem Handy scannen',
    compare: 'Mit dem Bildschirm des Gastgebers vergleichen',
    getFile: 'Datei holen',
    getFileHow: 'Drück den Knopf unten oder scann den Code.',
    install: 'Installieren',
    trust: 'Vertrauen',
    openDoor: 'Tür öffnen',
    openDoorHow: 'Geh zu {door}. Ein geschlossenes Schloss heißt: Es hat geklappt.',
    agreeTitle: 'Wozu du ja sagst.',
    agree:
      'Dieses Gerät glaubt dann Zertifikaten dieses einen Hauses, nur für Adressen von Heimnetzen. Der Schlüssel bleibt auf dem Rechner des Gastgebers. Vertrau nur dem Haus eines Freundes.',
    remove: 'Nimm es danach wieder heraus: Entferne „Safehouse at home“ dort, wo du es installiert hast.',
    stay: 'Bei http bleiben',
    how: {
      iphone: [
        'Einstellungen, Allgemein, VPN und Geräteverwaltung, Safehouse at home, Installieren.',
        'Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen. Schalt es ein.',
      ],
      android: [
        'Einstellungen, Sicherheit, Weitere Sicherheitseinstellungen, Vom Gerätespeicher installieren, CA-Zertifikat. Wähl die Datei.',
        'Sonst nichts. Android meldet, dass das Netzwerk überwacht werden kann: Das ist dieser Schlüssel.',
      ],
      windows: [
        'Öffne die Datei, drück auf Zertifikat installieren, dann Aktueller Benutzer.',
        'Wähl „Alle Zertifikate in folgendem Speicher speichern“, dann Vertrauenswürdige Stammzertifizierungsstellen.',
      ],
      macos: [
        'Öffne die Datei: Die Schlüsselbundverwaltung nimmt sie in den Schlüsselbund Anmeldung auf.',
        'Öffne dort „Safehouse at home“, dann Vertrauen, dann Immer vertrauen.',
      ],
    },
  },
}
