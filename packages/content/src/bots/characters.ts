// The house's bots as characters: a name and a face, a temper, and two covers each. A cover is a life story that everybody at the table may
// read (covers.<language>.ts); its traits are what it says about the bot's answers in Top Secret.

export const tempers = ['bold', 'careful', 'chatty', 'dry'] as const
export type Temper = (typeof tempers)[number]

/** What questions are about: a bot with the trait says yes more often, one with its opposite less often. */
export const traits = ['daring', 'orderly', 'sly', 'stagy', 'greedy', 'dreamy', 'handy', 'clumsy'] as const
export type Trait = (typeof traits)[number]

export interface Character {
  /** Name of the drawing, `bot-<face>`. */
  readonly face: string
  readonly name: string
  readonly temper: Temper
  readonly age: number
  /** 1 where the cover shows the trait, -1 where it shows the opposite. */
  readonly traits: Readonly<Partial<Record<Trait, 1 | -1>>>
}

/** In the order in which bots are seated. */
const faces = {
  magpie: ['Magpie', 'bold'],
  heron: ['Heron', 'dry'],
  otter: ['Otter', 'chatty'],
  lynx: ['Lynx', 'bold'],
  wren: ['Wren', 'chatty'],
  badger: ['Badger', 'careful'],
  marten: ['Marten', 'bold'],
  falcon: ['Falcon', 'dry'],
  hare: ['Hare', 'chatty'],
  newt: ['Newt', 'careful'],
  crane: ['Crane', 'dry'],
  vole: ['Vole', 'careful'],
} as const satisfies Record<string, readonly [string, Temper]>

const newCharacter = (face: keyof typeof faces, age: number, traits: Character['traits']): Character => {
  const [name, temper] = faces[face]
  return { face, name, temper, age, traits }
}

/** By id. The second cover of a face is `<face>-2`. */
export const characters = {
  magpie: newCharacter('magpie', 44, { stagy: 1, sly: 1, greedy: 1, orderly: -1, dreamy: -1 }),
  'magpie-2': newCharacter('magpie', 38, { sly: 1, handy: 1, daring: 1, clumsy: -1, stagy: -1 }),
  heron: newCharacter('heron', 58, { orderly: 1, handy: 1, daring: 1, stagy: -1, greedy: -1 }),
  'heron-2': newCharacter('heron', 61, { orderly: 1, dreamy: 1, sly: -1, daring: -1, clumsy: -1 }),
  otter: newCharacter('otter', 29, { stagy: 1, daring: 1, greedy: 1, orderly: -1, sly: -1 }),
  'otter-2': newCharacter('otter', 33, { dreamy: 1, clumsy: 1, handy: 1, sly: -1, orderly: -1 }),
  lynx: newCharacter('lynx', 36, { daring: 1, sly: 1, clumsy: -1, dreamy: -1, greedy: -1 }),
  'lynx-2': newCharacter('lynx', 41, { daring: 1, handy: 1, stagy: 1, dreamy: -1, orderly: -1 }),
  wren: newCharacter('wren', 71, { stagy: 1, orderly: 1, dreamy: 1, daring: -1, sly: -1 }),
  'wren-2': newCharacter('wren', 66, { greedy: 1, sly: 1, stagy: 1, daring: -1, handy: -1 }),
  badger: newCharacter('badger', 63, { orderly: 1, greedy: 1, daring: -1, stagy: -1, clumsy: -1 }),
  'badger-2': newCharacter('badger', 57, { handy: 1, greedy: 1, dreamy: -1, stagy: -1, sly: -1 }),
  marten: newCharacter('marten', 31, { daring: 1, handy: 1, clumsy: -1, orderly: -1, dreamy: -1 }),
  'marten-2': newCharacter('marten', 27, { sly: 1, stagy: 1, daring: 1, handy: -1, orderly: -1 }),
  falcon: newCharacter('falcon', 48, { daring: 1, orderly: 1, clumsy: -1, greedy: -1, dreamy: -1 }),
  'falcon-2': newCharacter('falcon', 52, { orderly: 1, sly: -1, stagy: -1, handy: -1, clumsy: -1 }),
  hare: newCharacter('hare', 25, { stagy: 1, clumsy: 1, dreamy: 1, orderly: -1, handy: -1 }),
  'hare-2': newCharacter('hare', 22, { clumsy: 1, greedy: 1, daring: 1, sly: -1, orderly: -1 }),
  newt: newCharacter('newt', 39, { handy: 1, dreamy: 1, daring: -1, stagy: -1, sly: -1 }),
  'newt-2': newCharacter('newt', 46, { orderly: 1, sly: 1, daring: -1, stagy: -1, greedy: -1 }),
  crane: newCharacter('crane', 52, { stagy: 1, sly: 1, clumsy: -1, handy: -1, greedy: -1 }),
  'crane-2': newCharacter('crane', 49, { dreamy: 1, stagy: -1, sly: 1, handy: -1, orderly: 1 }),
  vole: newCharacter('vole', 33, { orderly: 1, dreamy: 1, greedy: 1, daring: -1, stagy: -1 }),
  'vole-2': newCharacter('vole', 35, { clumsy: 1, greedy: 1, dreamy: 1, daring: -1, handy: -1 }),
} as const satisfies Readonly<Record<string, Character>>
export type CharacterId = keyof typeof characters

/** The character with this id; undefined for an id that another version made. */
export const characterOf = (id: string | null | undefined): Character | undefined =>
  id && Object.hasOwn(characters, id) ? characters[id as CharacterId] : undefined
