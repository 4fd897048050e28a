// `safehouse backup` and `safehouse restore`, for the SQLite database. For PostgreSQL they print the command to use instead.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, BadConfig, backUp, restore as putBack, readConfig } from '@safehouse/server'
import { UsageError } from './usage-error.ts'

export function backup(args: string[]): Promise<number> {
  const file = readFileArgument('backup', args)
  return runOnDatabase((folder) => {
    backUp(folder, file)
    return `Backed up ${folder} to ${file}.`
  }, `pg_dump --format=custom --file=${file} "$DATABASE_URL"`)
}
export function restore(args: string[]): Promise<number> {
  const file = readFileArgument('restore', args)
  return runOnDatabase((folder) => {
    const before = putBack(folder, file)
    return `Restored ${file} to ${folder}.${before ? ` The previous database is kept as ${before}.` : ''}`
  }, `pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}`)
}

async function runOnDatabase(work: (folder: string) => string, postgresCommand: string): Promise<number> {
  try {
    const { data, databaseUrl } = readConfig(process.env)
    if (databaseUrl !== undefined) throw new BackupError(`the database is PostgreSQL. Use: ${postgresCommand}`)
    console.log(work(data))
    return 0
  } catch (problem) {
    if (!(problem instanceof BackupError || problem instanceof BadConfig)) throw problem
    console.error(`safehouse: ${problem.message}`)
    return 1
  }
}
function readFileArgument(name: string, args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UsageError(`${name} needs exactly one file`)
  return resolve(file)
}
