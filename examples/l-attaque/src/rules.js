// @ts-check
import { fight, movesOf, ruleAgainst, temptingMoves } from './moves.js'
import { armyOf, coded, FLAG, homeOf, nameOf, nextTo, pieceOf, rankOf, SCOUT, strengthOf } from './position.js'

/** @typedef {import('./position.js').Field} Field */

/** LA-STALL The moves without an attack after which the game ends. */
const CALM = 50

/** The rules, one for each chapter of RULES.md. @param {typeof import('robodrome/kernel')} kernel */
export function makeRules({ answer, call, chance, choice, rulebook, sequence, speaks }) {
  /** @type {((event: any) => void) | null} */
  let tell = null
  speaks((ear) => (tell = ear))

  /** LA-DEAL An army is placed at random. Its event tells the ranks only to its owner. */
  const deal = chance('deal', {
    draw(/** @type {Field} */ g, _notes, luck) {
      const ranks = armyOf(g)
      for (let i = ranks.length - 1; i > 0; i--) {
        const j = luck.below(i + 1)
        ;[ranks[i], ranks[j]] = [ranks[j], ranks[i]]
      }
      return ranks
    },
    possible: (g, _notes, ranks) => String(ranks.toSorted((a, b) => a - b)) === String(armyOf(g)),
    happen(g, { seat }, ranks) {
      for (const [i, at] of homeOf(g, seat).entries()) g.cells[at] = coded({ seat, rank: ranks[i], moved: false, known: false })
      tell?.({ kind: 'deal', rule: 'LA-DEAL', seat, count: ranks.length, secret: { to: [seat], ranks: [...ranks] } })
      return answer()
    },
    write: (ranks) => ranks.join(' '),
    read: (text) => (/^\d+( \d+)*$/.test(text) ? text.split(' ').map(Number) : undefined),
  })

  /** LA-SWAP A player exchanges two of their own pieces, or is ready. */
  const arranging = choice('arranging', {
    seats: (/** @type {Field} */ g, { seat }) => (g.swaps[seat] > 0 ? [seat] : []),
    ask: (g, { seat }) => ({ kind: 'arrange', rule: 'LA-SWAP', left: g.swaps[seat] }),
    candidates: (g, { seat }) => [{ kind: 'ready' }, ...swapsOf(g, seat)],
    choose(g, { seat }, _seat, option) {
      if (option.kind === 'ready') {
        g.swaps[seat] = 0
        tell?.({ kind: 'ready', rule: 'LA-SWAP', seat })
        return
      }
      const { one, other } = /** @type {{ one: number, other: number }} */ (option)
      ;[g.cells[one], g.cells[other]] = [g.cells[other], g.cells[one]]
      g.swaps[seat]--
      tell?.({
        kind: 'swap',
        rule: 'LA-SWAP',
        seat,
        left: g.swaps[seat],
        secret: { to: [seat], one: nameOf(g, one), other: nameOf(g, other) },
      })
    },
  })

  /** LA-MOVE, LA-SCOUT, LA-ATTACK The choice is asked again after each move, until the game is over. */
  const moving = choice('moving', {
    seats: (/** @type {Field} */ g) => (g.over === null ? [g.turn] : []),
    ask: () => ({ kind: 'move', rule: 'LA-MOVE' }),
    candidates: (g, _notes, seat) => movesOf(g, seat),
    tempting: (g, _notes, seat) => temptingMoves(g, seat),
    forbids: (g, _notes, seat, option) => ruleAgainst(g, seat, option),
    legal: (g, _notes, seat) => movesOf(g, seat),
    choose(g, _notes, seat, { from, to }) {
      makeMove(g, seat, from, to)
      endIfStuck(g)
    },
  })

  /** @param {Field} g @param {number} seat @param {number} from @param {number} to */
  function makeMove(g, seat, from, to) {
    const piece = /** @type {import('./position.js').Piece} */ (pieceOf(g.cells[from]))
    const other = pieceOf(g.cells[to])
    const isFar = !nextTo(g, from).includes(to)
    const known = piece.known || isFar
    const squares = { from: nameOf(g, from), onto: nameOf(g, to) }
    tell?.({
      kind: 'move',
      rule: isFar ? 'LA-SCOUT' : 'LA-MOVE',
      seat,
      ...squares,
      ...(known && !piece.known && { rank: SCOUT, reveals: true }),
    })
    g.cells[from] = 0
    g.turn = 1 - seat
    if (other === null) {
      g.cells[to] = coded({ ...piece, moved: true, known })
      g.quiet++
      return
    }
    g.quiet = 0
    const { fell, rule } = fight(piece.rank, other.rank)
    tell?.({ kind: 'attack', rule, reveals: true, seat, at: squares.onto, attacker: piece.rank, defender: other.rank, fell })
    if (fell === 'both') g.cells[to] = 0
    else if (fell === 'defender') g.cells[to] = coded({ ...piece, moved: true, known: true })
    else g.cells[to] = coded({ ...other, known: true })
    if (other.rank === FLAG) g.over = { winner: seat, rule: 'LA-FLAG' }
  }

  /** LA-STUCK, LA-STALL @param {Field} g */
  function endIfStuck(g) {
    if (g.over !== null) return
    if (g.quiet >= CALM) {
      const [one, other] = [strengthOf(g, 0), strengthOf(g, 1)]
      g.over = { winner: one === other ? null : one > other ? 0 : 1, rule: 'LA-STALL' }
      tell?.({ kind: 'stall', rule: 'LA-STALL', reveals: true, sums: [one, other] })
    } else if (movesOf(g, g.turn).length === 0) {
      g.over = { winner: 1 - g.turn, rule: 'LA-STUCK' }
      tell?.({ kind: 'stuck', rule: 'LA-STUCK', reveals: true, seat: g.turn })
    }
  }

  const battle = sequence('battle', {
    deal: {
      while: (/** @type {Field} */ g) => [0, 1].some((seat) => g.cells[homeOf(g, seat)[0]] === 0),
      do: (g) => call(deal, { seat: g.cells[homeOf(g, 0)[0]] === 0 ? 0 : 1 }),
    },
    first: () => call(arranging, { seat: 0 }),
    second: () => call(arranging, { seat: 1 }),
    // The random placement may have walled in the army that moves first.
    check: (g) => endIfStuck(g),
    play: () => call(moving, {}),
  })
  return { battle, book: rulebook(battle, deal, arranging, moving) }
}

/** Every pair of the seat's own pieces that differ. @param {Field} g @param {number} seat */
function swapsOf(g, seat) {
  const home = homeOf(g, seat)
  return home.flatMap((one, i) =>
    home.slice(i + 1).flatMap((other) => (rankOf(g.cells[one]) === rankOf(g.cells[other]) ? [] : [{ kind: 'swap', one, other }])),
  )
}
