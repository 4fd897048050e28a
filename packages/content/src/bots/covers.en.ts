// The covers of the house's bots, in English: work, a habit and three quirks. Their traits are in characters.ts.

import type { CharacterId, Temper } from './characters.ts'
import type { Cover, TemperText } from './covers.ts'

export const temperTexts: Readonly<Record<Temper, TemperText>> = {
  bold: { name: 'Bold', line: 'Moves first, thinks on the way.' },
  careful: { name: 'Careful', line: 'Waits until it is sure.' },
  chatty: { name: 'Chatty', line: 'Says more than it must.' },
  dry: { name: 'Dry', line: 'Says little, means most of it.' },
}

export const covers: Readonly<Record<CharacterId, Cover>> = {
  magpie: {
    work: 'auctioneer',
    habit: 'Sings in the lift.',
    quirks: ['Collects hotel spoons.', 'Finishes every plate, also yours.', 'Has never found a second sock.'],
  },
  'magpie-2': {
    work: 'locksmith',
    habit: 'Leaves parties without a word.',
    quirks: ['Opens any drawer in ten seconds.', 'Has never dropped a tool.', 'Climbs in by the window for fun.'],
  },
  heron: {
    work: 'inspects lighthouses',
    habit: 'Up at five, in bed at nine.',
    quirks: ['Has read every manual in the house.', 'Swims in the sea in January.', 'Eats for hunger, never for pleasure.'],
  },
  'heron-2': {
    work: 'tunes organs',
    habit: 'Writes lists, and lists of lists.',
    quirks: ['Blushes when telling a lie.', 'Weeps at old cartoons.', 'Keeps away from dogs, heights and ponds.'],
  },
  otter: {
    work: 'runs a car ferry',
    habit: 'Whistles off key, and loudly.',
    quirks: ['Jumps off the pier at every landing.', 'Always has cake on board.', 'Says what everybody else keeps quiet.'],
  },
  'otter-2': {
    work: 'builds bird boxes',
    habit: 'Talks to ducks.',
    quirks: ['Trips over flat floors.', 'Mends other people’s bicycles.', 'Cannot lie, not even at cards.'],
  },
  lynx: {
    work: 'drives a night taxi',
    habit: 'Never takes a receipt.',
    quirks: ['Has a false name for every passenger.', 'Takes bends as others take coffee.', 'Lives on water and apples.'],
  },
  'lynx-2': {
    work: 'stunt rider',
    habit: 'Takes a bow for everything.',
    quirks: ['Repairs engines with a hairpin.', 'Has fallen off a train, on purpose.', 'Has no idea where the passport is.'],
  },
  wren: {
    work: 'retired prompter',
    habit: 'Writes letters to the paper.',
    quirks: ['Recites whole plays at breakfast.', 'Sorts buttons by colour.', 'Gives way to pigeons.'],
  },
  'wren-2': {
    work: 'reviews restaurants',
    habit: 'Laughs loudest at the own jokes.',
    quirks: ['Has a stash of sweets in every coat.', 'Books under somebody else’s name.', 'Has never held a hammer.'],
  },
  badger: {
    work: 'keeps an archive',
    habit: 'Reads small print aloud, at home.',
    quirks: ['Files the recipes by weight.', 'Never travels without a second supper.', 'Stands well back from edges.'],
  },
  'badger-2': {
    work: 'pickles vegetables',
    habit: 'Has breakfast twice.',
    quirks: ['Cuts the own hair, and the neighbours’.', 'Tells the truth, asked or not.', 'Slips out before the speeches.'],
  },
  marten: {
    work: 'roofer',
    habit: 'Cannot pass a ladder.',
    quirks: ['Walks the ridge with eyes shut.', 'Builds the own furniture, badly sorted.', 'Has never cried at a film.'],
  },
  'marten-2': {
    work: 'sells insurance at doors',
    habit: 'Practises the thank-you speech.',
    quirks: ['Gives a different name at every door.', 'Rides roller coasters twice.', 'Calls somebody to change a bulb.'],
  },
  falcon: {
    work: 'flies the air mail',
    habit: 'Early everywhere.',
    quirks: ['Lands in any weather.', 'Folds shirts with a ruler.', 'Takes tea without anything.'],
  },
  'falcon-2': {
    work: 'checks the town’s clocks',
    habit: 'Irons the newspaper.',
    quirks: ['Has never told a fib of more than a minute.', 'Hides when somebody starts to sing.', 'Has everything repaired by others.'],
  },
  hare: {
    work: 'understudy',
    habit: 'Laughs before the joke.',
    quirks: ['Bumps into scenery.', 'Sleeps with a cuddly toy.', 'Has lost three sets of keys this month.'],
  },
  'hare-2': {
    work: 'delivers pizza',
    habit: 'Eats one slice of every order.',
    quirks: ['Has been stuck in two lifts and a hedge.', 'Takes the short cut over the wall.', 'Owns up at once.'],
  },
  newt: {
    work: 'cleans aquariums',
    habit: 'Afraid of rain.',
    quirks: ['Gives every fish a name.', 'Can mend any pump with a spoon.', 'Would rather not be looked at.'],
  },
  'newt-2': {
    work: 'sets examination papers',
    habit: 'Lays out clothes the evening before.',
    quirks: ['Listens at doors, for practice.', 'Crosses the street to avoid a greeting.', 'Half a biscuit is enough.'],
  },
  crane: {
    work: 'film extra',
    habit: 'Has been in everything, unseen.',
    quirks: ['Can faint on cue, without a bruise.', 'Lies about the age, both ways.', 'Forgets to eat, and cannot cook.'],
  },
  'crane-2': {
    work: 'restores old letters',
    habit: 'Reads other people’s post by profession.',
    quirks: ['Believes in love at first sight.', 'Sharpens pencils before answering.', 'Never speaks into a microphone.'],
  },
  vole: {
    work: 'counts things for the city',
    habit: 'Knows every cellar.',
    quirks: ['Has a plan for rain, snow and visitors.', 'Keeps the best bite until last.', 'Waves at boats, from indoors.'],
  },
  'vole-2': {
    work: 'tests mattresses',
    habit: 'Gets up at night only to eat.',
    quirks: ['Has sat on three pairs of glasses.', 'Apologises to furniture.', 'Calls for help with spiders.'],
  },
}
