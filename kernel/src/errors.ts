import { common } from './common.ts'
import type { Sentence } from './sentences.ts'

/** Thrown for invalid data from outside: a position, a record, settings. */
export class BadInput extends Error {
  override name = 'BadInput'
  readonly path: readonly (string | number)[]
  readonly found: unknown
  readonly expected: Sentence
  /** The complete message: the place, what was found there, and what was expected. */
  readonly sentence: Sentence

  constructor(path: readonly (string | number)[], found: unknown, expected: Sentence) {
    const place = path.length > 0 ? `${path.join('.')}: ` : ''
    const sentence = common('found', { place, found: JSON.stringify(found) ?? common('nothing'), expected })
    super(sentence.message)
    this.path = path
    this.found = found
    this.expected = expected
    this.sentence = sentence
  }
}
