import { parseJson } from '@robodrome/table'
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { cannotWrite, writeText } from './files.ts'
import { Misuse, type Telling } from './world.ts'

/** What a long run has found so far: a header line, then one line of JSON for each finding, stored as soon as it is found. */
export class KeptLines<T> {
  readonly #path: string
  /** The stored findings. */
  readonly before: readonly T[]

  private constructor(path: string, before: readonly T[]) {
    this.#path = path
    this.before = before
  }

  /**
   * Opens an existing file, or starts a new one. A last line that was cut off when a run was killed is dropped. `other` is the message for
   * a file with a different header.
   */
  static open<T>(path: string, head: object, other: Telling): KeptLines<T> {
    const first = JSON.stringify(head)
    if (!existsSync(path)) {
      writeText(path, `${first}\n`)
      return new KeptLines<T>(path, [])
    }
    const text = readFileSync(path, 'utf8')
    const whole = text.lastIndexOf('\n') + 1
    if (whole < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, whole)))
    const [found, ...lines] = text.slice(0, whole).split('\n').slice(0, -1)
    if (found !== first) throw new Misuse(other)
    const before = lines.map((line, i) => {
      const value = parseJson(line)
      if (typeof value !== 'object' || value === null) throw new Misuse(({ wrong }) => wrong.noJsonLine(path, i + 2))
      return value as unknown as T
    })
    return new KeptLines(path, before)
  }

  readonly keep = (found: T): void => {
    try {
      appendFileSync(this.#path, `${JSON.stringify(found)}\n`)
    } catch (error) {
      throw cannotWrite(this.#path, error)
    }
  }
}
