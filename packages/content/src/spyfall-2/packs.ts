// The built-in packs of Spyfall 2: the ids of their places, and how many roles each place has. The rules need nothing else; the names
// of places and roles are in places.<language>.ts, of which a browser loads one.

export const lamplight = {
  id: 'lamplight',
  roles: 10,
  places: [
    'lighthouse',
    'night-ferry',
    'ice-rink',
    'observatory',
    'bakery',
    'car-wash',
    'allotments',
    'post-office',
    'bowling-alley',
    'flower-market',
    'sound-studio',
    'ski-lift',
    'tailors-shop',
    'launderette',
    'fish-auction',
    'puppet-theatre',
    'swimming-pool',
    'weather-station',
    'wedding-hall',
    'tram-depot',
  ],
} as const

export const daylight = {
  id: 'daylight',
  roles: 7,
  places: [
    'fire-station',
    'campsite',
    'flea-market',
    'courtroom',
    'aquarium',
    'climbing-hall',
    'pottery',
    'chess-tournament',
    'animal-shelter',
    'dig-site',
    'windmill',
    'canal-lock',
    'apiary',
    'dance-school',
    'hot-air-balloon',
    'brewery',
    'control-tower',
    'drive-in-cinema',
    'food-truck',
    'toy-shop',
    'barber-shop',
    'riding-stables',
    'planetarium',
    'escape-room',
    'waxworks',
    'pharmacy',
    'furniture-store',
    'cheese-dairy',
    'radio-station',
    'mountain-hut',
  ],
} as const

export const packs = [lamplight, daylight] as const
export type PackId = (typeof packs)[number]['id']
export type PlaceId = (typeof packs)[number]['places'][number]

/** The key of a place in facts and options, unique among all packs. `place` is an id, or a number from 1 in a host's own pack. */
export const placeKey = (pack: string, place: string | number): string => `${pack}/${place}`
