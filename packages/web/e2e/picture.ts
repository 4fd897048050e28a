// Two screenshots compared, by the browser: how bright each is, and how much they differ outside of some boxes.
import type { Page } from '@playwright/test'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Comparison {
  /** The share of pixels that differ visibly. */
  readonly differing: number
  /** The mean luminance of each picture, from 0 to 1. */
  readonly luminance: readonly [number, number]
}
/** Two values of a colour channel (0 to 255) that are further apart differ visibly. */
const VISIBLE_DIFFERENCE = 8

/** The pictures are sent as text: a list of numbers would be written and read number by number, by the test and by the browser. */
export const compare = (page: Page, first: Buffer, second: Buffer, ignored: readonly Box[] = []): Promise<Comparison> =>
  page.evaluate(
    async ({ pictures, ignored, visibleDifference }) => {
      const readPixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
        canvas.drawImage(image, 0, 0)
        return canvas.getImageData(0, 0, image.width, image.height)
      }
      const [a, b] = [await readPixels(pictures[0]!), await readPixels(pictures[1]!)]
      // Luminance of a pixel by the definition of sRGB (WCAG 2).
      const linear = Float64Array.from({ length: 256 }, (_, value) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4))
      const luminanceOf = ({ data }: ImageData, i: number) =>
        0.2126 * linear[data[i]!]! + 0.7152 * linear[data[i + 1]!]! + 0.0722 * linear[data[i + 2]!]!
      let [counted, different, firstSum, secondSum] = [0, 0, 0, 0]
      for (let i = 0; i < a.data.length; i += 4) {
        const [x, y] = [(i / 4) % a.width, Math.floor(i / 4 / a.width)]
        if (ignored.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)) continue
        counted++
        firstSum += luminanceOf(a, i)
        secondSum += luminanceOf(b, i)
        const differs = (channel: number) => Math.abs(a.data[i + channel]! - b.data[i + channel]!) > visibleDifference
        if (differs(0) || differs(1) || differs(2)) different++
      }
      return { differing: different / counted, luminance: [firstSum / counted, secondSum / counted] as const }
    },
    { pictures: [first.toString('base64'), second.toString('base64')], ignored, visibleDifference: VISIBLE_DIFFERENCE },
  )
