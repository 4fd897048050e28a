import { expect, test } from 'vitest'
import { afterOtherChunks, loadChunk } from './chunks.ts'

test('what nobody waits for comes after the chunks that the page waits for, and after those that they ask for', async () => {
  const order: string[] = []
  const arrives = (name: string, ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms)).then(() => void order.push(name))
  void loadChunk(arrives('game', 20)).then(() => setTimeout(() => loadChunk(arrives('words of the game', 500)), 50))
  await afterOtherChunks()
  expect(order).toEqual(['game', 'words of the game'])
})
