import type { Game, Json, Match, Position, Seat } from '@robodrome/kernel'

/** What a seat sees when an event has just been told, in the middle of a rule. */
export const sceneOf = (game: Game, g: Position, seat: Seat | null): Json => (game.scene ?? game.view)(g, seat) as Json

/** What each of some seats saw at each event of a step. Whoever looks on while it is made need not have it rehearsed. */
export class Witness {
  readonly seats: readonly (Seat | null)[]
  /** By seat, in the order of `seats`, and by the event's place among those of the step. */
  readonly scenes: readonly Json[][]

  constructor(seats: readonly (Seat | null)[]) {
    this.seats = seats
    this.scenes = seats.map(() => [])
  }

  /** An event has just been told. */
  see(game: Game, g: Position): void {
    for (let i = 0; i < this.seats.length; i++) this.scenes[i]!.push(sceneOf(game, g, this.seats[i]!))
  }

  /** Looks on while a step of a match is made. */
  during<T>(match: Match, step: () => T): T {
    match.witness = () => this.see(match.game, match.position)
    try {
      return step()
    } finally {
      match.witness = null
    }
  }
}
