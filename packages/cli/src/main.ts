// The command `safehouse`. Each part is loaded when it is asked for, so that a simulation needs no server.
import { BadUsage } from './asked.ts'
import { help } from './help.ts'

/** Each answers with the exit code. */
const commands: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  simulate: async () => (await import('./simulate.ts')).simulate,
  arena: async () => (await import('./arena.ts')).arena,
  verify: async () => (await import('./verify.ts')).verify,
}

async function main([name = '--help', ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help' || args.includes('--help')) {
    console.log(help)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new BadUsage(`there is no command ${name}. One of: ${Object.keys(commands).join(', ')}`)
  return (await command())(args)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (problem) {
  if (!isMisuse(problem)) throw problem
  console.error(`safehouse: ${problem.message}\nsafehouse --help says what there is.`)
  process.exitCode = 2
}
/** Ours, or an option that parseArgs does not know. */
function isMisuse(problem: unknown): problem is Error {
  return problem instanceof BadUsage || (problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS'))
}
