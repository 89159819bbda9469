import { answer, call, goto, rollDice, type Seat } from '@robodrome/kernel'
import { chance, sequence } from '../rule.ts'
import { tell } from '../tell.ts'
import { contentOf, isForNovices } from '../content/content.ts'
import type { Aimbots } from '../state.ts'
import { modeOf } from '../vocabulary.ts'

/** AB-SET-3 Two programs of each level are dealt face up; the others stay out of the game. */
export const dealLevel = chance<{ from: string[] }, string[]>('dealLevel', {
  draw(_g, { from }, luck) {
    const one = luck.below(from.length)
    const other = (one + 1 + luck.below(from.length - 1)) % from.length
    return [from[Math.min(one, other)]!, from[Math.max(one, other)]!]
  },
  outcomes: (_g, { from }) => from.flatMap((one, i) => from.slice(i + 1).map((other): [string[], number] => [[one, other], 1])),
  write: (pair) => pair.join(', '),
  read: (text) => text.split(', '),
})

/** AB-SET-4 A player rolls all their dice in public. */
export const rollPool = chance<{ count: number; sides: number }, number[]>('rollPool', {
  draw: (g, notes, luck) => rollDice.draw(g, notes, luck),
  possible: (g, notes, roll) => rollDice.possible!(g, notes, roll),
  write: (roll) => rollDice.write!(roll),
  read: (text) => rollDice.read!(text),
})

interface Setup {
  level: number
  pair: string[]
  seat: Seat
  pool: number[]
  /** Seats that share the lowest roll, and their tie-break rolls. */
  tied: Seat[]
  extra: number[]
}

export const prepareDraft = (): ReturnType<typeof call> =>
  call(marketAndRolls, { level: 0, pair: [], seat: 0, pool: [], tied: [], extra: [] })

/** AB-SET-3 to AB-SET-7 Lays out the market, rolls the dice, and determines Player 1. */
export const marketAndRolls = sequence<Setup>('marketAndRolls', {
  dealLevel(g, setup) {
    const cards = contentOf(g).levels[setup.level]!.filter((program) => !g.novice || isForNovices(program))
    return call(dealLevel, { from: cards.map(({ name }) => name) }, 'pair')
  },
  layOut(g, setup) {
    g.market.push(...setup.pair)
    tell?.({ kind: 'market', rule: 'AB-SET-3', armor: setup.level + 1, programs: [...setup.pair] })
    setup.level++
    if (setup.level < contentOf(g).levels.length) return goto('dealLevel')
  },
  roll: (g) => call(rollPool, { count: modeOf(g).dice, sides: 6 }, 'pool'),
  keepRoll(g, setup) {
    const roll = setup.pool.toSorted((a, b) => a - b)
    g.dice[setup.seat] = roll
    // No player learns the original order, so it is not stored.
    setup.pool = []
    tell?.({ kind: 'roll', rule: 'AB-SET-4', seat: setup.seat, dice: [...roll], total: total(roll) })
    setup.seat++
    if (setup.seat < g.players.length) return goto('roll')
    const lowest = Math.min(...g.dice.map(total))
    setup.tied = g.dice.flatMap((pool, seat) => (total(pool) === lowest ? [seat] : []))
  },
  breakTie: (_g, { tied }) => (tied.length > 1 ? call(rollDice, { count: tied.length, sides: 6 }, 'extra') : undefined),
  firstPlayer(g, setup) {
    if (setup.tied.length > 1) {
      tell?.({ kind: 'tie', rule: 'AB-SET-6', seats: [...setup.tied], dice: [...setup.extra] })
      const lowest = Math.min(...setup.extra)
      setup.tied = setup.tied.filter((_, i) => setup.extra[i] === lowest)
      return goto('breakTie')
    }
    const first = setup.tied[0]!
    g.order = g.players.map((_, i) => (first + i) % g.players.length)
    g.active = first
    tell?.({ kind: 'first player', rule: 'AB-SET-5', seat: first, order: [...g.order] })
    return answer()
  },
})

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** AB-SET-11 Puts one face-down token on each scrap space; the others form the supply. */
export function layOutScrap(g: Aimbots): void {
  g.scrap = [...modeOf(g).side.scrap]
  tell?.({ kind: 'scrap laid out', rule: 'AB-SET-11', spaces: [...g.scrap] })
}
