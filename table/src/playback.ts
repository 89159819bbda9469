import { listen, node, Retreat, start, type Entry, type Game, type Luck, type Position, type Seat, type Sentence } from '@robodrome/kernel'
import { recordSays } from './says.ts'
import type { MatchRecord } from './record.ts'
import { replay } from './replay.ts'

/** Plays the lines of a record one after the other, also those that take something back. */
export class Playback<G extends Position = Position> {
  position: G
  readonly #game: Game<G>
  readonly #seats: number
  readonly #gone = new Set<Seat>()
  /** Null if nothing was taken back, so that positions need not be kept. */
  readonly #retreat: Retreat<G> | null

  constructor(game: Game<G>, { settings, lines }: Pick<MatchRecord, 'settings' | 'lines'>) {
    this.#game = game
    this.#seats = settings.seats
    this.position = start(game, settings)
    this.#retreat = lines.some(({ kind }) => kind === 'takeBack') ? new Retreat() : null
  }

  readonly node = () => node(this.#game, this.position)

  /** Plays a line. If it could not have been played, returns the problem and changes nothing. */
  play(line: MatchRecord['lines'][number], fair: Luck | null = null): Sentence | null {
    if (line.kind !== 'outcome' && line.seat >= this.#seats) return recordSays('noSeat', { seat: line.seat })
    if (line.kind !== 'outcome' && this.#gone.has(line.seat)) return recordSays('hasLeft', { seat: line.seat })
    if (line.kind === 'takeBack') return this.#takeBack(line.seat)
    const wrong = this.#note(line, fair)
    if (wrong === null && line.kind === 'leave') this.#gone.add(line.seat)
    return wrong
  }

  #takeBack(seat: Seat): Sentence | null {
    const before = this.#retreat?.reach(seat) ?? null
    if (before === null) return recordSays('outOfReach', { seat })
    this.position = before
    return null
  }

  /** Replays an entry, and notes what the players could take back together after it. */
  #note(entry: Entry, fair: Luck | null): Sentence | null {
    const retreat = this.#retreat
    if (retreat === null) return replay(this.#game, this.position, entry, fair)
    if (entry.kind === 'choice') retreat.note(entry.seat, this.#game.clone(this.position))
    else retreat.clear()
    return listen(
      ({ reveals }) => {
        if (reveals) retreat.clear()
      },
      () => replay(this.#game, this.position, entry, fair),
    )
  }
}
