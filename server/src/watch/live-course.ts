import type { Entry, Game, Settings } from '@robodrome/kernel'
import type { Thinker } from '../thinking/thinker.ts'

/** What has been played of a match. */
export type Played = { game: Game; settings: Settings; entries: readonly Entry[] }

/** How the table that is shown first goes, from its start until now. Nobody waits for it: each look gets what the look before it has had worked out. */
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
      (error: unknown) => this.#say(`how table ${table} goes is not known: ${String(error)}`),
    )
    return known.rows
  }
}
