// The pictures on the cards of Spyfall 2: all equally bright, so that a card in a hand gives nothing away.
import { describe, expect, test } from 'vitest'
import { packs, placeKey } from '../packs.ts'
import { drawPicture, pictureOf, pictures } from './index.ts'
import { lights, type PictureId } from './lights.ts'
import { fitLight, luminanceOf, WANTED_LUMINANCE } from './luminance.ts'
import { type Colour, disc, rect } from './shapes.ts'

const ids = Object.keys(pictures) as PictureId[]

test('every place has a picture of its own, and so have a host’s place and a spy', () => {
  const places = packs.flatMap((pack) => pack.places.map((place) => pictureOf(placeKey(pack.id, place))))
  expect(new Set([...places, pictureOf('somebodys/1'), pictureOf(null)]).size).toBe(52)
})

describe('luminance is measured as it is seen', () => {
  test.each<[string, ReturnType<typeof rect>[], number]>([
    ['nothing but bone', [rect('bone', 0, 0, 280, 150)], 0.8155],
    ['half bone, half night', [rect('night-0', 0, 0, 280, 150), rect('bone', 0, 0, 140, 150)], 0.411],
    ['a lamp on night', [rect('night-0', 0, 0, 280, 150), disc('lamp', 140, 75, 50)], 0.1138],
  ])('%s', (_, shapes, mean) => {
    expect(luminanceOf(shapes)).toBeCloseTo(mean, 2)
  })
})

test.each(ids)('%s is as bright as every other card, within one per cent', (id) => {
  const deviation = Math.abs(luminanceOf(drawPicture(id)) / WANTED_LUMINANCE - 1)
  if (deviation > 0.01) expect.fail(`write into lights.ts: '${id}': ${fitLight(pictures[id])}`)
})

test.each(ids)('%s has night, one light, something pale, and a little red', (id) => {
  const hasColour = (colour: Colour) => drawPicture(id).some((shape) => shape.colour === colour)
  for (const colour of ['night-0', 'night-2', 'lamp', 'bone', 'stamp'] as const) expect(hasColour(colour), colour).toBe(true)
  const withoutRed = drawPicture(id).filter((shape) => shape.colour !== 'stamp')
  expect(withoutRed.length).toBeLessThan(drawPicture(id).length)
  expect(lights[id]).toBeGreaterThan(0)
  expect(lights[id]).toBeLessThan(1)
})
