import { COMMAND_INDEX, type CommandId } from '../content/commands.ts'
import { FACES, SYMBOLS, type Face } from '../content/symbols.ts'
import { countOf, faceIndex, groupCount, idOf, join, minusFace, partsOf, plusFace, rollsOf, sizeOf } from '../dice.ts'
import { fitOf } from '../locking.ts'

/** A helper changes dice once, after the roll where this is best. Every dice effect of the attacker maps to one of these, weakest first. */
export const HELPERS = ['none', 'flip', 'setOwn', 'setBot', 'respin', 'sixthDie', 'fourthRoll', 'setAny'] as const
export type Helper = (typeof HELPERS)[number]

/** The number of ways to roll each group with this many dice, by group number. Integers make certainty exactly 1. */
const rolls = Array.from({ length: 7 }, (_, dice) => rollsOf(dice).map(([name, ways]) => ({ id: idOf(name), ways })))

function split(a: number, b: number): number {
  let id = a
  for (let face = 0; face < 6; face++) for (let n = countOf(b, face); n > 0; n--) id = minusFace(id, face)
  return id
}

/** The conditions of a lock: whether at least one die must be locked, and how many dice join at the next roll. */
export interface Terms {
  first: boolean
  joining: number
}
const USUAL: Terms = { first: false, joining: 0 }
const bits = (terms: Terms): number => (terms.first ? 2 : 0) + terms.joining
const keyOf = (locked: number, free: number, left: number, terms: Terms): number =>
  ((locked * groupCount + free) * 5 + left) * 4 + bits(terms)

/**
 * The exact chance to complete one Command with the best locks and one helper. It weighs every roll and tries every lock. Each situation
 * (locked dice, dice to roll, rolls left) is computed once and memoized; equivalent situations share one key.
 */
class Solver {
  readonly command: CommandId
  readonly own: Face
  readonly enemy: Face
  readonly helper: Helper
  readonly #plain: Solver
  /** Indexed by locked dice, dice to roll and rolls left. */
  readonly #before = new Map<number, number>()
  /** Indexed by locked dice, free dice and rolls left. */
  readonly #after = new Map<number, number>()
  readonly #closed = new Map<number, number>()
  /** Indexed by locked dice, free dice that stay, additional dice to roll, and rolls left. */
  readonly #falling = new Map<number, number>()
  readonly #alike = new Int16Array(groupCount).fill(-1)

  constructor(command: CommandId, own: Face, enemy: Face, helper: Helper) {
    this.command = command
    this.own = own
    this.enemy = enemy
    this.helper = helper
    this.#plain = helper === 'none' ? this : solverFor(command, own, enemy, 'none')
  }

  /** Returns the chance before rolling this many dice; `left` includes this roll. */
  before(locked: number, dice: number, left: number): number {
    if (fitOf(this.command, this.own, locked) === 2) return 1
    if (left === 0 || dice === 0) return 0
    const same = this.#same(locked)
    const key = (same * 7 + dice) * 5 + left
    const known = this.#before.get(key)
    if (known !== undefined) return known
    let chance = 0
    for (const { id, ways } of rolls[dice]!) chance += ways * this.after(same, id, left - 1)
    chance /= 6 ** dice
    this.#before.set(key, chance)
    return chance
  }

  /**
   * Returns the chance before the first roll, which differs from others in two ways: at least one die must be locked after it, and a
   * withheld die joins at the next roll.
   */
  first(dice: number, left: number, joining: number): number {
    return this.falling(0, 0, dice, left - 1, { first: true, joining })
  }

  /**
   * Returns the chance with these free dice and rolls left: with the best lock, or with the best use of the helper followed by the best
   * lock.
   */
  after(locked: number, free: number, left: number, terms: Terms = USUAL): number {
    if (this.helper === 'none') return this.closed(locked, free, left, terms)
    const key = keyOf(locked, free, left, terms)
    const known = this.#after.get(key)
    if (known !== undefined) return known
    const plainly = this.closed(locked, free, left, terms)
    const chance = plainly === 1 ? 1 : Math.max(plainly, this.#helped(locked, free, left, terms))
    this.#after.set(key, chance)
    return chance
  }

  /** Returns the chance if the helper can be used only after a later roll. */
  closed(locked: number, free: number, left: number, terms: Terms = USUAL): number {
    const key = keyOf(locked, free, left, terms)
    let known = this.#closed.get(key)
    if (known === undefined) this.#closed.set(key, (known = this.#bestLock(locked, free, left, terms)))
    return known
  }

  #bestLock(locked: number, free: number, left: number, terms: Terms): number {
    if (fitOf(this.command, this.own, locked) === 2) return 1
    let most = 0
    for (const set of partsOf(free)) {
      if (set === 0 && terms.first) continue
      const chance = this.locking(locked, free, set, left, terms)
      if (chance === 1) return 1
      if (chance > most) most = chance
    }
    return most
  }

