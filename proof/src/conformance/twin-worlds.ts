import {
  asked,
  choose,
  happen,
  leave,
  node,
  options,
  outcomes,
  quickLuck,
  write,
  writeOutcome,
  type Position,
  type Seat,
} from '@robodrome/kernel'
import { isPossible } from '@robodrome/table'
import { difference } from '../difference.ts'
import { pick, seatsOf, some, text, watchersOf, type Check, type Place } from './check.ts'
import { after, bytes, heardBy, nameOf, shownTo, type After } from './sent.ts'

/** The number of other outcomes compared at a chance, and the number of moves for which the two worlds are played on. */
const OUTCOMES = 8
const MOVES = 40
/** Occasionally a player leaves, in both worlds. */
const LEAVES = 20
/** The number of attempts to draw an outcome possible in both worlds. */
const DRAWS = 8

type Worlds = { one: Position; two: Position; blind: (Seat | null)[] }

/**
 * Compares two worlds that differ in one chance outcome, playing the same moves in both as long as both allow them. A seat that was not
 * told the outcome must receive the same data in both, until an event says `reveals`. Unlike `imagine`, this check does not rely on the
 * view it examines.
 */
const twinWorlds: Check = {
  name: 'twin worlds',
  examine(place) {
    const { game, g, settings, luck } = place
    const at = node(game, g)
    if (at.kind !== 'chance') return null
    const drawn = luck.outcome(at.rule, g, at.notes)
    const one = after(place, g, (twin) => happen(game, twin, structuredClone(drawn)))
    const listed =
      outcomes(game, g)?.map(([outcome]) => outcome) ?? Array.from({ length: OUTCOMES }, () => luck.outcome(at.rule, g, at.notes))
    let worlds: Worlds | null = null
    for (const other of some(luck, listed, OUTCOMES)) {
      if (text(other) === text(drawn)) continue
      const two = after(place, g, (twin) => happen(game, twin, structuredClone(other)))
      const blind = watchersOf(settings).filter((watcher) => text(heardBy(one, watcher)) === text(heardBy(two, watcher)))
      const found = shown(place, one, two, blind)
      if (found !== null) return `luck brings "${writeOutcome(at.rule, drawn)}" or "${writeOutcome(at.rule, other)}", which ${found}`
      if (blind.length > 0) worlds = { one: one.g, two: two.g, blind }
    }
    const found = worlds === null ? null : playOn(place, worlds)
    return found === null ? null : `after "${writeOutcome(at.rule, drawn)}" at ${at.rule.name}, ${found}`
  },
}

/** Plays both worlds until no common move is left, or until the difference has been revealed to everybody. */
function playOn(place: Place, { one, two, blind }: Worlds): string | null {
  const moves: string[] = []
  const gone = [...place.gone]
  for (let i = 0; i < MOVES && blind.length > 0; i++) {
    const act = sameAct({ ...place, gone }, one, two)
    if (act === null) return null
    moves.push(act.text)
    if (act.leaver !== null) gone.push(act.leaver)
    const here = after(place, one, act.apply)
    const there = after(place, two, act.apply)
    if (!settleBoth(place, here, there)) return null
    blind = blind.filter((watcher) => ![here, there].some((world) => isShown(world, watcher)))
    const found = shown(place, here, there, blind)
    if (found !== null) return `the moves "${moves.join('", "')}" ${found}`
    one = here.g
    two = there.g
  }
  return null
}

const isShown = ({ events }: After, watcher: Seat | null): boolean =>
  heardBy({ events: events.filter((event) => event.reveals === true) }, watcher).length > 0

/** Returns a difference in the data sent to a seat that should not be able to tell two worlds apart. */
function shown(place: Place, one: After, two: After, blind: readonly (Seat | null)[]): string | null {
  const { game } = place
  for (const watcher of blind) {
    const sent = (world: After) => ({
      events: heardBy(world, watcher),
      ...(bytes(place, world.g, watcher) as object),
      scenes: shownTo(place, world, watcher),
    })
    const found = difference(sent(one), sent(two))
    if (found !== null) return `shows ${nameOf(watcher)} what it was not told: ${found}`
    // Answers are computed on imagined positions, so they must not depend on the world, either.
    const imagined = (world: After) => game.imagine(world.g, watcher, quickLuck(1)) as Position
    const other = difference(imagined(one), imagined(two))
    if (other !== null) return `makes ${nameOf(watcher)} imagine what it was not told: ${other}`
  }
  return null
}

interface SameAct {
  text: string
  leaver: Seat | null
  apply(g: Position): void
}

/** Finds a move possible in both worlds. */
function sameAct({ game, settings, gone, luck }: Place, one: Position, two: Position): SameAct | null {
  if (node(game, one).kind !== 'choice' || node(game, two).kind !== 'choice') return null
  const leaver = pick(luck, seatsOf(settings))
  if (luck.below(LEAVES) === 0 && !gone.includes(leaver))
    return { text: `! ${leaver} leaves`, leaver, apply: (g) => leave(game, g, leaver) }
  const seat = pick(luck, asked(game, one))
  if (!asked(game, two).includes(seat)) return null
  const there = new Set(options(game, two, seat).map((option) => write(game, two, option)))
  const both = options(game, one, seat)
    .map((option) => write(game, one, option))
    .filter((move) => there.has(move))
  if (both.length === 0) return null
  const move = pick(luck, both)
  const apply = (g: Position) =>
    choose(
      game,
      g,
      seat,
      options(game, g, seat).find((option) => write(game, g, option) === move),
    )
  return { text: `${seat} ${move}`, leaver: null, apply }
}

/** Draws the same outcome in both worlds; false if impossible. A chance that occurs in only one world is settled there. */
function settleBoth(place: Place, one: After, two: After): boolean {
  const { game, luck } = place
  for (;;) {
    const here = node(game, one.g)
    const there = node(game, two.g)
    if (here.kind !== 'chance' && there.kind !== 'chance') return true
    if (here.kind === 'chance' && there.kind === 'chance') {
      if (here.rule.name !== there.rule.name) return false
      const outcome = Array.from({ length: DRAWS }, () => luck.outcome(here.rule, one.g, here.notes)).find((each) =>
        isPossible(there.rule, two.g, there.notes, each),
      )
      if (outcome === undefined) return false
      for (const world of [one, two]) move(place, world, outcome)
    } else {
      const [world, at] = here.kind === 'chance' ? [one, here] : [two, there]
      if (at.kind === 'chance') move(place, world, luck.outcome(at.rule, world.g, at.notes))
    }
  }
}

/** Performs an act in a world. */
function move(place: Place, world: After, outcome: unknown): void {
  const next = after(place, world.g, (g) => happen(place.game, g, structuredClone(outcome)))
  world.g = next.g
  world.events.push(...next.events)
  world.scenes.push(...next.scenes)
}

export const twinChecks: Check[] = [twinWorlds]
