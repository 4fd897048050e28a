// Screens as pictures: how bright they are, and how much two of them differ outside of some boxes. Reckoned in the browser.
import type { Page } from '@playwright/test'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Compared {
  /** Of all pixels that count, the part that differs visibly. */
  readonly differing: number
  readonly luminance: readonly [number, number]
}

export const compare = (page: Page, first: Buffer, second: Buffer, except: readonly Box[] = []): Promise<Compared> =>
  page.evaluate(
    async ({ pictures, except }) => {
      const pixels = async (bytes: number[]) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
        pen.drawImage(image, 0, 0)
        return pen.getImageData(0, 0, image.width, image.height)
      }
      const [a, b] = [await pixels(pictures[0]!), await pixels(pictures[1]!)]
      const linear = (value: number) => (value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const light = ({ data }: ImageData, i: number) => 0.2126 * linear(data[i]!) + 0.7152 * linear(data[i + 1]!) + 0.0722 * linear(data[i + 2]!)
      let [counted, different, first, second] = [0, 0, 0, 0]
      for (let i = 0; i < a.data.length; i += 4) {
        const [x, y] = [(i / 4) % a.width, Math.floor(i / 4 / a.width)]
        if (except.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height)) continue
        counted++
        first += light(a, i)
        second += light(b, i)
        if ([0, 1, 2].some((channel) => Math.abs(a.data[i + channel]! - b.data[i + channel]!) > 8)) different++
      }
      return { differing: different / counted, luminance: [first / counted, second / counted] as const }
    },
    { pictures: [[...first], [...second]], except },
  )
