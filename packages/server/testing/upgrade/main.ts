// Plays on the server at the given address and prints what is stored there then, as JSON: what scripts/release.js keeps of each release
// for the test of upgrades.
import { writeTables } from './stored-tables.ts'

const [origin = ''] = process.argv.slice(2)
console.log(JSON.stringify(await writeTables(origin), null, 1))
