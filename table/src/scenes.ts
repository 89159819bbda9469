import { listen, type Game, type Json, type Position, type Seat } from '@robodrome/kernel'
import type { Course } from './course.ts'
import { patchOf, type Patch } from './patch.ts'
import { replay } from './verify.ts'

/** What a seat sees when an event has just been told, in the middle of a rule. */
export const sceneOf = (game: Game, g: Position, seat: Seat | null): Json => (game.scene ?? game.view)(g, seat) as Json

/**
 * What a seat saw at each event of the last step, by the event's place among all that was told, as what is other than in the view after the
 * step: so a page can show every event on the board as it was then. None where the step cannot be rehearsed.
 */
export function scenesOf(game: Game, { match }: Pick<Course, 'match'>, seat: Seat | null): Map<number, Patch> {
  const { before, told, entries, position } = match
  const found = new Map<number, Patch>()
  if (before === null || told.length === before.told) return found
  const view = game.view(position, seat) as Json
  const g = game.clone(before.position) as Position
  let at = before.told
  const ear = (): void => void found.set(at++, patchOf(view, sceneOf(game, g, seat)))
  const held = listen(ear, () => entries.slice(before.entries).every((entry) => replay(game, g, entry) === null))
  return held ? found : new Map()
}
