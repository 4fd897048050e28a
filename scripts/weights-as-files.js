// A Vite plugin of both builds: it writes the weights with which bots understand typed text into binary files. As base64 in JavaScript they
// would be a third larger, with a copy in every web worker and a compressed copy of each, although they hardly shrink.
import { Buffer } from 'node:buffer'

/** Tables of weights, in the order in which they stand in a file. */
const tables = /** @type {const} */ (['counts', 'marks', 'codes', 'centroids', 'layers'])
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
      const [, language, json] = /^export const (\w+): Weights = (.+)$/m.exec(code) ?? this.error(`${path} holds no weights`)
      const weights = JSON.parse(json ?? '')
      const contents = tables.map((table) => Buffer.from(weights[table], 'base64'))
      const otherFields = Object.fromEntries(Object.entries(weights).filter(([name]) => !tables.some((table) => table === name)))
      const name = `weights-${language}.bin`
      const id = this.emitFile({ type: 'asset', ...(reader === 'page' ? { name } : { fileName: name }), source: Buffer.concat(contents) })
      const startOf = (/** @type {number} */ at) => contents.slice(0, at).reduce((sum, { length }) => sum + length, 0)
      const parts = tables.map((table, at) => `${table}: bytes.subarray(${startOf(at)}, ${startOf(at + 1)})`)
      return {
        code: `const bytes = new Int8Array(${readers[reader](name, id)})
export const ${language} = { ...${JSON.stringify(otherFields)}, ${parts.join(', ')} }`,
        map: null,
      }
    },
  },
})
