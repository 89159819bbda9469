import { BadInput, Shelf, common } from '@robodrome/kernel'
import type { Bot, BotId, Mode } from './content/bots.ts'
import { STANDARD, type Box } from './content/box.ts'
import type { Card, CardId } from './content/cards.ts'
import type { EffectName, WindowName } from './content/effects.ts'
import type { Power, PowerId } from './content/powers.ts'
import { FACES, type Face } from './content/symbols.ts'
import type { Tile, TileKind } from './content/tiles.ts'
import type { PieceKey } from './state.ts'
import type { OptionOf, Use } from './terms.ts'

/** A card, Power or tile that can be used in a window. */
export interface Piece {
  /** Its key in events. */
  key: PieceKey
  kind: Use['kind']
  id: string
  name: string
  windows: readonly WindowName[]
  does: EffectName
  amount: number
  /** The option to use it without a die, and one option for each face of a die. */
  plain: Use
  on: readonly Use[]
}

type Table<T> = Readonly<Record<string, T>>

/** A box, indexed. Options are created here once; positions reuse these objects. */
export interface Content {
  box: Box
  bots: Table<Bot>
  botIds: readonly BotId[]
  cards: Table<Card>
  /** All card ids in order: the initial draw pile. */
  deck: readonly CardId[]
  powers: Table<Power>
  /** The Powers of each panel in panel order, and those of them that can be used in a window. */
  panelPowers: Readonly<Record<Mode, Table<readonly PowerId[]>>>
  windowPowers: Readonly<Record<Mode, Readonly<Record<WindowName, Table<readonly Piece[]>>>>>
  tiles: Table<Tile>
  center: TileKind
  outer: readonly TileKind[]
  /** Pieces by kind and id, and all of them by key. Only tiles that can be used are included. */
  card: Table<Piece>
  power: Table<Piece>
  tile: Table<Piece>
  piece: ReadonlyMap<string, Piece>
  bring: readonly OptionOf<'bring'>[]
  attack: Table<OptionOf<'attack'>>
  flipLock: Table<OptionOf<'flipLock'>>
  unlock: Table<OptionOf<'unlock'>>
  charge: Table<OptionOf<'charge'>>
  discard: Table<OptionOf<'discard'>>
  keepCard: Table<OptionOf<'keepCard'>>
}

const table = <T, V>(list: readonly T[], keyOf: (item: T) => string, value: (item: T, key: string) => V): Table<V> =>
  Object.fromEntries(list.map((item) => [keyOf(item), value(item, keyOf(item))]))
const itself = <T>(item: T): T => item

/** Builds the option that uses a piece. Each kind has its own function because its option has its own field. */
const USES: Readonly<Record<Use['kind'], (id: string, die: Face | '') => Use>> = {
  card: (card, die) => ({ kind: 'card', card, die }),
  power: (power, die) => ({ kind: 'power', power, die }),
  tile: (tile, die) => ({ kind: 'tile', tile, die }),
}

type Usable = { name: string; windows: readonly WindowName[]; does: EffectName; amount: number }

function pieceOf(kind: Use['kind'], id: string, { name, windows, does, amount }: Usable): Piece {
  const on = FACES.map((face) => USES[kind](id, face))
  return { key: `${kind} ${id}`, kind, id, name, windows, does, amount, plain: USES[kind](id, ''), on }
}

