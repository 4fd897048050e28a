// The message for users whose machine needs an SQLite driver that was not installed: one for musl (Alpine), which npm cannot choose by
// itself, or any driver after `npm install --omit=optional`.

/** The command that installs the driver which an import did not find; undefined if `problem` is something else. */
export function missingDriverSentence(problem: unknown, offered: Readonly<Record<string, string>>): string | undefined {
  const { code, message } = problem as { readonly code?: unknown; readonly message?: unknown }
  const [, driver] = (code === 'MODULE_NOT_FOUND' && /'(@libsql\/[\w-]+)'/.exec(String(message))) || []
  if (driver === undefined) return undefined
  const version = offered[driver] ?? Object.values(offered)[0] // all drivers of a release have one version
  return `this machine needs the SQLite driver ${driver}. Install it beside safehouse, in the same way: npm install -g ${driver}@${version}`
}
