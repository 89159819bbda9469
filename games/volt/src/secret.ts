import { answer, follow, remove, type Commitment, type Frame, type Seat } from '@robodrome/kernel'
import type { RobotId } from './content/robots.ts'
import type { Volt } from './state.ts'
import type { SlotOption } from './shapes.ts'

/** An operator's load-out so far: keeping everything, or cards slot by slot. */
export type LoadOutPicks = ({ kind: 'keep' } | SlotOption)[]
/** An operator's program so far: places by their ids. */
export type ProgramPicks = string[]

/**
 * The names of the questions that all operators answer in secret. Until all have answered, picks exist only in the notes of the open frame.
 * The rules import these names, so that this file need not import the rules.
 */
export const SECRET = { program: 'placeDice', loadOut: 'chooseLoadOut', firstDeck: 'chooseFirstDeck' } as const
const SECRET_NAMES: readonly string[] = Object.values(SECRET)

export const openQuestion = (stack: readonly Frame[]): string => stack.at(-1)?.rule ?? ''

/** The robot that the open question concerns, if any. */
export const robotAsked = (stack: readonly Frame[]): RobotId | undefined => (stack.at(-1)?.notes as { robot?: RobotId } | undefined)?.robot

/** The notes of the open secret question, or null. */
export const openCommitment = (stack: readonly Frame[]): Commitment<unknown> | null =>
  SECRET_NAMES.includes(openQuestion(stack)) ? (stack.at(-1)!.notes as Commitment<unknown>) : null

const NOTHING: readonly never[] = []

/** A seat's partial answer to a question with several steps. */
export const soFar = <P>({ picks }: Commitment<P[]>, seat: Seat): readonly P[] => picks[seat] ?? NOTHING

/** Adds a step to a seat's partial answer. */
export function add<P>({ picks }: Commitment<P[]>, seat: Seat, pick: P): void {
  const own = picks[seat]
  if (own) own.push(pick)
  else picks[seat] = [pick]
}

/** Commits a seat's picks; the last commitment closes the question with all picks. */
export function commit<P>({ waiting, picks }: Commitment<P>, seat: Seat): ReturnType<typeof answer> | undefined {
  remove(waiting, seat)
  return waiting.length === 0 ? answer(picks) : undefined
}

/** Withdraws a seat's answer, which is allowed until the last seat has committed. */
export function reconsider<P>({ waiting }: Commitment<P>, seat: Seat): void {
  if (waiting.includes(seat)) return
  waiting.push(seat)
  waiting.sort((a, b) => a - b)
}

/** Removes a seat that has left from the open secret question. */
export function dropOut(g: Volt, seat: Seat): void {
  const open = openCommitment(g.stack)
  if (open === null) return
  open.picks[seat] = null
  const flow = commit(open, seat)
  if (flow !== undefined) follow(g.stack, flow)
}
