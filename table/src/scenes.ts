import { listen, type Game, type Json, type Position, type Seat } from '@robodrome/kernel'
import type { Course } from './course.ts'
import { patchOf, type Patch } from './patch.ts'
import { replay } from './verify.ts'

/** What a seat sees when an event has just been told, in the middle of a rule. */
export const sceneOf = (game: Game, g: Position, seat: Seat | null): Json => (game.scene ?? game.view)(g, seat) as Json

/**
 * What each of some seats saw at each event of the last step, by the event's place among those of the step, as what is other than in the view after the
 * step: so a page can show every event on the board as it was then. None where the step cannot be rehearsed.
 */
export function scenesOf(game: Game, { match }: Pick<Course, 'match'>, seats: readonly (Seat | null)[]): Patch[][] {
  const { before, told, entries, position } = match
  const found: Patch[][] = seats.map(() => [])
  if (before === null || told.length === before.told) return found
  const views = seats.map((seat) => game.view(position, seat) as Json)
  const g = game.clone(before.position) as Position
  const ear = (): void => {
    for (const [i, seat] of seats.entries()) found[i]!.push(patchOf(views[i]!, sceneOf(game, g, seat)))
  }
  const held = listen(ear, () => entries.slice(before.entries).every((entry) => replay(game, g, entry) === null))
  return held ? found : seats.map(() => [])
}

/** The last step of a match, for those who look through these seats: it is rehearsed once for all of them, and only if one wants to know. */
export class Rehearsal {
  readonly #game: Game
  readonly #course: Course
  readonly #seats: readonly (Seat | null)[]
  #scenes: Patch[][] | null = null

  constructor(game: Game, course: Course, seats: readonly (Seat | null)[]) {
    this.#game = game
    this.#course = course
    this.#seats = seats
  }

  /** What a seat saw at an event, by its place among all that was told; nothing for events of other steps. */
  scene(seat: Seat | null, event: number): Patch | undefined {
    this.#scenes ??= scenesOf(this.#game, this.#course, this.#seats)
    const first = this.#course.match.before?.told ?? 0
    return this.#scenes[this.#seats.indexOf(seat)]?.[event - first]
  }
}
