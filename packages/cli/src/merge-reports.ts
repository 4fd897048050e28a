// The report of some games, put into an older report of all: what it says of other games stays. A line is of a game if it is a row of a
// table or an item of a list that begins with the game's id.

/** Kinds of lines that belong to a game, by how they begin before its id and after it. */
const kinds = [
  ['| ', ' |'],
  ['- ', ': '],
] as const
const sectionsOf = (report: string): string[] => report.split(/^(?=## )/m)
const headingOf = (section: string): string => section.split('\n')[0]!

/** The older report with the lines of these games from the fresh one, where the first of the old ones stood. */
export function mergeReports(older: string, fresh: string, games: readonly string[]): string {
  const freshSections = new Map(sectionsOf(fresh).map((section) => [headingOf(section), section]))
  return sectionsOf(older)
    .map((section) => mergeSections(section, freshSections.get(headingOf(section)) ?? '', games))
    .join('')
}

function mergeSections(older: string, fresh: string, games: readonly string[]): string {
  let lines = older.split('\n')
  for (const [before, after] of kinds) {
    const isOfGames = (line: string) => games.some((game) => line.startsWith(before + game + after))
    const added = fresh.split('\n').filter(isOfGames)
    const firstOld = lines.findIndex(isOfGames)
    const firstNew = firstOld >= 0 ? firstOld : 1 + lines.findLastIndex((line) => line.startsWith(before))
    lines = [...lines.slice(0, firstNew), ...added, ...lines.slice(firstNew).filter((line) => !isOfGames(line))]
  }
  return lines.join('\n')
}
