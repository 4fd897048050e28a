// The report of some games, put into an older report: what that says of other games stays. A line is of a game if it is a row of a table or an
// item of a list that begins with the game's id.

/** Kinds of lines that belong to a game, by how they begin before its id and after it. */
const kinds = [
  ['| ', ' |'],
  ['- ', ': '],
] as const
const sectionsOf = (report: string): string[] => report.split(/^(?=## )/m)
const headingOf = (section: string): string => section.split('\n')[0]!

/** The older report with the lines of these games from the fresh one, where the first of the old ones stood. */
export function mergeReports(older: string, fresh: string, games: readonly string[]): string {
  const freshSections = sectionsOf(fresh)
  const olderSections = sectionsOf(older)
  const merged = olderSections.map((section) =>
    mergeSections(section, freshSections.find((other) => headingOf(other) === headingOf(section)) ?? '', games),
  )
  const isNew = (section: string) => !olderSections.some((other) => headingOf(other) === headingOf(section))
  return [...merged, ...freshSections.filter(isNew)].map((section) => `${section.trimEnd()}\n`).join('\n')
}

function mergeSections(older: string, fresh: string, games: readonly string[]): string {
  let lines = older.trimEnd().split('\n')
  for (const [before, after] of kinds) {
    const isOfGames = (line: string) => games.some((game) => line.startsWith(before + game + after))
    const added = fresh.split('\n').filter(isOfGames)
    const firstOld = lines.findIndex(isOfGames)
    const lastOfKind = lines.findLastIndex((line) => line.startsWith(before))
    const kept = (part: readonly string[]) => part.filter((line) => !isOfGames(line))
    if (firstOld >= 0) lines = [...lines.slice(0, firstOld), ...added, ...kept(lines.slice(firstOld))]
    else if (lastOfKind >= 0) lines.splice(lastOfKind + 1, 0, ...added)
    else if (added.length > 0) lines = [...lines, '', ...added]
  }
  return lines.join('\n')
}
