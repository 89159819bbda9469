// @ts-check
import { after, alive, counting, FACES, inPlay, raises } from './position.js'

/** @typedef {import('./position.js').Dice} Dice */

/** The rules, one for each chapter of RULES.md. @param {typeof import('robodrome/kernel')} kernel */
export function makeRules({ answer, call, chance, choice, END, goto, rulebook, sequence, speaks }) {
  /** @type {((event: any) => void) | null} */
  let tell = null
  speaks((ear) => (tell = ear))

  /** LD-ROLL All players roll their dice in secret. */
  const roll = chance('roll', {
    draw: (/** @type {Dice} */ g, { seat }, luck) =>
      Array.from({ length: g.left[seat] }, () => luck.below(FACES) + 1).toSorted((a, b) => a - b),
    outcomes: (g, { seat }) => handfuls(g.left[seat]),
    happen(g, { seat }, dice) {
      g.dice[seat] = [...dice]
      tell?.({ kind: 'roll', rule: 'LD-ROLL', seat, count: dice.length, secret: { to: [seat], dice: [...dice] } })
      return answer()
    },
    write: (dice) => dice.join(' '),
    read: (text) => (/^[1-6]( [1-6])*$/.test(text) ? text.split(' ').map(Number) : undefined),
  })

  /** LD-BID, LD-RAISE, LD-CALL Players bid higher until one calls. The choice is asked again after each bid. */
  const bidding = choice('bidding', {
    seats: (/** @type {Dice} */ g) => [g.turn],
    ask: (g) => (g.bid === null ? { kind: 'open', rule: 'LD-BID' } : { kind: 'raise', rule: 'LD-RAISE', bid: { ...g.bid } }),
    candidates: (g) => [{ kind: 'call' }, ...bids(g)],
    forbids: (g, _notes, _seat, option) =>
      option.kind === 'call' ? (g.bid === null ? 'LD-CALL' : null) : raises(option, g.bid) ? null : 'LD-RAISE',
    choose(g, _notes, seat, option) {
      if (option.kind === 'call') {
        tell?.({ kind: 'call', rule: 'LD-CALL', seat, bid: { ...g.bid } })
        return answer()
      }
      g.bid = { count: option.count, face: option.face, seat }
      g.turn = after(g, seat)
      tell?.({ kind: 'bid', rule: 'LD-BID', seat, count: option.count, face: option.face })
    },
  })

  /** LD-COUNT, LD-LOSE, LD-NEXT, LD-END A round, and the count after a call. */
  const round = sequence('round', {
    roll: {
      while: (/** @type {Dice} */ g) => g.left.some((count, seat) => g.dice[seat].length < count),
      do: (g) => call(roll, { seat: g.left.findIndex((count, seat) => g.dice[seat].length < count) }),
    },
    bid: () => call(bidding, {}),
    count(g) {
      const { count, face, seat: bidder } = /** @type {import('./position.js').Bid} */ (g.bid)
      const found = counting(g.dice.flat(), face, g.wild)
      g.shown = g.dice.map((dice) => [...dice])
      tell?.({ kind: 'count', rule: 'LD-COUNT', reveals: true, face, bid: count, found, dice: g.dice.map((dice) => [...dice]) })
      const loser = found >= count ? g.turn : bidder
      g.left[loser]--
      tell?.({ kind: 'lose', rule: 'LD-LOSE', seat: loser, left: g.left[loser] })
      if (g.left[loser] === 0) g.out.push(loser)
      g.turn = g.left[loser] > 0 ? loser : after(g, loser)
      g.bid = null
      g.dice = g.dice.map(() => [])
      return alive(g).length > 1 ? goto('roll') : END
    },
  })
  return { round, book: rulebook(round, roll, bidding) }
}

/**
 * Every sorted handful of dice, with the number of ways to roll it.
 * @param {number} count
 * @returns {[number[], number][]}
 */
function handfuls(count, least = 1) {
  if (count === 0) return [[[], 1]]
  if (least > FACES) return []
  return Array.from({ length: count + 1 }, (_, of) => of).flatMap((of) =>
    handfuls(count - of, least + 1).map(
      ([rest, ways]) => /** @type {[number[], number]} */ ([[...Array(of).fill(least), ...rest], ways * choose(count, of)]),
    ),
  )
}

/** @param {number} n @param {number} k */
const choose = (n, k) => Array.from({ length: k }, (_, i) => i).reduce((ways, i) => (ways * (n - i)) / (i + 1), 1)

/** Every bid of the dice in play. @param {Dice} g */
const bids = (g) =>
  Array.from({ length: inPlay(g) * FACES }, (_, i) => ({ kind: 'bid', count: Math.floor(i / FACES) + 1, face: (i % FACES) + 1 }))
