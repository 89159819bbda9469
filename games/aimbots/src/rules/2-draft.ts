import { answer, call, goto, remove, type Seat } from '@robodrome/kernel'
import { DRAFT_ORDERS } from '../content/modes.ts'
import { programIn } from '../content/content.ts'
import { choice, sequence } from '../rule.ts'
import { newBot, type Aimbots } from '../state.ts'
import { tell } from '../tell.ts'
import type { OptionOf, RefusalId } from '../terms.ts'
import { asks } from '../vocabulary.ts'
import { first } from './asking.ts'

const WILD = 6

/** A die placed on a card, or one that becomes a 6 (AB-DRAFT-8). */
type Assignment = OptionOf<'assign'>
type Wild = OptionOf<'wild'>

/** AB-DRAFT-7 Players assign dice in a fixed order, one at a time (AB-DRAFT-4). */
export const draft = sequence<{ turn: number; left: number }>('draft', {
  nextPlayer(g, notes) {
    const due = DRAFT_ORDERS[g.players.length]![notes.turn]
    if (due === undefined) return answer()
    g.active = g.order[due[0]]!
    notes.left = due[1]
  },
  assign: (g) => call(assignDie, { seat: g.active }),
  again(_g, notes) {
    notes.left--
    if (notes.left > 0) return goto('assign')
    notes.turn++
    return goto('nextPlayer')
  },
})

/** AB-DRAFT-1 A player puts one of their dice on a market card. */
export const assignDie = choice<{ seat: Seat }, Assignment | Wild>('assignDie', {
  seats: (g, { seat }) => asks(g, seat),
  ask: (g, { seat }) => ({ kind: 'assignDie', rule: 'AB-DRAFT-1', stuck: isStuck(g, seat) }),
  candidates: (g, _notes, seat) => (isStuck(g, seat) ? wilds(g, seat) : pairs(g, seat, (die, card) => fits(g, die, card))),
  forbids: (g, _notes, seat, option) =>
    option.kind === 'wild' ? (isStuck(g, seat) ? null : 'AB-DRAFT-8') : forbidsAssignment(g, seat, option.die, option.card),
  tempting: (g, _notes, seat) =>
    isStuck(g, seat) ? pairs(g, seat, () => true) : [...pairs(g, seat, (die, card) => !fits(g, die, card)), ...wilds(g, seat)],
  forced: true,
  absent: first,
  choose(g, _notes, seat, option) {
    const { die } = option
    const pool = g.dice[seat]!
    remove(pool, die)
    if (option.kind === 'wild') {
      pool.push(WILD)
      tell?.({ kind: 'wild', rule: 'AB-DRAFT-8', seat, die })
      return undefined
    }
    const { card } = option
    g.bots.push(newBot(seat, card))
    tell?.({ kind: 'draft', rule: 'AB-DRAFT-1', seat, die, program: card, armor: programIn(g, card).armor })
    return answer()
  },
})

/**
 * AB-DRAFT-2 The die must show the card's armor or a 6, the card must be free, and the player must not have the other card of its level.
 */
function forbidsAssignment(g: Aimbots, seat: Seat, die: number, card: string): RefusalId | null {
  const { armor } = programIn(g, card)
  if (!fits(g, die, card)) return 'AB-DRAFT-2'
  for (const bot of g.bots) {
    if (bot.program === card ? bot.owner !== seat : bot.owner === seat && programIn(g, bot.program).armor === armor) return 'AB-DRAFT-2'
  }
  return null
}

const distinct = (dice: readonly number[]): number[] => [...new Set(dice)].toSorted((a, b) => a - b)

const fits = (g: Aimbots, die: number, card: string): boolean => die === WILD || die === programIn(g, card).armor

const pairs = (g: Aimbots, seat: Seat, wanted: (die: number, card: string) => boolean): Assignment[] =>
  distinct(g.dice[seat]!).flatMap((die) =>
    g.market.filter((card) => wanted(die, card)).map((card) => ({ kind: 'assign' as const, die, card })),
  )

const wilds = (g: Aimbots, seat: Seat): Wild[] => distinct(g.dice[seat]!).map((die) => ({ kind: 'wild', die }))

/** AB-DRAFT-8 Whether no die of this seat fits any card. */
function isStuck(g: Aimbots, seat: Seat): boolean {
  for (const die of g.dice[seat]!) for (const card of g.market) if (forbidsAssignment(g, seat, die, card) === null) return false
  return true
}
