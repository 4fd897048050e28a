// A report of one game replaces what an older report of all says of that game, and nothing else.
import { expect, test } from 'vitest'
import { mergeReports } from './merge-reports.ts'

const older = `# Bots
Goals are reached or missed.

- Written by \`arena\` in 90 minutes.

## Levels
| game | what | share |
| --- | --- | --- |
| alley | hard | 60 % |
| spyfall | hard | 61 % |
| spyfall | normal | 62 % |
| secret | hard | 63 % |

## Newcomers
- alley: guesses.
- spyfall: asks.

| game | share |
| --- | --- |
| spyfall | 84 % |
`
const fresh = `# Bots
Goals are reached or missed.

- spyfall: written by \`arena spyfall\` in 18 minutes.

## Levels
| game | what | share |
| --- | --- | --- |
| spyfall | hard | 71 % |
| spyfall | one | 72 % |
| spyfall | normal | 73 % |

## Newcomers
- spyfall: asks more.

| game | share |
| --- | --- |
| spyfall | 85 % |
`
const merged = `# Bots
Goals are reached or missed.

- Written by \`arena\` in 90 minutes.
- spyfall: written by \`arena spyfall\` in 18 minutes.

## Levels
| game | what | share |
| --- | --- | --- |
| alley | hard | 60 % |
| spyfall | hard | 71 % |
| spyfall | one | 72 % |
| spyfall | normal | 73 % |
| secret | hard | 63 % |

## Newcomers
- alley: guesses.
- spyfall: asks more.

| game | share |
| --- | --- |
| spyfall | 85 % |
`

test('rows and items of the game are replaced, all others stay', () => {
  expect(mergeReports(older, fresh, ['spyfall'])).toBe(merged)
})
test('the same report put in again changes nothing', () => {
  expect(mergeReports(merged, fresh, ['spyfall'])).toBe(merged)
})
test('a game whose id begins with the same letters is another game', () => {
  expect(mergeReports(older, fresh.replaceAll('spyfall', 'spy'), ['spy'])).toContain('| spyfall | hard | 61 % |')
})
test('a section that the older report lacks is added', () => {
  const withTells = `${fresh}\n## Tells\n| game | share |\n| --- | --- |\n| spyfall | 30 % |\n`
  expect(mergeReports(older, withTells, ['spyfall'])).toBe(`${merged}\n## Tells\n| game | share |\n| --- | --- |\n| spyfall | 30 % |\n`)
})
test('a line for which there is no list yet comes after what the section says', () => {
  const withoutList = older.replace('- Written by `arena` in 90 minutes.\n', '')
  expect(mergeReports(withoutList, fresh, ['spyfall'])).toBe(merged.replace('- Written by `arena` in 90 minutes.\n', ''))
})
