// A pack as text, pasted or from a file: parsed as JSON with the line of every value, so that each mistake can be shown with its line.
import { BadPack, type Path } from './pack.ts'

/** JSON, and the line on which each value in it begins. A text that is no JSON is one mistake, with its line. */
export function readText(text: string): { readonly value: unknown; lineOf(path: Path): number } {
  const lines = new Map<string, number>()
  const value = new Reader(text, lines).readAll()
  return { value, lineOf: (path) => lineOf(lines, path) }
}

const keyOf = (path: Path): string => path.join('\n')
/** The line of a value. For a missing value it is the line of the object or list that lacks it. */
function lineOf(lines: ReadonlyMap<string, number>, path: Path): number {
  return lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(lines, path.slice(0, -1)))
}

/** A JSON parser (recursive descent) that notes the line on which each value begins. */
class Reader {
  private position = 0
  /** The symbol that is being looked at: a bracket, comma or colon, a string, a number or a word; '' at the end. */
  private symbol = ''
  constructor(
    private readonly text: string,
    private readonly lines: Map<string, number>,
  ) {
    this.readSymbol()
  }

  readAll(): unknown {
    const value = this.readValue([])
    return this.symbol === '' && this.position >= this.text.length ? value : this.fail()
  }

  private readValue(path: Path): unknown {
    this.lines.set(keyOf(path), this.lineOfSymbol())
    if (this.symbol === '{') return this.readObject(path)
    if (this.symbol === '[') return this.readList(path)
    return this.readLiteral()
  }
  private readObject(path: Path): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.readElements('}', () => {
      if (!this.symbol.startsWith('"')) this.fail()
      const name = this.readLiteral() as string
      this.expect(':')
      entries.push([name, this.readValue([...path, name])])
    })
    return Object.fromEntries(entries)
  }
  private readList(path: Path): unknown[] {
    const list: unknown[] = []
    this.readElements(']', () => list.push(this.readValue([...path, list.length])))
    return list
  }
  private readElements(end: string, read: () => void): void {
    this.readSymbol()
    if (this.symbol !== end)
      for (;;) {
        read()
        if (this.symbol !== ',') break
        this.readSymbol()
      }
    this.expect(end)
  }
  private readLiteral(): unknown {
    try {
      const value: unknown = JSON.parse(this.symbol)
      this.readSymbol()
      return value
    } catch {
      return this.fail()
    }
  }
  private expect(symbol: string): void {
    if (this.symbol !== symbol) this.fail()
    this.readSymbol()
  }
  private readSymbol(): void {
    const pattern = /\s*([{}[\],:]|"(?:[^"\\]|\\.)*"|[^\s{}[\],:"]+|)/y
    pattern.lastIndex = this.position
    this.symbol = pattern.exec(this.text)?.[1] ?? ''
    this.position = pattern.lastIndex
  }
  /** The line of the current symbol. */
  private lineOfSymbol(): number {
    return this.text.slice(0, this.position - this.symbol.length).split('\n').length
  }
  private fail(): never {
    throw new BadPack([{ path: [], problem: 'noJson', with: { line: this.lineOfSymbol() } }])
  }
}
