import { BOT_IDS, BOTS, type BotId } from './content/bots.ts'
import { CARD_LIST, CARDS, type Card, type CardId } from './content/cards.ts'
import { COMMAND_IDS, COMMANDS, type CommandId } from './content/commands.ts'
import type { EffectName, Window } from './content/effects.ts'
import { POWER_IDS, POWERS, type PowerId } from './content/powers.ts'
import { FACES, type Face } from './content/symbols.ts'
import { TILE_KINDS, TILES, type TileKind } from './content/tiles.ts'
import { groupCount, nameOf, readDice, written, type Dice } from './dice.ts'
import { lockText } from './locking.ts'
import type { Cell } from './state.ts'

/**
 * Options are their own notation: `move 1,0`, `lock T T`, `play Servo Flip on C`. Each text is made once, here, and
 * read by looking it up, so a position offers strings and allocates nothing for them.
 */
export const PASS = 'pass'
export const STAY = 'stay'
export const STOP = 'stop'
export const ROLL_ON = 'roll'
export const PUSH = 'push'
export const NO_PUSH = 'no push'
export const DRAW = 'draw'

/** A card, Power or tile as something that can be used in a window. */
export interface Piece {
  /** As events name it: `card C01`, `power FLIP`, `tile ENERGY`. */
  key: string
  kind: 'card' | 'power' | 'tile'
  id: string
  name: string
  windows: readonly Window[]
  does: EffectName
  amount: number
  /** The notation of its use, without a die and on each face. */
  plain: string
  on: readonly string[]
}

/** One way to use a piece. */
export interface Use {
  piece: Piece
  die: Face | ''
}

const uses = new Map<string, Use>()

function piece(kind: Piece['kind'], id: string, name: string, windows: readonly Window[], does: EffectName, amount: number): Piece {
  const plain = kind === 'card' ? `play ${name}` : `${kind} ${id}`
  const made: Piece = { key: `${kind} ${id}`, kind, id, name, windows, does, amount, plain, on: FACES.map((face) => `${plain} on ${face}`) }
  uses.set(plain, { piece: made, die: '' })
  FACES.forEach((face, i) => uses.set(made.on[i]!, { piece: made, die: face }))
  return made
}

export const CARD_PIECES: Readonly<Record<CardId, Piece>> = Object.fromEntries(
  CARD_LIST.map((card) => [card.id, piece('card', card.id, card.name, card.windows, card.does, card.amount)]),
)
export const POWER_PIECES = Object.fromEntries(
  POWER_IDS.map((id) => [id, piece('power', id, POWERS[id].name, POWERS[id].windows, POWERS[id].does, POWERS[id].amount)]),
) as Readonly<Record<PowerId, Piece>>
export const TILE_PIECES: Readonly<Partial<Record<TileKind, Piece>>> = Object.fromEntries(
  TILE_KINDS.flatMap((kind) => {
    const { does, name } = TILES[kind]
    return does === null ? [] : [[kind, piece('tile', kind, name, ['RA'], does, 0)]]
  }),
)

/** The use that a text means, or undefined. */
export const useOf = (text: string): Use | undefined => uses.get(text)

const prefixed = <T extends string>(
  verb: string,
  names: Readonly<Record<T, string>>,
): [Readonly<Record<T, string>>, ReadonlyMap<string, T>] => {
  const ids = Object.keys(names) as T[]
  const texts = Object.fromEntries(ids.map((id) => [id, `${verb} ${names[id]}`])) as Record<T, string>
  return [texts, new Map(ids.map((id) => [texts[id], id]))]
}

const commandNames = Object.fromEntries(COMMAND_IDS.map((id) => [id, COMMANDS[id].name])) as Record<CommandId, string>
const cardNames = Object.fromEntries(CARD_LIST.map((card) => [card.id, card.name])) as Record<CardId, string>
const powerNames = Object.fromEntries(POWER_IDS.map((id) => [id, id])) as Record<PowerId, string>
const diceNames = Object.fromEntries(
  Array.from({ length: groupCount }, (_, id) => [nameOf(id), written(nameOf(id)) || 'nothing']),
) as Record<Dice, string>

const botNames = Object.fromEntries(BOT_IDS.map((id) => [id, BOTS[id].name])) as Record<BotId, string>

export const [bringText, broughtOf] = prefixed('bot', botNames)
export const [attackText, attackedOf] = prefixed('attack', botNames)
export const [flipLockText, flippedLockOf] = prefixed('flip lock on', botNames)
export const [commandText, commandOf] = prefixed('command', commandNames)
export const [discardText, discardOf] = prefixed('discard', cardNames)
export const [keepCardText, keptCardOf] = prefixed('keep', cardNames)
export const [unlockText, unlockOf] = prefixed('unlock', powerNames)
export const [chargeText, chargeOf] = prefixed('charge', powerNames)
export const [keepDiceText, keptDiceOf] = prefixed('keep', diceNames)
export const [rerollText, rerollOf] = prefixed('reroll', diceNames)

const locked = new Map<string, Dice>(Array.from({ length: groupCount }, (_, id) => [lockText(nameOf(id)), nameOf(id)]))
export const lockedOf = (text: string): Dice => locked.get(text)!

export const [toText, toOf] = prefixed('to', Object.fromEntries(FACES.map((face) => [face, face])) as Record<Face, Face>)

const cellNames = Object.fromEntries(
  Array.from({ length: 9 }, (_, i) => `${Math.floor(i / 3)},${i % 3}`).map((cell) => [cell, cell]),
) as Record<Cell, Cell>
export const [moveText, movedTo] = prefixed('move', cellNames)
export const [placeText, placedOn] = prefixed('place', cellNames)

/** Dice may be typed in any order, with spaces or without: `lock xpp` is `lock P P X`. */
export function tidy(text: string): string {
  const [, verb, faces] = /^\s*(lock|keep|reroll)\s+([tscdpx\s]+)$/i.exec(text) ?? []
  const dice = faces === undefined ? undefined : readDice(faces)
  return dice === undefined ? text : `${verb} ${written(dice)}`
}

/** A card by its name or id, or undefined. */
export const readCard = (text: string): CardId | undefined =>
  Object.hasOwn(CARDS, text.toUpperCase()) ? text.toUpperCase() : byName.get(text.toLowerCase())
const byName = new Map(CARD_LIST.map((card: Card) => [card.name.toLowerCase(), card.id]))
