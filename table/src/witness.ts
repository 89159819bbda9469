import type { Game, Json, Match, Position, Seat } from '@robodrome/kernel'

/** The view of a seat right after an event, in the middle of a rule. */
export const sceneOf = (game: Game, g: Position, seat: Seat | null): Json => (game.scene ?? game.view)(g, seat) as Json

/** The views of some seats at each event of a step. For these seats, the step need not be replayed later. */
export class Witness {
  readonly seats: readonly (Seat | null)[]
  /** By seat, in the order of `seats`, and by the event's place in the step. */
  readonly scenes: readonly Json[][]

  constructor(seats: readonly (Seat | null)[]) {
    this.seats = seats
    this.scenes = seats.map(() => [])
  }

  /** Called when an event has just been sent. */
  see(game: Game, g: Position): void {
    for (let i = 0; i < this.seats.length; i++) this.scenes[i]!.push(sceneOf(game, g, this.seats[i]!))
  }

  /** Records views while a step of a match is made. */
  during<T>(match: Match, step: () => T): T {
    match.witness = () => this.see(match.game, match.position)
    try {
      return step()
    } finally {
      match.witness = null
    }
  }
}
