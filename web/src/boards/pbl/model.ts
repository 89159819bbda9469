import {
  cardOf,
  topOf,
  type CardName,
  type Option,
  type Outlook,
  type Question,
  type SideId,
  type SideView,
  type Terms,
  type View,
} from '@robodrome/pbl/page'
import type { Seat, Seen } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { answered, type Answers, type BoardProps } from '../board.ts'

export type Snap = Snapshot<Terms>
export type Props = BoardProps<Terms>

/** The snapshot's view, typed for PBL Robots. */
export const viewOf = (snapshot: Snap): View => snapshot.view!

export const isAsked = (snapshot: Snap, seat: Seat | null): seat is Seat => seat !== null && snapshot.asked.includes(seat)

/** A seat's current question. */
export const questionTo = (snapshot: Snap, seat: Seat): Seen<Question> | null =>
  snapshot.questions.find((each) => each.seat === seat)?.question ?? null

/** The current question of any seat. */
export const questionIn = (snapshot: Snap): Seen<Question> | null => snapshot.questions[0]?.question ?? null

/** The notes of open rules that the board reads. */
interface Notes {
  card: CardName
  faces: number[]
  marked: number[]
}

/** A note of the innermost open frame of a rule. */
export const noteIn = <K extends keyof Notes>(view: View, rule: string, name: K): Notes[K] | undefined =>
  view.questions.findLast((open) => open.rule === rule)?.notes[name] as Notes[K] | undefined

export const sideOf = (view: View, seat: Seat): SideId => seat % view.config.sides
/** The side shown as the reader's own; a spectator sits behind the first side. */
export const ownSide = (view: View): SideId => (view.seat === null ? 0 : sideOf(view, view.seat))
/** Whether the watcher may know the secrets of a side. */
export const isOwn = (view: View, side: SideId): boolean => view.seat !== null && sideOf(view, view.seat) === side
export const othersOf = (view: View): SideId[] => view.sides.map((_side, id) => id).filter((id) => id !== ownSide(view))
export const seatsOf = (view: View, side: SideId): Seat[] =>
  Array.from({ length: view.config.seats }, (_, seat) => seat).filter((seat) => sideOf(view, seat) === side)

export const known = (view: View, zone: string): CardName[] => (view.zones[zone]?.cards ?? []).filter((card) => card !== null)
export const handOf = (view: View, seat: Seat | null): CardName[] => (seat === null ? [] : known(view, `hand ${seat}`))

/** A possible choice, or a forbidden one with its reason. */
export interface Choice {
  text: string
  option: Option
  rule?: string
}

/** All current choices: answers, refused ones, and moves that do not answer the question. */
export const choicesOf = (snapshot: Snap, seat: Seat | null): Choice[] => [
  ...(isAsked(snapshot, seat) ? [...snapshot.options, ...snapshot.refusals] : []),
  ...snapshot.asides,
]

export const outlookIn = (answers: Answers): Outlook | null => answered<Terms, 'odds'>(answers, 'odds')

export const hangarOf = (side: SideView): CardName | undefined => side.hangars.at(-1)
export const spacesOf = (view: View, side: SideView): number => {
  const hangar = hangarOf(side)
  const card = hangar === undefined ? null : cardOf(view, hangar)
  return card?.kind === 'hangar' ? card.spaces : 0
}

/** The face-up cards on the table. */
export const isLaidOut = (view: View, card: CardName): boolean =>
  view.row.includes(card) ||
  view.sides.some(
    ({ crew, hangars, slots }) => crew.includes(card) || hangars.at(-1) === card || slots.some((slot) => topOf(slot) === card),
  )

/** The seats of one side. */
export const sides = (snapshot: Snap): Seat[][] => {
  const count = snapshot.view === null ? snapshot.seats.length : viewOf(snapshot).sides.length
  return Array.from({ length: count }, (_, side) => snapshot.seats.flatMap((_seat, seat) => (seat % count === side ? [seat] : [])))
}
