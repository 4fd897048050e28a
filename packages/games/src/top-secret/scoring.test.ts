// The points of a round of Top Secret.
import { describe, expect, test } from 'vitest'
import { score } from './scoring.ts'
import type { Team } from './teams.ts'

// Teams as letters, fingers as digits, points as "for finding + for being found", all by seat.
const scoreText = (teams: string, fingers: string): string =>
  score(
    [...teams].map((letter): Team => (letter === 'Y' ? 'yellow' : 'blue')),
    [...fingers].map(Number),
  )
    .map(({ finding, found }) => `${finding}+${found}`)
    .join(' ')

describe('[TS-12, TS-13, TS-14] points of a round', () => {
  test.each([
    // a finger at a teammate, at an opponent
    ['YYBB', '1032', '3+1 3+1 3+1 3+1', 'everybody finds and is found'],
    ['YYBB', '2301', '0+0 0+0 0+0 0+0', 'everybody points at the other team'],
    ['YYBB', '1201', '3+0 0+1 0+0 0+0', 'one finds, the found one does not find back'],
    ['YYBB', '1230', '3+0 0+1 3+0 0+1', 'each team has one who finds'],
    // being found counts once, and only by the own team
    ['YYYBBB', '123404', '3+0 3+1 0+1 3+0 0+1 3+0', 'finding and being found are counted apart'],
    ['YYYBBB', '200554', '3+1 3+0 3+1 3+0 3+1 3+1', 'found by two is worth the same as found by one'],
    ['YYYYBBBB', '10005444', '3+1 3+1 3+0 3+0 3+1 3+1 3+0 3+0', 'found by three is worth the same as found by one'],
    ['YYBB', '3300', '0+0 0+0 0+0 0+0', 'pointed at by the other team is worth nothing'],
    // odd tables
    ['YYYBB', '12043', '3+1 3+1 3+1 3+1 3+1', 'five players, three against two'],
    ['YYBBB', '13042', '3+0 0+1 0+1 3+0 3+1', 'five players, two against three'],
    ['YYYYBBB', '4444000', '0+0 0+0 0+0 0+0 0+0 0+0 0+0', 'seven players, all astray'],
    ['YYYYYBBBBB', '1234067895', '3+1 3+1 3+1 3+1 3+1 3+1 3+1 3+1 3+1 3+1', 'ten players, two rings'],
    // the table of three: 0 and 1 are a team, 2 is alone
    ['YYB', '102', '3+1 3+1 4+0', 'all three are right'],
    ['YYB', '110', '3+0 0+1 0+0', 'with a teammate, oneself earns nothing, but one can still be found'],
    ['YYB', '012', '0+0 0+0 4+0', 'both of a team believe themselves alone'],
    ['YYB', '020', '0+0 0+0 0+0', 'nobody is right'],
    ['YYB', '101', '3+1 3+1 0+0', 'the one alone looks for a teammate'],
    ['YYB', '220', '0+0 0+0 0+0', 'the one alone is pointed at by the others and gets nothing'],
    ['BYB', '211', '3+0 4+0 0+1', 'the one alone sits in the middle'],
    ['YBB', '022', '4+0 3+0 0+1', 'the one alone sits first'],
  ])('%s pointing %s gives %s: %s', (teams, fingers, points) => {
    expect(scoreText(teams, fingers)).toBe(points)
  })
})
