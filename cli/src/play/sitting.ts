import type { Lines } from '../lines.ts'
import type { Book } from '../rule-text.ts'
import type { CliWords } from '../words/words.ts'
import type { Colors, World } from '../world.ts'
import type { TerminalTable } from './table.ts'

/** What came of a line: the position changed, it did not, it was not possible, or the player stops. */
export type Answer = 'moved' | 'said' | 'refused' | 'stop'

/** One sitting at the terminal, as commands know it. */
export interface Sitting {
  readonly world: World
  readonly table: TerminalTable
  readonly book: Book | null
  readonly lines: Lines
  readonly colors: Colors
  readonly words: CliWords['play']
  /** Where the record is kept up to date; null: nowhere. */
  readonly recordTo: string | null
  /** Files that hold a record of this sitting. */
  readonly written: Set<string>
  /** Saves the record as it now stands, if it is being kept. A full disk is no reason to lose the match. */
  keep(): void
  /** What a mistyped word most likely means. */
  guess(word: string, known: readonly string[]): string
  /** Something was taken back: nobody has read it. */
  unread(): void
  /** The position changed, or somebody asked to see it again. */
  refresh(): void
}
