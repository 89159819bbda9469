import type { RobotId, RobotView, Space, Terms, View } from '@robodrome/volt/page'
import type { Seat, Seen } from '@robodrome/kernel'
import type * as Table from '@robodrome/table'
import type * as Board from '../board.ts'

/** The board's props, in VOLT's terms. */
export type Snapshot = Table.Snapshot<Terms>
export type BoardProps = Board.BoardProps<Terms>
export type StripProps = Board.StripProps<Terms>
export type Told = Seen<Terms['Event']>

/** The view of a battle that has begun. */
export const viewOf = (snapshot: Snapshot): View => snapshot.view!

export const SIZE = 9

/** Row 0 is drawn at the top, in the north. */
export const spaceAt = (row: number, column: number): Space => `${'abcdefghi'[column]!}${SIZE - row}`
export const columnOf = (space: Space): number => space.charCodeAt(0) - 97
export const rowOf = (space: Space): number => SIZE - Number(space[1])

export const isAsked = (snapshot: Snapshot, seat: Seat | null): seat is Seat => seat !== null && snapshot.asked.includes(seat)

/** The watcher's question, otherwise another seat's; null if there is none. */
export const questionIn = ({ questions, seat }: Snapshot): Seen<Terms['Question']> | null =>
  (questions.find((each) => each.seat === seat) ?? questions[0])?.question ?? null

/** Whether programming is under way. */
export const isProgramming = (snapshot: Snapshot): boolean => questionIn(snapshot)?.kind === 'program'

/** Whether the next bout of a championship is being prepared: the standings are shown, and the decks are one tap away. */
export const isBetweenBouts = (snapshot: Snapshot): boolean =>
  questionIn(snapshot)?.kind === 'firstDeck' && viewOf(snapshot).config.mode === 'championship' && viewOf(snapshot).bout > 1

export const robotsIn = (view: View): RobotView[] => view.order.map((id) => view.robots[id])
export const robotAt = (view: View, space: Space): RobotView | undefined => robotsIn(view).find(({ at }) => at === space)

export const robotOf = (view: View, seat: Seat | null): RobotView | null => {
  const id = seat === null ? null : (view.seats[seat] ?? null)
  return id === null ? null : (view.robots[id] ?? null)
}

/** The seat whose paint a robot has; null for a KillBot. A robot keeps its paint after its operator has left. */
export const paintOf = (view: View, id: RobotId): Seat | null => {
  const seat = view.seats.indexOf(id)
  return seat < 0 ? null : seat
}

export const startingNumber = (view: View, id: RobotId): number => view.order.indexOf(id) + 1

/** The total VP of a squad's KillBots. */
export const squadVp = (view: View): number => robotsIn(view).reduce((sum, { squad, vp }) => sum + (squad ? vp : 0), 0)

/** Whether people who share a device may see everything: nobody has committed or started to commit, and nobody holds a secret module. */
export function isOpen(snapshot: Snapshot): boolean {
  if (snapshot.view === null) return true
  const { robots } = viewOf(snapshot)
  return snapshot.own.every((seat) => {
    const robot = Object.values(robots).find((each) => each.seat === seat)
    if (robot === undefined) return true
    const { ready, placed, equipping, inventory, shown, unseen } = robot
    const isHidden = Object.values(unseen).some((n) => n > 0) || inventory.some((module) => !shown.includes(module))
    return !ready && !isHidden && placed.length === 0 && equipping.length === 0
  })
}
