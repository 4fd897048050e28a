// What bots know of the built-in places: a digit from 0 to 4 for each feature, in the order of features.ts, in groups of five:
// indoors noise crowd warmth water · height motion smell food price · dress machines animals children night ·
// sitting rules danger dirt music · waiting effort age plants light · show craft shopping travel trouble · skill romance weather space
import { type Feature, features, type Grade } from './features.ts'
import type { PlaceId } from './packs.ts'

const digitsByPlace: Record<PlaceId, string> = {
  lighthouse: '31014 40110 23104 23220 23402 30011 3340',
  'night-ferry': '33324 14233 24124 33111 30201 10140 2233',
  'ice-rink': '33303 03122 42042 12304 24104 20000 2314',
  observatory: '30110 41001 04014 33000 30300 40000 4342',
  bakery: '42241 00441 33013 02131 33303 04400 3101',
  'car-wash': '24014 03302 14011 41031 30001 10011 0031',
  allotments: '00122 00230 21320 13040 14343 02300 1143',
  'post-office': '41320 00101 22000 04000 41313 00112 1002',
  'bowling-alley': '44330 01232 33033 21114 23102 20000 1203',
  'flower-market': '13422 00411 10111 01031 12344 32401 1332',
  'sound-studio': '42030 00114 04003 33004 31111 14100 4100',
  'ski-lift': '01202 44013 44030 42301 41124 30040 2344',
  'tailors-shop': '40020 00104 32000 22101 20403 04402 4101',
  launderette: '42133 02311 04012 31011 41203 10002 0101',
  'fish-auction': '34304 01422 32403 13140 13303 30400 3023',
  'puppet-theatre': '42230 02112 21141 42003 21300 43000 3201',
  'swimming-pool': '34334 12322 41040 14300 24104 10000 2113',
  'weather-station': '21001 41010 34003 23210 32212 21002 4142',
  'wedding-hall': '33430 01344 40033 22104 22233 41100 1423',
  'tram-depot': '33110 04310 34004 23340 13302 02032 3014',
  'fire-station': '33122 13220 44014 24420 44203 00024 4113',
  campsite: '02222 00232 10334 31132 02142 10020 0343',
  'flea-market': '13420 00221 00120 00032 01414 21400 0243',
  courtroom: '41220 00003 40000 44100 40403 30004 4002',
  aquarium: '41324 02213 12440 12111 20020 40100 3303',
  'climbing-hall': '42220 42212 30021 03322 14003 10000 2204',
  pottery: '41032 02202 21110 40142 32313 04300 3301',
  'chess-tournament': '40220 00011 11020 44000 40304 30000 4002',
  'animal-shelter': '24121 01411 10421 02140 23112 20204 2112',
  'dig-site': '01140 00100 21100 13140 34414 20000 4143',
  windmill: '33011 33221 14210 01330 23421 24200 3341',
  'canal-lock': '01024 13111 13210 23210 42333 10040 1222',
  apiary: '02030 01330 41400 02310 22344 13200 3142',
  'dance-school': '43230 03102 20022 02104 04203 20000 3402',
  'hot-air-balloon': '02020 44114 12000 03400 10204 40030 3440',
  brewery: '43133 11441 34001 12120 42312 14200 3103',
  'control-tower': '41020 40010 24004 44200 10002 30032 4040',
  'drive-in-cinema': '12320 00232 02024 41003 10200 40010 0433',
  'food-truck': '12231 02442 12012 00122 32003 03210 2230',
  'toy-shop': '43220 02003 01040 01002 20204 20400 0001',
  'barber-shop': '41132 00312 21010 40113 30304 13001 3000',
  'riding-stables': '11121 14413 30430 22340 14233 10020 2234',
  planetarium: '41320 11002 03031 42003 20100 40100 2303',
  'escape-room': '42020 01103 11011 03112 02001 00000 1100',
  waxworks: '41210 00103 10020 03001 20301 43000 3002',
  pharmacy: '40120 00203 31012 04000 20214 01304 4001',
  'furniture-store': '42320 10123 11020 31002 32014 11401 0104',
  'cheese-dairy': '41013 00441 42201 03020 43312 14300 3001',
  'radio-station': '42020 20010 04003 43004 10212 02000 3100',
  'mountain-hut': '32221 40342 30114 32221 04421 30021 1341',
}

export type Grades = Readonly<Record<Feature, Grade>>
const toGrades = (digits: string): Grades =>
  Object.fromEntries([...digits.replaceAll(' ', '')].map((digit, i) => [features[i], Number(digit)])) as unknown as Grades
export const grades = Object.fromEntries(Object.entries(digitsByPlace).map(([place, digits]) => [place, toGrades(digits)])) as unknown as Readonly<
  Record<PlaceId, Grades>
>
