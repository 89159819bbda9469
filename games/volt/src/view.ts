import { openNotes, type Frame, type Seat } from '@robodrome/kernel'
import type { Space } from './arena.ts'
import type { BoardId } from './content/boards.ts'
import { deckOf, type Deck, type ModuleId } from './content/modules.ts'
import type { RobotId } from './content/robots.ts'
import { PLACES } from './notation.ts'
import { placeDice } from './rules/4b-programming.ts'
import { activate } from './rules/4d-activation.ts'
import { chooseLoadOut } from './rules/9a-modules.ts'
import { openCommitment, openQuestion, robotAsked, soFar } from './secret.ts'
import type { Config } from './settings.ts'
import { clone, type Mine, type Robot, type Volt } from './state.ts'
import type { Place, SlotOption } from './terms.ts'
import { drawableDecks, minesOnCard, robotsInPlay } from './vocabulary.ts'

/** What a seat knows of a robot: of others neither presets nor unseen cards nor what is chosen in secret. */
export interface RobotView extends Robot {
  /** Unseen cards in the inventory, by the colour of their backs; `inventory` holds the others. */
  unseen: Record<Deck, number>
  /** Mine tokens on its equipped MINES. */
  onMines: number
  /** Whether it has committed itself in the open secret question. */
  ready: boolean
  /** Its program as far as it is made and not yet shown: the own one only. */
  placed: Place[]
  /** Its load-out as far as it is chosen and not yet shown: the own one only. */
  equipping: SlotOption[]
}

export interface View {
  you: Seat | null
  /** The open rules; what others have picked in secret is left out. */
  stack: Frame[]
  config: Config
  board: BoardId
  round: number
  phase: 0 | 1 | 2 | 3
  unit: 0 | 1 | 2 | 3
  robots: Record<RobotId, RobotView>
  order: RobotId[]
  seats: (RobotId | null)[]
  gone: Seat[]
  mines: Mine[]
  tokens: Space[]
  /** How many cards each deck holds. */
  decks: Record<Deck, number>
  box: ModuleId[]
  draws: RobotId[]
  submitted: RobotId[]
  bout: number
  champion: RobotId | null
  winner: RobotId | 'squad' | null
  endedBy: string
  /** The die that is being activated: whose it is, and its place among the robot's dice. */
  running: { robot: RobotId; die: number } | null
  /** Decks from which you may draw, while you are asked for one (VT-MOD-5): what a deck still holds is seen at no other time. */
  mayDraw: Deck[] | null
}

/** Whether a robot's operator is asked just now from which deck to draw. */
function isAskedForDeck(g: Volt, robot: Robot): boolean {
  const question = openQuestion(g.stack)
  if (question === 'chooseFirstDeck') return robot.seat !== null && openCommitment(g.stack)!.waiting.includes(robot.seat)
  return (question === 'chooseDeck' || question === 'workshop') && robotAsked(g.stack) === robot.id
}

function runningDie(g: Volt): View['running'] {
  const notes = openNotes(g, activate)
  return notes === undefined ? null : { robot: notes.robot, die: notes.die }
}

/** The dice that a seat has placed so far, while programs are made. */
const placedBy = (g: Volt, seat: Seat): Place[] => {
  const notes = openNotes(g, placeDice)
  return notes === undefined ? [] : soFar(notes, seat).map((id) => PLACES[id]!)
}

/** The slots that a seat has filled so far, while load-outs are chosen. */
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
    for (const card of g.robots[id].inventory) if (!robot.shown.includes(card)) robot.unseen[deckOf(card)]++
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

/** In the middle of a rule, open rules may hold what nobody has been shown yet: they are left out. */
export const scene = (g: Volt, seat: Seat | null): View => ({ ...view(g, seat), stack: [] })
