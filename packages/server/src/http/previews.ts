// What messengers show of a link to one of our pages: title, sentence and picture, as Open Graph tags in the page's head. It follows
// from the path alone. Nothing of a table may appear in it: a preview says the same for a code that exists and one that does not.
import { isCode } from '@safehouse/protocol'

export interface Preview {
  readonly title: string
  readonly description: string
}
type PageKind = 'front' | 'create' | 'table' | 'screen' | 'group' | 'packs'
type Previews = Readonly<Record<Exclude<PageKind, 'table'>, Preview>> & { readonly table: (code: string) => Preview }

const lead = {
  en: 'Five spy games for one table. Everybody plays on their own phone; nothing to install, no accounts.',
  nl: 'Vijf spionnenspellen voor één tafel. Iedereen speelt op de eigen telefoon; niets te installeren, geen accounts.',
  de: 'Fünf Spionagespiele für einen Tisch. Jeder spielt auf dem eigenen Telefon; nichts zu installieren, keine Konten.',
}
const previews: Readonly<Record<keyof typeof lead, Previews>> = {
  en: {
    front: { title: 'Safehouse', description: lead.en },
    create: { title: 'Open a house · Safehouse', description: lead.en },
    table: (code) => ({
      title: `Come in: house ${code}`,
      description: 'Open the link, say your name, and play along. No account, nothing to install.',
    }),
    screen: { title: 'A screen for the room · Safehouse', description: 'Shows what everyone at the table may know, on a TV or a laptop.' },
    group: { title: 'Our group · Safehouse', description: 'The evenings that you have played together.' },
    packs: { title: 'Packs of your own · Safehouse', description: 'Write your own locations and questions, and play with them.' },
  },
  nl: {
    front: { title: 'Safehouse', description: lead.nl },
    create: { title: 'Open een huis · Safehouse', description: lead.nl },
    table: (code) => ({
      title: `Kom binnen: huis ${code}`,
      description: 'Open de link, zeg hoe je heet en speel mee. Geen account, niets te installeren.',
    }),
    screen: { title: 'Een scherm voor de kamer · Safehouse', description: 'Toont wat iedereen aan tafel mag weten, op een tv of laptop.' },
    group: { title: 'Onze groep · Safehouse', description: 'De avonden die jullie samen hebben gespeeld.' },
    packs: { title: 'Eigen pakketten · Safehouse', description: 'Schrijf je eigen plekken en vragen, en speel ermee.' },
  },
  de: {
    front: { title: 'Safehouse', description: lead.de },
    create: { title: 'Ein Haus öffnen · Safehouse', description: lead.de },
    table: (code) => ({
      title: `Komm herein: Haus ${code}`,
      description: 'Öffne den Link, sag deinen Namen und spiel mit. Kein Konto, nichts zu installieren.',
    }),
    screen: { title: 'Ein Bildschirm für den Raum · Safehouse', description: 'Zeigt auf Fernseher oder Laptop, was alle am Tisch wissen dürfen.' },
    group: { title: 'Unsere Gruppe · Safehouse', description: 'Die Abende, die ihr zusammen gespielt habt.' },
    packs: { title: 'Eigene Packs · Safehouse', description: 'Schreibt eure eigenen Orte und Fragen und spielt damit.' },
  },
}

/** The first of our languages in an `Accept-Language` header. Only its beginning is read. */
export function languageOf(accepted: string | undefined): keyof typeof previews {
  const tags = (accepted ?? '').slice(0, 200).split(',')
  const supported = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(previews, tag))
  return (supported as keyof typeof previews | undefined) ?? 'en'
}

/** By the first word of a path. */
const kinds: ReadonlyMap<string, Exclude<keyof (typeof previews)['en'], 'table'>> = new Map([
  ['open', 'create'],
  ['screen', 'screen'],
  ['group', 'group'],
  ['packs', 'packs'],
])

/** The preview of a path, and its picture's file name. */
export function previewOf(path: string, acceptLanguage: string | undefined): Preview & { readonly picture: string } {
  const words = previews[languageOf(acceptLanguage)]
  const [, first = '', second = ''] = path.split('/')
  const code = second.toUpperCase()
  if (first === 't' && isCode(code)) return { ...words.table(code), picture: 'preview-door.png' }
  return { ...words[kinds.get(first) ?? 'front'], picture: 'preview.png' }
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The page with its title, preview and `preloads`; `origin` because the picture's address has to be absolute. */
export function withPreview(page: string, { title, description, picture }: ReturnType<typeof previewOf>, origin: string, preloads = ''): string {
  const properties = {
    'og:site_name': 'Safehouse',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  }
  const tags = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}" />`)
  return page.replace('<title>Safehouse</title>', () => [`<title>${escapeHtml(title)}</title>`, ...tags, preloads].join('\n    '))
}
