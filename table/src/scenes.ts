import { listen, type Game, type Json, type Position, type Seat } from '@robodrome/kernel'
import type { Course } from './course.ts'
import { patchOf, type Patch } from './patch.ts'
import { questionsHeard, questionsPut } from './questions.ts'
import type { Snapshot } from './snapshot.ts'
import { replay } from './replay.ts'
import { Witness } from './witness.ts'

/**
 * Returns, for some seats, the view at each event of the last step, by the event's place in the step, as a difference from the view after
 * the step. A page can then show every event on the board as it was at that moment. The result is empty if the step cannot be replayed.
 * `witness` holds views recorded during the step.
 */
export function scenesOf(
  game: Game,
  { match }: Pick<Course, 'match'>,
  seats: readonly (Seat | null)[],
  witness: Witness | null = null,
  viewOf: (seat: Seat | null) => Json = (seat) => game.view(match.position, seat) as Json,
): Patch[][] {
  const { before, told } = match
  if (before === null || told.length === before.told) return seats.map(() => [])
  const saw = witness !== null && seats.every((seat) => witness.seats.includes(seat)) ? witness : rehearse(game, match, seats)
  return seats.map((seat) => {
    const scenes = saw?.scenes[saw.seats.indexOf(seat)] ?? []
    const view = viewOf(seat)
    return scenes.map((scene) => patchOf(view, scene))
  })
}

/** Replays the last step for some seats; null if that is impossible. */
function rehearse(game: Game, { before, entries }: Course['match'], seats: readonly (Seat | null)[]): Witness | null {
  const g = game.clone(before!.position) as Position
  const witness = new Witness(seats)
  const held = listen(
    () => witness.see(game, g),
    () => entries.slice(before!.entries).every((entry) => replay(game, g, entry) === null),
  )
  return held ? witness : null
}

/** The last step of a match for watchers in these seats: their views are computed in one pass, and only on demand. */
export class Rehearsal {
  readonly #game: Game
  readonly #course: Course
  readonly #seats: readonly (Seat | null)[]
  readonly #witness: Witness | null
  readonly #views: Json[] = []
  readonly #written = new Map<object, string>()
  #put: ReturnType<typeof questionsPut> | null = null
  #scenes: Patch[][] | null = null

  constructor(game: Game, course: Course, seats: readonly (Seat | null)[], witness: Witness | null = null) {
    this.#game = game
    this.#course = course
    this.#seats = seats
    this.#witness = witness
  }

  /** The view of a seat after the step, computed once for these seats. */
  readonly view = (seat: Seat | null): Json => {
    const at = this.#seats.indexOf(seat)
    return (at < 0 ? undefined : this.#views[at]) ?? this.#look(seat, at)
  }

  /** The part of the open questions that a seat may know after the step, computed once for all watchers. */
  questions(seat: Seat | null): Snapshot['questions'] {
    const { match } = this.#course
    return questionsHeard((this.#put ??= questionsPut(this.#game, match.position, match.asked())), seat)
  }

  /** The view of a seat at an event, given the event's index in the log; undefined for events of other steps. */
  scene(seat: Seat | null, event: number): Patch | undefined {
    this.#scenes ??= scenesOf(this.#game, this.#course, this.#seats, this.#witness, this.view)
    const first = this.#course.match.before?.told ?? 0
    return this.#scenes[this.#seats.indexOf(seat)]?.[event - first]
  }

  /** An event or question as JSON: public ones are serialised once for everybody. */
  json(said: object): string {
    let json = this.#written.get(said)
    if (json === undefined) this.#written.set(said, (json = JSON.stringify(said)))
    return json
  }

  #look(seat: Seat | null, at: number): Json {
    const view = this.#game.view(this.#course.match.position, seat) as Json
    if (at >= 0) this.#views[at] = view
    return view
  }
}
