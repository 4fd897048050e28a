import { expect, test } from 'vitest'
import { afterOtherChunks, loadChunk } from './chunks.ts'

test('what nobody waits for comes after the chunks that the page waits for, and after those that they ask for', async () => {
  const order: string[] = []
  const arrives = (name: string) => () => new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => void order.push(name))
  void loadChunk(arrives('game')).then(() => setTimeout(() => loadChunk(arrives('words of the game')), 50))
  await afterOtherChunks()
  expect(order).toEqual(['game', 'words of the game'])
})
