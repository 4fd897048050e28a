// A Vite plugin of both builds: it writes the weights with which bots understand typed text into binary files. As base64 in JavaScript they
// would be a third larger, with a copy in every web worker and a compressed copy of each, although they hardly shrink.
import { Buffer } from 'node:buffer'

/** The code with which pages and the server read a file, by its name or the id that the build gave it. */
const readers = {
  page: (/** @type {string} */ _name, /** @type {string} */ id) => `await fetch(import.meta.ROLLUP_FILE_URL_${id}).then((answer) => {
    if (!answer.ok) throw new Error(answer.status + ' ' + answer.url)
    return answer.arrayBuffer()
  })`,
  server: (/** @type {string} */ name) => `(await import('node:fs')).readFileSync(new URL('./${name}', import.meta.url))`,
}

/** @param {keyof typeof readers} reader who reads the files @returns {import('vite').Plugin} */
export const weightsAsFiles = (reader) => ({
  name: 'safehouse-weights',
  apply: 'build',
  enforce: 'pre', // the type is still in the module
  transform: {
    filter: { id: /[/]spyfall-2[/]language[/]weights[.]\w+[.]ts$/ },
    handler(code, path) {
      const [, variable, json] = /^export const (\w+): \w+Weights = (.+)$/m.exec(code) ?? this.error(`${path} holds no weights`)
      const fields = Object.entries(JSON.parse(json ?? ''))
      const tables = fields.flatMap(([field, value]) => (typeof value === 'string' ? [{ field, bytes: Buffer.from(value, 'base64') }] : []))
      const otherFields = Object.fromEntries(fields.filter(([, value]) => typeof value !== 'string'))
      const name = `weights-${variable}.bin`
      const source = Buffer.concat(tables.map(({ bytes }) => bytes))
      const id = this.emitFile({ type: 'asset', ...(reader === 'page' ? { name } : { fileName: name }), source })
      const startOf = (/** @type {number} */ at) => tables.slice(0, at).reduce((sum, { bytes }) => sum + bytes.length, 0)
      const parts = tables.map(({ field }, at) => `${field}: bytes.subarray(${startOf(at)}, ${startOf(at + 1)})`)
      return {
        code: `const bytes = new Int8Array(${readers[reader](name, id)})
export const ${variable} = { ...${JSON.stringify(otherFields)}, ${parts.join(', ')} }`,
        map: null,
      }
    },
  },
})
