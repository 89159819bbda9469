import type { Entry, Game, Settings } from '@robodrome/kernel'
import type { Thinker } from '../thinking/thinker.ts'

/** The part of a match played so far. */
export type Played = { game: Game; settings: Settings; entries: readonly Entry[] }

/**
 * The win chances of the featured live table, from its start until now. Requests never wait: each gets the latest computed result and may
 * start computing the next.
 */
export class LiveCourse {
  readonly #thinker: Pick<Thinker, 'guessedCourse'>
  readonly #say: (message: string) => void
  #known: { table: string; played: number; rows: number[][] | null } | null = null

  constructor(thinker: Pick<Thinker, 'guessedCourse'>, say: (message: string) => void) {
    this.#thinker = thinker
    this.#say = say
  }

  of(table: string, { game, settings, entries }: Played): number[][] | null {
    if (this.#known?.table !== table) this.#known = { table, played: -1, rows: null }
    const known = this.#known
    if (known.played === entries.length) return known.rows
    known.played = entries.length
    this.#thinker.guessedCourse(game, settings, entries).then(
      (rows) => (known.rows = rows),
      (error: unknown) => this.#say(`the win chances of table ${table} failed: ${String(error)}`),
    )
    return known.rows
  }
}