function indexed(box: Box): Content {
  const { bots, cards, powers, tiles } = box
  const usable = tiles.flatMap(({ kind, name, does }) => (does === null ? [] : [{ kind, name, does, windows: ['RA' as const], amount: 0 }]))
  const card = table(
    cards,
    ({ id }) => id,
    (each, id) => pieceOf('card', id, each),
  )
  const power = table(
    powers,
    ({ id }) => id,
    (each, id) => pieceOf('power', id, each),
  )
  const tile = table(
    usable,
    ({ kind }) => kind,
    (each, kind) => pieceOf('tile', kind, each),
  )
  const panels = (mode: Mode): Table<readonly PowerId[]> =>
    table(
      bots,
      ({ id }) => id,
      (bot) => Object.keys(bot[mode].powers),
    )
  const panelPowers = { standard: panels('standard'), duel: panels('duel') }
  const inWindow = (mode: Mode, window: WindowName): Table<readonly Piece[]> =>
    table(
      bots,
      ({ id }) => id,
      ({ id }) => panelPowers[mode][id]!.map((each) => power[each]!).filter(({ windows }) => windows.includes(window)),
    )
  const inWindows = (mode: Mode) => ({
    PRE: inWindow(mode, 'PRE'),
    RD: inWindow(mode, 'RD'),
    RA: inWindow(mode, 'RA'),
    HIT: inWindow(mode, 'HIT'),
    MAL: inWindow(mode, 'MAL'),
  })
  return {
    box,
    bots: table(bots, ({ id }) => id, itself),
    botIds: bots.map(({ id }) => id),
    cards: table(cards, ({ id }) => id, itself),
    deck: cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
    powers: table(powers, ({ id }) => id, itself),
    panelPowers,
    windowPowers: { standard: inWindows('standard'), duel: inWindows('duel') },
    tiles: table(tiles, ({ kind }) => kind, itself),
    center: tiles.find(({ place }) => place === 'center')!.kind,
    outer: tiles.flatMap(({ kind, place }) => (place === 'outer' ? [kind] : [])),
    card,
    power,
    tile,
    piece: new Map([card, power, tile].flatMap((pieces) => Object.values(pieces).map((piece) => [piece.key, piece]))),
    bring: bots.map(({ id }) => ({ kind: 'bring', bot: id })),
    attack: table(
      bots,
      ({ id }) => id,
      (_, bot) => ({ kind: 'attack', bot }),
    ),
    flipLock: table(
      bots,
      ({ id }) => id,
      (_, bot) => ({ kind: 'flipLock', bot }),
    ),
    unlock: table(
      powers,
      ({ id }) => id,
      (_, id) => ({ kind: 'unlock', power: id }),
    ),
    charge: table(
      powers,
      ({ id }) => id,
      (_, id) => ({ kind: 'charge', power: id }),
    ),
    discard: table(
      cards,
      ({ id }) => id,
      (_, id) => ({ kind: 'discard', card: id }),
    ),
    keepCard: table(
      cards,
      ({ id }) => id,
      (_, id) => ({ kind: 'keepCard', card: id }),
    ),
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

export const STANDARD_CONTENT = unpack(STANDARD)
let last = STANDARD_CONTENT

/** The content with which a position is played. The last box is cached, because consecutive positions mostly share one. */
export function contentOf(g: { box: string }): Content {
  if (g.box === last.box.id) return last
  const content = known.get(g.box)
  if (content === undefined)
    throw new BadInput(
      ['box'],
      g.box,
      common('oneOfBoxes', {
        boxes: known
          .entries()
          .map(([id]) => id)
          .join(', '),
      }),
    )
  return (last = content)
}

/** Looks up a card by its name in records, where there is no position: in the last box used, then in all others. */
const boxes = (): Content[] => [last, ...known.entries().map(([, content]) => content)]
export const cardName = (id: CardId): string => boxes().find(({ cards }) => id in cards)?.cards[id]?.name ?? id
export const cardNamed = (text: string): CardId | undefined => named(text, ({ cards }) => cards)
export const botName = (id: BotId): string => boxes().find(({ bots }) => id in bots)?.bots[id]?.name ?? id
export const botNamed = (text: string): BotId | undefined => named(text, ({ bots }) => bots)

function named(text: string, of: (content: Content) => Table<{ id: string; name: string }>): string | undefined {
  const wanted = text.toLowerCase()
  const fits = ({ id, name }: { id: string; name: string }): boolean => id.toLowerCase() === wanted || name.toLowerCase() === wanted
  return boxes()
    .flatMap((content) => Object.values(of(content)))
    .find(fits)?.id
}
