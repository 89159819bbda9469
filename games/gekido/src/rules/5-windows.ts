import { answer, NO_ONE, only, type Seat } from '@robodrome/kernel'
import type { WindowName } from '../content/effects.ts'
import type { Face } from '../content/symbols.ts'
import { contentOf, type Piece } from '../content.ts'
import { faceIndex, facesOf } from '../dice.ts'
import { PASS } from '../options.ts'
import { choice } from '../rule.ts'
import type { Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, Question, RefusalId, Use } from '../terms.ts'
import { attackOf, botAt, powersOf, tileUnder } from '../vocabulary.ts'
import { EFFECTS } from './6-effects.ts'
import { discardFromHand } from './10-cards.ts'
import { spendCharge } from './9-bonuses.ts'

/** The state of a window: the cards played in it, and whether it is closed. */
interface WindowNotes {
  cards: number
  done: boolean
}

/** The rule for each window: GK-WIN-1 to GK-WIN-5. The defender owns three of them, the attacker two. */
const WINDOW_RULES = { PRE: 'GK-WIN-1', RD: 'GK-WIN-2', RA: 'GK-WIN-3', HIT: 'GK-WIN-4', MAL: 'GK-WIN-5' } as const satisfies Readonly<
  Record<WindowName, RefusalId>
>
/** Windows that close after one effect. */
const isSingle = (window: WindowName): boolean => window === 'RA' || window === 'MAL'
const ownerOf = (g: Gekido, window: WindowName): Seat => (isSingle(window) ? g.active : attackOf(g).target)

/**
 * GK-WIN-6 A window is offered to a player who holds a card, or has a Power or tile that can be used in it. Hand sizes are public, so this
 * reveals nothing.
 */
export function isOffered(g: Gekido, window: WindowName): boolean {
  const seat = ownerOf(g, window)
  const bot = botAt(g, seat)
  if (bot.hand.length > 0) return true
  for (const piece of powersIn(g, window, seat)) if (bot.powers[piece.id] !== undefined && isUsable(g, window, seat, piece)) return true
  const tile = window === 'RA' ? contentOf(g).tile[tileUnder(g, seat).kind] : undefined
  return tile !== undefined && isUsable(g, window, seat, tile)
}

/** The Powers of a seat's panel that can be used in a window. */
const powersIn = (g: Gekido, window: WindowName, seat: Seat): readonly Piece[] =>
  contentOf(g).windowPowers[g.mode][window][botAt(g, seat).bot]!

/** Whether a Power or tile for this window has a legal use. */
function isUsable(g: Gekido, window: WindowName, seat: Seat, piece: Piece): boolean {
  if (!EFFECTS[piece.does].die) return forbidsUse(g, window, 0, seat, piece, '') === null
  for (const face of facesOf(attackOf(g).free)) if (forbidsUse(g, window, 0, seat, piece, face) === null) return true
  return false
}

/** Returns the rule that forbids a use in this window, or null. GK-WIN-11: the condition must hold, and there must be a legal choice. */
function forbidsUse(g: Gekido, window: WindowName, cards: number, seat: Seat, piece: Piece, die: Face | ''): RefusalId | null {
  if (piece.kind === 'power') {
    const charges = botAt(g, seat).powers[piece.id]
    if (charges === undefined) return 'GK-BON-4'
    if (charges === 0) return 'GK-BON-7'
  }
  if (piece.windows.length === 0) return 'GK-TURN-1'
  if (piece.kind === 'tile' && seat !== g.active) return 'GK-TILE-3'
  if (!piece.windows.includes(window)) return WINDOW_RULES[window]
  if (piece.kind === 'power' && cards > 0) return WINDOW_RULES[window]
  if (piece.kind === 'tile' && attackOf(g).tileUsed) return 'GK-TILE-2'
  return EFFECTS[piece.does].forbids(g, attackOf(g), seat, die, piece)
}

/** Yields everything that a seat might try to use: its cards, the Powers of its panel, its tile. */
export function* piecesOf(g: Gekido, seat: Seat): Generator<Piece> {
  const { hand, at } = botAt(g, seat)
  const { card, power, tile: tiles } = contentOf(g)
  for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) yield card[hand[i]!]!
  for (const id of powersOf(g, seat)) yield power[id]!
  const tile = tiles[g.arena[at]!]
  if (tile !== undefined) yield tile
}

/** Lists all uses of a seat's pieces, whether or not they are legal here. */
export function temptingUses(g: Gekido, seat: Seat): Use[] {
  const list: Use[] = []
  for (const piece of piecesOf(g, seat)) addUses(g, list, piece)
  return list
}

function addUses(g: Gekido, list: (Use | OptionOf<'pass'>)[], piece: Piece): void {
  if (!EFFECTS[piece.does].die || g.attack === null) list.push(piece.plain)
  else for (const face of facesOf(g.attack.free)) list.push(piece.on[faceIndex[face]]!)
}

/** GK-WIN-11 Outside an attack, a player can use nothing except a Power that draws cards, at the start of the turn (GK-TURN-1). */
export const refusedOutside = (g: Gekido, option: Use): RefusalId => (pieceIn(g, option).windows.length === 0 ? 'GK-TURN-1' : 'GK-WIN-11')

/** The piece that an option uses. */
export function pieceIn(g: { box: string }, option: Use): Piece {
  const content = contentOf(g)
  if (option.kind === 'card') return content.card[option.card]!
  return option.kind === 'power' ? content.power[option.power]! : content.tile[option.tile]!
}

