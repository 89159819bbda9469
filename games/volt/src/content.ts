import { BadInput, Shelf, common } from '@robodrome/kernel'
import { buildArena, type Arena, type Space } from './arena.ts'
import type { Board, BoardId, Side } from './content/boards.ts'
import { STANDARD, type Box } from './content/box.ts'
import { MOMENTS, settingsOf, type EffectName, type EffectsAt, type Line, type ModuleSetting, type Moment } from './content/effects.ts'
import type { Deck, Module, ModuleId } from './content/modules.ts'
import type { RobotCard, RobotId } from './content/robots.ts'

/** An effect with its parameters, as part of a module. */
export type Bound<M extends Moment = Moment> = EffectsAt[M] & { module: ModuleId }
/** A module's effects by moment. Every moment has a list, because the engine is fastest with a fixed shape. */
export type Lists = { readonly [M in Moment]: readonly Bound<M>[] }

/** A module, with values derived from its card. */
export interface Piece extends Module {
  /** What the module replaces. Null if it adds to the action or has a moment of its own. */
  instead: 'firing' | 'moving' | null
  /** Its settings other than Ask. */
  settings: readonly ModuleSetting[]
  at: Lists
  /** Its index in the list of modules. */
  rank: number
}

type Table<K extends string, T> = Readonly<Record<K, T>>

/** A box, indexed. */
export interface Content {
  box: Box
  modules: Table<ModuleId, Piece>
  boards: Table<BoardId, Board>
  boardIds: readonly BoardId[]
  arenas: Table<BoardId, Arena>
  /** The ordinary modules in play on a board. The others could never take effect there. */
  inPlay: Table<BoardId, readonly Piece[]>
  starts: Table<Side, readonly Space[]>
  robots: Table<RobotId, RobotCard>
}

const pieceOf = (module: Module, rank: number): Piece => ({
  ...module,
  instead: module.lines.some(({ at }) => at === 'insteadOfFiring')
    ? 'firing'
    : module.lines.some(({ at }) => at === 'insteadOfMoving')
      ? 'moving'
      : null,
  settings: [...new Set(module.lines.flatMap(settingsOf))],
  at: listsOf(module.id, module.lines),
  rank,
})

const listsOf = (module: ModuleId, lines: readonly Line[]): Lists =>
  Object.fromEntries(
    MOMENTS.map((moment) => [moment, lines.filter(({ at }) => at === moment).map((line) => ({ ...line, module }))]),
  ) as unknown as Lists

/** On a board without barriers and high voltage, modules that only react to lightning are left out, by our own design. */
export const isLeftOut = ({ lines }: Pick<Module, 'lines'>, { barriers, highVoltage }: Pick<Board, 'barriers' | 'highVoltage'>): boolean =>
  barriers === '' && highVoltage === '' && lines.every((line) => line.do === 'discharge' && line.on.every((kind) => kind === 'lightning'))

const table = <K extends string, T extends { id: K }>(items: readonly T[]): Table<K, T> =>
  Object.fromEntries(items.map((item) => [item.id, item])) as Table<K, T>

function indexed(box: Box): Content {
  const pieces = box.modules.map(pieceOf)
  const byBoard = <T>(made: (board: Board) => T): Table<BoardId, T> =>
    Object.fromEntries(box.boards.map((board) => [board.id, made(board)]))
  return {
    box,
    modules: table(pieces),
    boards: table(box.boards),
    boardIds: box.boards.map(({ id }) => id),
    arenas: byBoard((board) => buildArena(board, box.id)),
    inPlay: byBoard((board) => pieces.filter((piece) => piece.deck !== 'champion' && !isLeftOut(piece, board))),
    starts: Object.fromEntries(box.starts.map(({ id, spaces }) => [id, spaces])) as Table<Side, readonly Space[]>,
    robots: table(box.robots),
  }
}

const known = new Shelf<Content>()

/** Registers a box so that positions can refer to it. A second, different box with the same id is refused. */
export function unpack(box: Box): Content {
  const before = known.get(box.id)
  if (before !== undefined && before.box !== box && JSON.stringify(before.box) !== JSON.stringify(box))
    throw new BadInput(['box', 'id'], box.id, common('unusedId'))
  const content = before ?? indexed(box)
  if (before === undefined) known.put(box.id, content)
  return content
}

/** Anything that names its box: a position, a view. */
export type Boxed = { readonly box: string }

export const STANDARD_CONTENT = unpack(STANDARD)
let last = STANDARD_CONTENT

/** The content with which a position is played. The last box is cached, because consecutive positions mostly share one. */
export const contentOf = (g: Boxed): Content => (g.box === last.box.id ? last : find(g.box))

function find(box: string): Content {
  const content = known.get(box)
  if (content === undefined) {
    const ids = known.entries().map(([id]) => id)
    throw new BadInput(['box'], box, common('oneOfBoxes', { boxes: ids.join(', ') }))
  }
  return (last = content)
}

export const moduleOf = (g: Boxed, id: ModuleId): Piece => contentOf(g).modules[id]!

/** Whether a module has an effect at any moment. */
export const does = (g: Boxed, module: ModuleId, effect: EffectName): boolean =>
  moduleOf(g, module).lines.some((line) => line.do === effect)
/** The first module of the box with this effect; texts use its name to refer to the effect. */
export const moduleThatDoes = (g: Boxed, effect: EffectName): Piece | undefined =>
  Object.values(contentOf(g).modules).find(({ id }) => does(g, id, effect))

/** Returns the deck that an ordinary module is drawn from. */
export function deckOf(g: Boxed, id: ModuleId): Deck {
  const { deck } = moduleOf(g, id)
  if (deck === 'champion') throw new Error(`${id} is in no deck`)
  return deck
}
