import { isOnTop, openNotes, type Seat } from '@robodrome/kernel'
import { deckOf } from './content.ts'
import type { RobotId } from './content/robots.ts'
import { PLACES } from './notation.ts'
import { chooseFirstDeck } from './rules/3-setup.ts'
import { placeDice } from './rules/4b-programming.ts'
import { activate } from './rules/4d-activation.ts'
import { workshop } from './rules/8-resolution.ts'
import { chooseDeck, chooseLoadOut } from './rules/9a-modules.ts'
import { openCommitment, robotAsked, soFar } from './secret.ts'
import { clone, type Robot, type Volt } from './state.ts'
import type { Place, RobotView, SlotOption, View } from './shapes.ts'
import { drawableDecks, minesOnCard, robotsInPlay } from './vocabulary.ts'

/** Whether a robot's operator is currently being asked for a deck. */
function isAskedForDeck(g: Volt, robot: Robot): boolean {
  if (isOnTop(g, chooseFirstDeck)) return robot.seat !== null && openCommitment(g.stack)!.waiting.includes(robot.seat)
  return (isOnTop(g, chooseDeck) || isOnTop(g, workshop)) && robotAsked(g.stack) === robot.id
}

function runningDie(g: Volt): View['running'] {
  const notes = openNotes(g, activate)
  return notes === undefined ? null : { robot: notes.robot, die: notes.die }
}

/** Returns a seat's dice so far during programming. */
const placedBy = (g: Volt, seat: Seat): Place[] => {
  const notes = openNotes(g, placeDice)
  return notes === undefined ? [] : soFar(notes, seat).map((id) => PLACES[id]!)
}

/** Returns a seat's slots so far during equipping. */
const equippedBy = (g: Volt, seat: Seat): SlotOption[] => {
  const notes = openNotes(g, chooseLoadOut)
  return notes === undefined ? [] : soFar(notes, seat).flatMap((pick) => (pick.kind === 'slot' ? [{ ...pick }] : []))
}

export function view(g: Volt, seat: Seat | null): View {
  const twin = clone(g)
  const open = openCommitment(twin.stack)
  if (open !== null) open.picks = open.picks.map((pick, each) => (each === seat ? pick : null))
  const own = seat === null ? null : (g.seats[seat] ?? null)
  const robots = {} as Record<RobotId, RobotView>
  for (const id of robotsInPlay(twin)) {
    const robot: RobotView = {
      ...twin.robots[id],
      unseen: { blue: 0, yellow: 0, red: 0 },
      onMines: minesOnCard(g, g.robots[id]),
      ready: open !== null && !open.waiting.includes(twin.robots[id].seat ?? -1),
      placed: id === own ? placedBy(g, seat!) : [],
      equipping: id === own ? equippedBy(g, seat!) : [],
    }
    robots[id] = robot
    if (id === own) continue
    robot.presets = {}
    robot.inventory = robot.inventory.filter((card) => robot.shown.includes(card))
    for (const card of g.robots[id].inventory) if (!robot.shown.includes(card)) robot.unseen[deckOf(g, card)]++
  }
  const { decks, ...rest } = twin
  return {
    you: seat,
    ...rest,
    robots,
    decks: { blue: decks.blue.length, yellow: decks.yellow.length, red: decks.red.length },
    running: runningDie(g),
    mayDraw: own !== null && isAskedForDeck(g, g.robots[own]) ? drawableDecks(g, g.robots[own]) : null,
  }
}

/** While a rule runs, open rules may hold facts that have not been revealed yet, so they are left out. */
export const scene = (g: Volt, seat: Seat | null): View => ({ ...view(g, seat), stack: [] })