/** GK-WIN-7 Effects are used one at a time, each seen before the next; GK-WIN-9: only the attacker and the defender are ever asked. */
const windowRule = (name: string, moment: WindowName, ask: (g: Gekido) => Question) =>
  choice<WindowNotes, Use | OptionOf<'pass'>>(name, {
    seats: (g, notes) => (isClosed(g, notes, ownerOf(g, moment)) ? NO_ONE : only(ownerOf(g, moment))),
    ask,
    candidates(g, notes, seat) {
      const list: (Use | OptionOf<'pass'>)[] = []
      const { hand, powers } = botAt(g, seat)
      const content = contentOf(g)
      for (let i = 0; i < hand.length; i++) {
        const piece = content.card[hand[i]!]!
        if (hand[i] !== hand[i - 1] && piece.windows.includes(moment)) addUses(g, list, piece)
      }
      if (notes.cards === 0) {
        for (const piece of powersIn(g, moment, seat)) if (powers[piece.id] !== undefined) addUses(g, list, piece)
        const tile = moment === 'RA' ? content.tile[tileUnder(g, seat).kind] : undefined
        if (tile !== undefined) addUses(g, list, tile)
      }
      list.push(PASS)
      return list
    },
    forbids: (g, notes, seat, option) =>
      option.kind === 'pass' ? null : forbidsUse(g, moment, notes.cards, seat, pieceIn(g, option), option.die),
    tempting(g, notes, seat) {
      return temptingUses(g, seat).filter((option) => {
        const piece = pieceIn(g, option)
        if (!piece.windows.includes(moment)) return true
        return piece.kind === 'power' && (notes.cards > 0 || botAt(g, seat).powers[piece.id] === undefined)
      })
    },
    absent: () => PASS,
    choose(g, notes, seat, option) {
      if (option.kind === 'pass') {
        tell?.({ kind: 'pass', rule: WINDOW_RULES[moment], seat, bot: botAt(g, seat).bot, window: moment })
        return answer()
      }
      const piece = pieceIn(g, option)
      pay(g, moment, seat, option, piece)
      if (piece.kind === 'card') notes.cards++
      notes.done = isSingle(moment) || piece.kind !== 'card'
      return EFFECTS[piece.does].apply(g, attackOf(g), seat, option.die, piece)
    },
  })

/** The player is asked again after each effect, because a card taken from the other hand may be played next. */
const isClosed = (g: Gekido, notes: WindowNotes, seat: Seat): boolean => notes.done || (notes.cards > 0 && botAt(g, seat).hand.length === 0)

/** GK-WIN-10 A card leaves the hand when it is played; a Power pays a Charge; a tile is spent for this attack. */
export function pay(g: Gekido, moment: WindowName, seat: Seat, option: Use, piece: Piece): void {
  const a = attackOf(g)
  const { bot, powers } = botAt(g, seat)
  if (moment === 'RA') a.used = piece.key
  if (option.kind === 'card') discardFromHand(g, seat, option.card)
  else if (option.kind === 'power') spendCharge(g, seat, option.power)
  else a.tileUsed = true
  if (tell === null) return
  const die = option.die === '' ? {} : { die: option.die }
  const used = { rule: WINDOW_RULES[moment], seat, bot, window: moment, roll: a.roll, ...die, uses: piece.key }
  if (option.kind === 'card') tell({ kind: 'card', card: option.card, ...used })
  else if (option.kind === 'power') tell({ kind: 'power', power: option.power, left: powers[option.power]!, ...used })
  else tell({ kind: 'tile', tile: option.tile, ...used })
}

const attackerBot = (g: Gekido): string => botAt(g, g.active).bot
const rollIn = (g: Gekido): number => attackOf(g).roll
const pendingIn = (g: Gekido): number => attackOf(g).pending

/** GK-WIN-1 Before roll 1, the defender may play cards and nothing else. */
export const preWindow = windowRule('preWindow', 'PRE', (g) => ({ kind: 'preWindow', rule: 'GK-WIN-1', attacker: attackerBot(g) }))
/** GK-WIN-2 After a roll, the defender may use any number of cards or one Power. */
export const defenderWindow = windowRule('defenderWindow', 'RD', (g) => ({
  kind: 'defenderWindow',
  rule: 'GK-WIN-2',
  attacker: attackerBot(g),
  roll: rollIn(g),
}))
/** GK-WIN-3 After a roll, the attacker may use one card, one Power or the tile, and GK-WIN-12: again after the next roll. */
export const attackerWindow = windowRule('attackerWindow', 'RA', (g) => ({ kind: 'attackerWindow', rule: 'GK-WIN-3', roll: rollIn(g) }))
/** GK-WIN-4 Before the damage of a successful attack, the defender may use any number of cards or one Power. */
export const hitWindow = windowRule('hitWindow', 'HIT', (g) => ({ kind: 'hitWindow', rule: 'GK-WIN-4', pending: pendingIn(g) }))
/** GK-WIN-5 Before malfunction or Jolt damage, the attacker may use one card or one Power. */
export const malfunctionWindow = windowRule('malfunctionWindow', 'MAL', (g) => ({
  kind: 'malfunctionWindow',
  rule: 'GK-WIN-5',
  pending: pendingIn(g),
  jolt: attackOf(g).parts[0]?.of === 'jolt',
}))

export const windowRules = [preWindow, defenderWindow, attackerWindow, hitWindow, malfunctionWindow]
