import {
  BadInput,
  call,
  commitmentOf,
  copy,
  END,
  goto,
  rollDice,
  rulebook,
  secretCommitment,
  sequence,
  type Commitment,
  type Game,
  type Position,
  type Seat,
} from '@robodrome/kernel'
import { tell } from './tell.ts'

/** Sparks: a duel of secret simultaneous orders and dice. */
export interface Sparks extends Position {
  hearts: number[]
  charge: number[]
  round: number
}

export const ORDERS = ['attack', 'block', 'charge'] as const
export type Order = (typeof ORDERS)[number]

interface Round {
  picks: (Order | null)[]
  rolls: number[]
  seat: Seat
}

const LAST_ROUND = 12

/**
 * SPK-1 Both choose an order in secret. SPK-2 Attacking and charging are always allowed. A block needs a charge and may never follow
 * another block.
 */
const program = secretCommitment<Sparks, Commitment<Order>, Order>('program', {
  ask: () => ({ kind: 'program', rule: 'SPK-1' }),
  candidates: () => [...ORDERS],
  forbids: (g, _notes, seat, order) => (order === 'block' && g.charge[seat] === 0 ? 'SPK-2' : null),
  revealed: (_g, picks) => tell?.({ kind: 'reveal', rule: 'SPK-1', reveals: true, choice: 'program', picks }),
})

/**
 * SPK-3 Then the orders are resolved, charges first, and each attacker rolls a die. SPK-4 Rounds go on until a player is down or the last
 * round is over.
 */
export const round = sequence<Sparks, Round>('round', {
  program: (g, notes) => {
    notes.seat = 0
    return call(program, commitmentOf<Order>([0, 1], g.hearts.length), 'picks')
  },
  charges(g, notes) {
    notes.picks.forEach((order, seat) => {
      if (order === 'charge') g.charge[seat]!++
      if (order === 'block') g.charge[seat]!--
    })
  },
  roll: (_g, notes) => (notes.picks[notes.seat] === 'attack' ? call(rollDice, { count: 1, sides: 6 }, 'rolls') : undefined),
  strike(g, notes) {
    const target = 1 - notes.seat
    if (notes.picks[notes.seat] === 'attack') strike(g, notes.seat, target, notes.rolls[0]!, notes.picks[target] === 'block')
    return notes.seat++ === 0 ? goto('roll') : undefined
  },
  nextRound(g) {
    if (g.hearts.some((hearts) => hearts <= 0) || g.round === LAST_ROUND) return END
    g.round++
    return goto('program')
  },
})

function strike(g: Sparks, seat: Seat, target: Seat, roll: number, blocked: boolean): void {
  const total = roll + g.charge[seat]!
  const damage = total > 3 && !blocked ? 2 : 0
  g.hearts[target]! -= damage
  tell?.({ kind: 'strike', rule: 'SPK-3', seat, target, roll, charge: g.charge[seat]!, blocked, damage, uses: 'attack' })
  g.charge[seat] = 0
}

const opening = (): Sparks => ({
  stack: [call(round, { picks: [], rolls: [], seat: 0 })],
  hearts: [5, 5],
  charge: [1, 1],
  round: 1,
})

export const sparks: Game<Sparks> = {
  id: 'sparks',
  title: 'Sparks',
  version: 1,
  modes: { standard: { title: 'Standard', seats: [2] } },
  rules: rulebook(round, program, rollDice),
  setup: opening,
  arrange(partial) {
    const { hearts, charge } = (partial ?? {}) as { hearts?: number[]; charge?: number[] }
    if (hearts !== undefined && !(Array.isArray(hearts) && hearts.length === 2))
      throw new BadInput(['hearts'], hearts, { message: 'two numbers' })
    return { ...opening(), ...(hearts && { hearts }), ...(charge && { charge }) }
  },
  result(g) {
    if (g.stack.length > 0) return null
    const [a, b] = g.hearts as [number, number]
    return { ranking: a === b ? [[0, 1]] : a > b ? [[0], [1]] : [[1], [0]], rule: 'SPK-4' }
  },
  clone: (g) => ({ stack: copy(g.stack), hearts: [...g.hearts], charge: [...g.charge], round: g.round }),
  view(g, seat) {
    const twin = copy(g)
    for (const frame of twin.stack)
      if (frame.rule === program.name)
        frame.notes.picks = frame.notes.picks.map((pick: Order | null, of: Seat) => (of === seat ? pick : null))
    return copy({ ...twin }) as never
  },
  imagine(g, seat, luck) {
    const twin = sparks.clone(g)
    for (const { rule, notes } of twin.stack) {
      if (rule !== program.name) continue
      const { picks, waiting } = notes as Commitment<Order>
      for (const of of [0, 1]) {
        const orders = ORDERS.filter((order) => order !== 'block' || g.charge[of]! > 0)
        if (of !== seat && !waiting.includes(of)) picks[of] = orders[luck.below(orders.length)]!
      }
    }
    return twin
  },
  leave(g, seat) {
    g.hearts[seat] = 0
    g.stack.length = 0
  },
  draw: (view) => {
    const { hearts, charge } = view as unknown as Sparks
    return hearts.map((count, seat) => `${seat}: ${count} hearts, ${charge[seat]} charge`).join('\n')
  },
  pieces: () => ['attack'],
  insight: { evaluate: (g) => g.hearts.map((hearts) => Math.min(1, Math.max(0, 0.5 + (hearts - 2.5) / 10))) },
}
