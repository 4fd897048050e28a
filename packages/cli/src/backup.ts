// `safehouse backup` and `safehouse restore`: a copy of the embedded database, and back. PostgreSQL has programs of its own.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadConfig, backUp, CannotCopy, configFrom, restore as putBack } from '@safehouse/server'
import { BadUsage } from './asked.ts'

export function backup(args: string[]): Promise<number> {
  const file = askedFile('backup', args)
  return done((folder) => {
    backUp(folder, file)
    return `${file} has all of ${folder} as it was just now.`
  }, `pg_dump --format=custom --file=${file} "$DATABASE_URL"`)
}
export function restore(args: string[]): Promise<number> {
  const file = askedFile('restore', args)
  return done((folder) => {
    const before = putBack(folder, file)
    return `${folder} has what is in ${file}.${before ? ` What it had before is in ${before}.` : ''}`
  }, `pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}`)
}

async function done(work: (folder: string) => string, inPostgres: string): Promise<number> {
  try {
    const { data, databaseUrl } = configFrom(process.env)
    if (databaseUrl !== undefined) throw new CannotCopy(`the database is PostgreSQL. Use ${inPostgres}`)
    console.log(work(data))
    return 0
  } catch (problem) {
    if (!(problem instanceof CannotCopy || problem instanceof BadConfig)) throw problem
    console.error(`safehouse: ${problem.message}`)
    return 1
  }
}
function askedFile(name: string, args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new BadUsage(`${name} takes one file`)
  return resolve(file)
}
