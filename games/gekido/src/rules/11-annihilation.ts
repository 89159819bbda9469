import { call, END, unwind, type Seat } from '@robodrome/kernel'
import { sequence } from '../rule.ts'
import { NOBODY, NOWHERE, type Gekido } from '../state.ts'
import { tell } from '../tell.ts'
import { botAt, hasCards, isAlive, survivors } from '../vocabulary.ts'
import { turn } from './2-turn.ts'
import { resetLocks } from './3-target-locks.ts'
import { gainCards } from './10-cards.ts'

/** Annihilates a Bot without Structure dice. GK-KILL-6 sets the order: out of the Arena, tokens, hand, end of the game, reward. */
export const annihilate = sequence<{ seat: Seat; by: Seat }>('annihilate', {
  destroy(g, notes) {
    destroy(g, notes.seat, 'GK-KILL-1', notes.by)
    return endByLast(g) ? END : undefined
  },
  /** GK-KILL-5 The opponent who dealt the damage draws a card; a malfunction rewards nobody. */
  reward: (g, notes) =>
    notes.by !== NOBODY && hasCards(g) && isAlive(g, notes.by)
      ? call(gainCards, { seat: notes.by, left: 1, rule: 'GK-KILL-5' })
      : undefined,
  /** GK-KILL-7 If the active Bot is gone, its turn is over at once. */
  endTurn(g, notes) {
    if (notes.seat === g.active) abandonTurn(g)
  },
})

function abandonTurn(g: Gekido): void {
  g.attack = null
  unwind(g, turn, '')
}

/**
 * GK-KILL-1 to GK-KILL-4: the Bot leaves the Arena, tokens that show it and its player's tokens are removed, the others' tokens are reset,
 * and the hand is discarded.
 */
export function destroy(g: Gekido, seat: Seat, rule: string, by: Seat): void {
  const bot = botAt(g, seat)
  tell?.({ kind: 'destroyed', rule, seat, bot: bot.bot, by, cell: bot.at, hand: [...bot.hand], reveals: true })
  g.fallen.push(seat)
  bot.at = NOWHERE
  bot.structure = []
  bot.armor.fill(0)
  bot.locks = {}
  for (let other = 0; other < g.seats; other++) if (g.bots[other] !== undefined) delete g.bots[other]!.locks[seat]
  for (const other of survivors(g)) resetLocks(g, other, 'GK-KILL-3')
  g.discard.push(...bot.hand)
  bot.hand = []
  g.known = g.known.filter((each) => each.by !== seat && each.of !== seat)
}

/** GK-OVER-1 The game ends the moment one Bot is left. GK-OVER-2: there is always one. */
export function endByLast(g: Gekido): boolean {
  const left = survivors(g)
  if (left.length > 1) return false
  g.attack = null
  g.ended = g.mode === 'duel' ? 'GK-DUEL-7' : 'GK-OVER-1'
  tell?.({ kind: 'won', rule: g.ended, seat: left[0]!, bot: botAt(g, left[0]!).bot })
  return true
}

/** GK-OVER-5 The safety valve: after 300 turns (GK-DUEL-8: 200), the sturdiest Bot wins. */
export function endByCount(g: Gekido): boolean {
  if (g.turns < (g.mode === 'duel' ? 200 : 300)) return false
  g.ended = g.mode === 'duel' ? 'GK-DUEL-8' : 'GK-OVER-5'
  const winner = ranking(g)[0]!
  tell?.({ kind: 'won', rule: g.ended, seat: winner, bot: botAt(g, winner).bot })
  return true
}

/** GK-OVER-3 Ranks the seats: survivors come first, ranked by GK-OVER-5, then the others in reverse order of their destruction. */
export function ranking(g: Gekido): Seat[] {
  const turnsAway = (seat: Seat): number => (seat - g.active - 1 + g.seats) % g.seats
  const left = survivors(g).toSorted(
    (a, b) => strength(g, b) - strength(g, a) || dice(g, b) - dice(g, a) || cards(g, b) - cards(g, a) || turnsAway(b) - turnsAway(a),
  )
  return [...left, ...g.fallen.toReversed()]
}

const strength = (g: Gekido, seat: Seat): number => [...botAt(g, seat).structure, ...botAt(g, seat).armor].reduce((a, b) => a + b, 0)
const dice = (g: Gekido, seat: Seat): number => botAt(g, seat).structure.length
const cards = (g: Gekido, seat: Seat): number => botAt(g, seat).hand.length

export const annihilationRules = [annihilate]
