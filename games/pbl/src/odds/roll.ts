import type { CardName } from '../state.ts'
import type { Reroll } from '../content/index.ts'
import { addShifted, best, nothing, type ByLead } from './lead.ts'

/** The kinds of dice: those of the initial roll, those of thrown cards, and those added by crew and actions. */
export type DieKind = 'initial' | 'thrown' | 'extra'

/** A side's dice: the chance of each face after changers, and the value of a face by kind. */
export interface Dice {
  faces: readonly number[]
  /** The same dice in a first roll, including compulsory rerolls. */
  first?: readonly number[]
  counts: Readonly<Record<DieKind, readonly number[]>>
}

export type OwnReroll = { card: CardName } & Pick<Reroll, 'roll' | 'dice' | 'showing' | 'compulsory' | 'oncePerCombat'>

type Lying = { kind: DieKind; face: number }

/** One roll of a side: the number of dice of each kind, dice already rolled, and the available rerolls. */
export interface Throw {
  sign: 1 | -1
  dice: Dice
  roll: Partial<Record<DieKind, number>>
  lying: readonly Lying[]
  rerolls: readonly OwnReroll[]
}

/** The state of a roll: the dice that a reroll may still change, and the sums of all others. */
type State = { lying: Lying[]; spread: number[] }

const applies = ({ roll, showing }: OwnReroll, { kind, face }: Lying): boolean =>
  (roll === 'any' || kind === 'initial') && (showing === undefined || showing === face)

/**
 * PBL-DICE-4 Computes the value of a lead before this roll, with optimal rerolls. `afterwards` is its value after the roll, with and
 * without a once-per-combat reroll left.
 */
export function bestThrow(thrown: Throw, afterwards: (spared: boolean) => ByLead): ByLead {
  const { sign, dice, rerolls } = thrown
  const ends = new Map<boolean, ByLead>()
  const after = (spared: boolean): ByLead => {
    const end = ends.get(spared) ?? afterwards(spared)
    ends.set(spared, end)
    return end
  }
  const value = ({ kind, face }: Lying): number => dice.counts[kind][face]!
  const solved = new Map<string, ByLead>()

  /** Sums the dice that no reroll will change; of interchangeable candidates, only the lowest matter. */
  const sift = (lying: readonly Lying[], left: readonly OwnReroll[]): { lying: Lying[]; counted: number } => {
    const sorted = lying.toSorted((a, b) => value(a) - value(b) || a.face - b.face || (a.kind < b.kind ? -1 : 1))
    const kept = new Set<Lying>()
    for (const reroll of left.filter((each) => each.dice === 'all')) for (const die of sorted) if (applies(reroll, die)) kept.add(die)
    const single = left.filter((each) => each.dice === 'one')
    for (const reroll of single)
      for (const die of sorted.filter((each) => applies(reroll, each) && !kept.has(each)).slice(0, single.length)) kept.add(die)
    const rest = sorted.filter((die) => !kept.has(die))
    return { lying: sorted.filter((die) => kept.has(die)), counted: rest.reduce((sum, die) => sum + value(die), 0) }
  }

  const keyOf = (lying: readonly Lying[], left: readonly OwnReroll[]): string =>
    `${left.map(({ card }) => card).join(',')}:${lying.map(({ kind, face }) => kind[0]! + face).join('')}`

  /** Lists all results of also rolling these dice. */
  const roll = (from: readonly Lying[], kinds: readonly DieKind[], left: readonly OwnReroll[], faces: readonly number[]): State[] => {
    const first = sift(from, left)
    let states = new Map<string, State>([['', { lying: first.lying, spread: spreadOf(first.counted) }]])
    const weight = faces.reduce((sum, each) => sum + each, 0)
    for (const kind of kinds) {
      const next = new Map<string, State>()
      for (const state of states.values())
        faces.forEach((often, face) => {
          if (often === 0) return
          const { lying, counted } = sift([...state.lying, { kind, face }], left)
          const key = keyOf(lying, left)
          const found = next.get(key) ?? { lying, spread: [] }
          next.set(key, found)
          state.spread.forEach(
            (chance, total) => (found.spread[total + counted] = (found.spread[total + counted] ?? 0) + (chance * often) / weight),
          )
        })
      states = next
    }
    return [...states.values()]
  }

  const expected = (from: readonly Lying[], kinds: readonly DieKind[], left: readonly OwnReroll[], faces = dice.faces): ByLead => {
    const worth = nothing()
    for (const { lying, spread } of roll(from, kinds, left, faces)) {
      const then = play(lying, left)
      spread.forEach((chance, total) => chance > 0 && addShifted(worth, then, sign * total, chance))
    }
    return worth
  }

  /** Returns the best outcome of rolled dice. */
  const play = (lying: readonly Lying[], left: readonly OwnReroll[]): ByLead => {
    const key = keyOf(lying, left)
    const known = solved.get(key)
    if (known !== undefined) return known
    const open = left.filter((reroll) => lying.some((die) => applies(reroll, die)))
    let worth: ByLead | null = null
    if (!open.some(({ compulsory }) => compulsory === true)) {
      worth = nothing()
      const counted = lying.reduce((sum, die) => sum + value(die), 0)
      addShifted(worth, after(left.some(({ oncePerCombat }) => oncePerCombat === true)), sign * counted, 1)
    }
    for (const reroll of open) {
      const others = left.filter((each) => each !== reroll)
      const fit = lying.filter((die) => applies(reroll, die))
      const picks = reroll.dice === 'all' ? [fit] : distinct(fit).map((die) => [die])
      for (const pick of picks) {
        const stay = lying.filter((die) => !pick.includes(die))
        const kinds = pick.map(({ kind }) => kind)
        worth = best(worth, expected(stay, kinds, others), sign)
      }
    }
    solved.set(key, worth!)
    return worth!
  }

  const kinds = (['initial', 'thrown', 'extra'] as const).flatMap((kind) => Array.from({ length: thrown.roll[kind] ?? 0 }, () => kind))
  return expected(thrown.lying, kinds, rerolls, dice.first)
}

const spreadOf = (total: number): number[] => Array.from({ length: total + 1 }, (_, i) => (i === total ? 1 : 0))

const distinct = (lying: readonly Lying[]): Lying[] =>
  lying.filter((die, i) => lying.findIndex((other) => other.face === die.face && other.kind === die.kind) === i)
