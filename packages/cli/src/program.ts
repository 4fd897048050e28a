// The command line: finds the subcommand and runs it. Each is loaded only when it is used, so that a simulation does not load the server.
import packageJson from '../package.json' with { type: 'json' }
import { help } from './help.ts'
import { UsageError } from './usage-error.ts'

/** Subcommands; each resolves with the exit code. docs/architecture.md lists them. */
const commands: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  simulate: async () => (await import('./simulate.ts')).simulate,
  arena: async () => (await import('./arena/arena.ts')).arena,
  verify: async () => (await import('./verify.ts')).verify,
  doctor: async () => (await import('./doctor.ts')).doctor,
  mcp: async () => (await import('./mcp.ts')).mcp,
}

/** Runs one command line and resolves with its exit code. A mistake of the user is a sentence and the code 2. */
export async function runProgram(args: string[]): Promise<number> {
  try {
    return await runCommand(args)
  } catch (problem) {
    if (!isUsageError(problem)) throw problem
    console.error(`safehouse: ${problem.message}\nRun safehouse --help to see all commands and options.`)
    return 2
  }
}
async function runCommand([name = 'serve', ...args]: string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help' || args.includes('--help')) {
    console.log(help)
    return 0
  }
  if (name === '--version' || name === '-v') {
    console.log(packageJson.version)
    return 0
  }
  if (name === '--https') return runCommand(['serve', name, ...args])
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}`)
  return (await command())(args)
}
/** Whether the user made a mistake: one of our checks failed, or parseArgs refused an argument. */
function isUsageError(problem: unknown): problem is Error {
  return problem instanceof UsageError || (problem instanceof Error && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS'))
}
