import type { Block } from '@robodrome/outside'
import type { HostedOption, HostedTerms, HostedView, Steppers } from '@robodrome/outside/hosted'
import type { Seat } from '@robodrome/kernel'
import type { Snapshot as AnySnapshot } from '@robodrome/table'
import { inOwnLanguage } from '../../page/hosted.ts'
import type { BoardProps as AnyProps } from '../board.ts'

export type BoardProps = AnyProps<HostedTerms>
export type Snapshot = AnySnapshot<HostedTerms>
export type Move = Snapshot['options'][number]

/** What the viewing seat sees, as blocks in the language of the page. */
export const blocksOf = (view: HostedView | null): readonly Block[] => (view === null ? [] : inOwnLanguage(view.blocks))

/** A block that belongs to a player. */
export type SeatBlock = Extract<Block, { seat?: Seat }>
export const seatOf = (block: Block): Seat | null => ('seat' in block && block.seat !== undefined ? block.seat : null)

/** The blocks of players under one title, in the order of the first of each. */
export interface Group {
  key: string
  title: Block & { title: unknown }
  blocks: SeatBlock[]
}

/** Separates the blocks in the middle from those of the players, which are grouped by title. */
export function arranged(blocks: readonly Block[]): { middle: Block[]; groups: Group[] } {
  const middle: Block[] = []
  const groups: Group[] = []
  for (const block of blocks) {
    if (seatOf(block) === null || block.kind === 'drawing') {
      middle.push(block)
      continue
    }
    const key = JSON.stringify(block.title)
    const group = groups.find((each) => each.key === key)
    if (group === undefined) groups.push({ key, title: block, blocks: [block as SeatBlock] })
    else group.blocks.push(block as SeatBlock)
  }
  return { middle, groups }
}

/** The numbers of an option by the fields of its stepper. */
export type Numbers = Readonly<Record<string, number>>

const kindOf = ({ own }: HostedOption): string =>
  typeof own === 'object' && own !== null && !Array.isArray(own) && typeof own['kind'] === 'string' ? own['kind'] : ''

/** The fields, with their names, of an option that is set by numbers; null for other options. */
export function fieldsOf(steppers: Steppers, option: HostedOption): readonly (readonly [field: string, name: string])[] | null {
  const fields = Object.hasOwn(steppers, kindOf(option)) ? steppers[kindOf(option)] : undefined
  return fields === undefined ? null : Object.entries(fields).map(([field, name]) => [field, inOwnLanguage(name)] as const)
}

export const numbersOf = ({ own }: HostedOption, fields: readonly (readonly [string, string])[]): Numbers =>
  Object.fromEntries(fields.map(([field]) => [field, Number((own as Record<string, unknown>)[field])]))

/**
 * Finds the nearest move with a different number in one field; the other fields change as little as the rules allow. Null if there is none.
 */
export function stepFrom(moves: readonly { move: Move; numbers: Numbers }[], from: Numbers, field: string, by: 1 | -1): Move | null {
  const beyond = moves.filter(({ numbers }) => (numbers[field]! - from[field]!) * by > 0)
  const [nearest] = beyond.toSorted((a, b) => cost(a.numbers, from, field) - cost(b.numbers, from, field))
  return nearest?.move ?? null
}

/** A change in the stepped field weighs most. */
const cost = (to: Numbers, from: Numbers, field: string): number =>
  Object.keys(from).reduce((sum, each) => sum + Math.abs(to[each]! - from[each]!) * (each === field ? 1000 : 1), 0)

type Card = Extract<Block, { kind: 'hand' }>['cards'][number]

/** The moves that a card lists. */
export const movesOf = ({ move, moves = [] }: Card): readonly string[] => (move === undefined ? moves : [move, ...moves])

/** The moves of a card that are legal now. */
export const legalOf = (card: Card, { options }: Pick<Snapshot, 'options'>): readonly Move[] =>
  movesOf(card).flatMap((text) => options.find((option) => option.text === text) ?? [])

/** A square of a grid: its row and column. */
export type Place = readonly [row: number, column: number]
type Rows = Extract<Block, { kind: 'grid' }>['rows']
type Landings = readonly { to: Place; move: string }[]

/** The moves of a square that are legal now: its own, and those of the piece on it. */
export function legalMoves(rows: Rows, { options }: Pick<Snapshot, 'options'>) {
  const legal = new Set(options.map(({ text }) => text))
  return ([row, column]: Place): { move: string | null; moves: Landings } => {
    const { move, moves = [] } = rows[row]?.[column] ?? {}
    return { move: move !== undefined && legal.has(move) ? move : null, moves: moves.filter((each) => legal.has(each.move)) }
  }
}

/** The move that puts a lifted piece on a square. */
export const landingAt = (moves: Landings, [row, column]: Place): string | null =>
  moves.find(({ to }) => to[0] === row && to[1] === column)?.move ?? null
