import type { Lines } from '../lines.ts'
import type { Book } from '../rule-text.ts'
import type { CliWords } from '../words/words.ts'
import type { Colors, World } from '../world.ts'
import type { TerminalTable } from './table.ts'

/** The result of a line: the position changed, only text was printed, the line was refused, or the player stops. */
export type Answer = 'moved' | 'said' | 'refused' | 'stop'

/** One session at the terminal, as commands see it. */
export interface Sitting {
  readonly world: World
  readonly table: TerminalTable
  readonly book: Book | null
  readonly lines: Lines
  readonly colors: Colors
  readonly words: CliWords['play']
  /** The file of the record, or null for none. */
  readonly recordTo: string | null
  /** Files to which this session's record was written. */
  readonly written: Set<string>
  /** Saves the current record if it has a file. A full disk does not end the match. */
  keep(): void
  /** The most likely meaning of a mistyped word. */
  guess(word: string, known: readonly string[]): string
  /** Makes sure that, after a take-back, nobody counts as having read more events than remain. */
  unread(): void
  /** Called when the position has changed, or the player asked to see it again. */
  refresh(): void
}
