import type { Lines } from '../lines.ts'
import type { Book } from '../rule-text.ts'
import type { CliWords } from '../words/words.ts'
import type { Colors, World } from '../world.ts'
import type { TerminalTable } from './table.ts'

/** The result of a line: the position changed or not, the line was impossible, or the player stops. */
export type Answer = 'moved' | 'said' | 'refused' | 'stop'

/** One sitting at the terminal, as commands see it. */
export interface Sitting {
  readonly world: World
  readonly table: TerminalTable
  readonly book: Book | null
  readonly lines: Lines
  readonly colors: Colors
  readonly words: CliWords['play']
  /** The file of the record; null: none. */
  readonly recordTo: string | null
  /** Files that hold a record of this sitting. */
  readonly written: Set<string>
  /** Saves the current record, if it has a file. A full disk does not end the match. */
  keep(): void
  /** The most likely meaning of a mistyped word. */
  guess(word: string, known: readonly string[]): string
  /** Makes sure that, after a take-back, nobody counts as having read more events than are left. */
  unread(): void
  /** The position changed, or the player asked to see it again. */
  refresh(): void
}
