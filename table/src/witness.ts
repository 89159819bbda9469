import type { Game, Json, Match, Position, Seat } from '@robodrome/kernel'

/** The view of a seat right after an event, in the middle of a rule. */
export const sceneOf = (game: Game, g: Position, seat: Seat | null): Json => (game.scene ?? game.view)(g, seat) as Json

/** The views of some seats at each event of a step. Thanks to them, the step need not be replayed for these seats later. */
export class Witness {
  readonly seats: readonly (Seat | null)[]
  /** Indexed by seat, in the order of `seats`, and by the event's index within the step. */
  readonly scenes: readonly Json[][]

  constructor(seats: readonly (Seat | null)[]) {
    this.seats = seats
    this.scenes = seats.map(() => [])
  }

  /** Called right after an event was sent. */
  see(game: Game, g: Position): void {
    for (let i = 0; i < this.seats.length; i++) this.scenes[i]!.push(sceneOf(game, g, this.seats[i]!))
  }

  /** Records views while a match carries out a step. */
  during<T>(match: Match, step: () => T): T {
    match.witness = () => this.see(match.game, match.position)
    try {
      return step()
    } finally {
      match.witness = null
    }
  }
}
