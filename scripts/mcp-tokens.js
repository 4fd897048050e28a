// `npm run mcp:tokens`: how many tokens of a model's context the definitions of the MCP tools take, estimated at four characters a token.
import { spawnSync } from 'node:child_process'
import { inRoot } from './workspace.js'

const CHARACTERS_A_TOKEN = 4
const MAX_TOKENS = 2000
const program = "import('@safehouse/mcp').then(({ tools }) => console.log(JSON.stringify(tools)))"
const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
  cwd: inRoot('packages', 'server'),
  encoding: 'utf8',
})
/** @type {{ name: string }[]} */
const tools = JSON.parse(stdout)
const tokensOf = (/** @type {unknown} */ value) => Math.ceil(JSON.stringify(value).length / CHARACTERS_A_TOKEN)
for (const tool of tools) console.log(`${tool.name.padEnd(8)} ${tokensOf(tool)}`)
console.log(`${'all'.padEnd(8)} ${tokensOf(tools)} of at most ${MAX_TOKENS} tokens`)
process.exitCode = tokensOf(tools) < MAX_TOKENS ? 0 : 1
