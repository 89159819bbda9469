import type { Frame, Seat } from '@robodrome/kernel'
import type { Space } from './arena.ts'
import type { BoardId } from './content/boards.ts'
import { MODULES, type Deck, type ModuleId } from './content/modules.ts'
import type { RobotId } from './content/robots.ts'
import type { Config } from './settings.ts'
import { clone, type Mine, type Robot, type Volt } from './state.ts'
import { drawableDecks, minesOnCard } from './vocabulary.ts'

/** What a seat knows of a robot: of others neither presets nor unseen cards nor what is chosen in secret. */
export interface RobotView extends Robot {
  /** Unseen cards in the inventory, by the colour of their backs; `inventory` holds the others. */
  unseen: Record<Deck, number>
  /** Mine tokens on its equipped MINES. */
  onMines: number
}

export interface View {
  you: Seat | null
  /** The open rules; nothing in them is secret. */
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
  /** Decks from which you may draw, while you are asked for one (VT-MOD-5): what a deck still holds is seen at no other time. */
  mayDraw: Deck[] | null
}

/** Questions that several operators answer in secret. */
export const SECRET: readonly string[] = ['placeDice', 'chooseLoadOut', 'chooseFirstDeck']
export const openQuestion = (stack: readonly Frame[]): string => stack.at(-1)?.rule ?? ''

/** Whether a robot's operator is asked just now from which deck to draw. */
function isAskedForDeck(g: Volt, robot: Robot): boolean {
  const question = openQuestion(g.stack)
  if (question === 'chooseFirstDeck') return robot.seat !== null && !robot.ready
  return (question === 'chooseDeck' || question === 'workshop') && (g.stack.at(-1)!.notes as { robot: RobotId }).robot === robot.id
}

export function view(g: Volt, seat: Seat | null): View {
  const secret = SECRET.includes(openQuestion(g.stack))
  const twin = clone(g)
  const own = seat === null ? null : (g.seats[seat] ?? null)
  const robots = {} as Record<RobotId, RobotView>
  for (const id of Object.keys(twin.robots) as RobotId[]) {
    const robot: RobotView = { ...twin.robots[id], unseen: { blue: 0, yellow: 0, red: 0 }, onMines: minesOnCard(g, g.robots[id]) }
    robots[id] = robot
    if (id === own) continue
    robot.presets = {}
    if (secret) robot.commit = []
    robot.inventory = robot.inventory.filter((card) => robot.shown.includes(card))
    for (const card of g.robots[id].inventory) if (!robot.shown.includes(card)) robot.unseen[MODULES[card].deck as Deck]++
  }
  const { decks, ...rest } = twin
  return {
    you: seat,
    ...rest,
    robots,
    decks: { blue: decks.blue.length, yellow: decks.yellow.length, red: decks.red.length },
    mayDraw: own !== null && isAskedForDeck(g, g.robots[own]) ? drawableDecks(g, g.robots[own]) : null,
  }
}