  /** Returns the chance after locking this set; 0 if the lock is illegal. */
  locking(locked: number, free: number, set: number, left: number, terms: Terms = USUAL): number {
    const all = join(locked, set)
    const fit = fitOf(this.command, this.own, all)
    if (fit !== 1) return fit === 2 ? 1 : 0
    return this.before(all, sizeOf(free) - sizeOf(set) + terms.joining, left)
  }

  /** Returns the chance if the helper is used now, which leaves none for later. */
  #helped(locked: number, free: number, left: number, terms: Terms): number {
    const then = (dice: number): number => this.#plain.after(locked, dice, left, terms)
    if (this.helper === 'fourthRoll') return this.#plain.after(locked, free, left + 1, terms)
    if (this.helper === 'sixthDie')
      return sizeOf(locked) + sizeOf(free) + terms.joining > 5 ? 0 : mean((face) => then(plusFace(free, face)))
    if (this.helper === 'respin')
      return best(partsOf(free).slice(1), (set) => this.#plain.falling(locked, split(free, set), sizeOf(set), left, terms))
    return best(
      turned(free, (face) => this.#turns(face)),
      then,
    )
  }

  /** Lists the faces to which the helper may turn a die. */
  #turns(face: Face): readonly Face[] {
    if (this.helper === 'flip') return [SYMBOLS[face].opposite]
    if (this.helper === 'setOwn') return [this.own]
    return this.helper === 'setBot' ? [this.own, this.enemy] : FACES
  }

  /**
   * Returns the chance when this many dice are rolled in addition to the free ones. The helper can be used on them, or only after a later
   * roll.
   */
  falling(locked: number, kept: number, dice: number, left: number, terms: Terms = USUAL, isOpen = true): number {
    const key = ((((locked * groupCount + kept) * 7 + dice) * 5 + left) * 4 + bits(terms)) * 2 + (isOpen ? 1 : 0)
    const known = this.#falling.get(key)
    if (known !== undefined) return known
    let chance = 0
    for (const { id, ways } of rolls[dice]!) {
      const free = join(kept, id)
      chance += ways * (isOpen ? this.after(locked, free, left, terms) : this.closed(locked, free, left, terms))
    }
    chance /= 6 ** dice
    this.#falling.set(key, chance)
    return chance
  }

  /**
   * Returns the same number for all equivalent groups. Symbols are interchangeable if neither the Command nor the helper distinguishes
   * them.
   */
  #same(locked: number): number {
    if (this.#alike[locked] !== -1) return this.#alike[locked]!
    const fixed = new Set<Face>()
    if (this.command === 'FIVE_DIFF' || this.helper === 'setOwn' || this.helper === 'setBot') fixed.add(this.own)
    if (this.helper === 'setBot') fixed.add(this.enemy)
    // Flipping couples each symbol with its opposite, so no symbol is interchangeable on its own.
    const loose = this.helper === 'flip' ? [] : FACES.filter((face) => !fixed.has(face))
    const counts = FACES.map((_, face) => countOf(locked, face))
    const sorted = loose.map((face) => counts[faceIndex[face]]!).toSorted((a, b) => b - a)
    loose.forEach((face, i) => (counts[faceIndex[face]] = sorted[i]!))
    this.#alike[locked] = idOf(FACES.map((face, i) => face.repeat(counts[i]!)).join(''))
    return this.#alike[locked]
  }
}

const mean = (value: (face: number) => number): number => FACES.reduce((sum, _, face) => sum + value(face), 0) / 6
const best = (list: readonly number[], value: (id: number) => number): number => list.reduce((most, id) => Math.max(most, value(id)), 0)

/** Lists every group obtained by turning one die to one of the allowed faces. */
function turned(free: number, turns: (face: Face) => readonly Face[]): number[] {
  const list: number[] = []
  FACES.forEach((face, f) => {
    if (countOf(free, f) === 0) return
    for (const to of turns(face)) if (to !== face) list.push(plusFace(minusFace(free, f), faceIndex[to]))
  })
  return list
}

const solvers = new Map<string, Solver>()
/** Solvers by helper, Command and both symbols, indexed by number to avoid building string keys. */
const found: Partial<Record<Helper, Solver[]>> = {}

export function solverFor(command: CommandId, own: Face, enemy: Face, helper: Helper): Solver {
  const list = (found[helper] ??= [])
  const at = (COMMAND_INDEX[command] * 6 + faceIndex[own]) * 6 + faceIndex[enemy]
  return (list[at] ??= sharedSolver(command, own, enemy, helper))
}

function sharedSolver(command: CommandId, own: Face, enemy: Face, helper: Helper): Solver {
  // The enemy's symbol matters only to Identity Hack; the attacker's only to Five Different and to helpers that use it.
  const key = `${command} ${command === 'FIVE_DIFF' || helper === 'setOwn' || helper === 'setBot' ? own : ''} ${helper === 'setBot' ? enemy : ''} ${helper}`
  let solver = solvers.get(key)
  if (solver === undefined) solvers.set(key, (solver = new Solver(command, own, enemy, helper)))
  return solver
}
