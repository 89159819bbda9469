import type { Any, Chance, Position } from './rule.ts'

/** A stream of unbiased numbers. */
export interface Stream {
  /** A whole number from 0 to n - 1. */
  below(n: number): number
}

/** Decides chances. It lives outside the position, so that no search can read tomorrow's dice. */
export interface Luck {
  outcome(chance: Chance, g: Position, notes: Any): unknown
}

/** Seeded and fast, for search and simulation; the generator is sfc32. One seed gives as many independent streams as one likes. */
export function quickLuck(seed: number, stream = 0): Luck & Stream {
  let a = (0x9e3779b9 + stream) | 0
  let b = seed | 0
  let c = Math.floor(seed / 0x100000000) | 0
  let counter = 1
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return t >>> 0
  }
  for (let i = 0; i < 15; i++) next()
  const below = (n: number): number => Math.floor((next() / 0x100000000) * n)
  const numbers: Luck & Stream = { below, outcome: (chance, g, notes) => chance.draw(g, notes, numbers) as unknown }
  return numbers
}

/** Given outcomes in the game's notation, in order, for tests, scenarios and replays. */
export function scriptedLuck(outcomes: readonly string[]): Luck & { left(): number } {
  let at = 0
  return {
    left: () => outcomes.length - at,
    outcome(chance, g, notes) {
      const text = outcomes[at]
      if (text === undefined) throw new Error(`luck is needed for "${chance.name}", but only ${outcomes.length} outcomes were given`)
      at++
      return readOutcome(chance, g, notes, text)
    },
  }
}

export const writeOutcome = (chance: Chance, outcome: unknown): string => chance.write?.(outcome) ?? JSON.stringify(outcome)

/** Reads an outcome and checks that it could have been drawn here. */
export function readOutcome(chance: Chance, g: Position, notes: Any, text: string): unknown {
  const outcome = chance.read ? (chance.read(text.trim()) as unknown) : parsed(text)
  if (outcome !== undefined && isPossible(chance, g, notes, outcome)) return outcome
  throw new Error(`"${text}" is no outcome of "${chance.name}" here${examples(chance, g, notes)}`)
}

export function isPossible(chance: Chance, g: Position, notes: Any, outcome: unknown): boolean {
  if (chance.possible) return chance.possible(g, notes, outcome)
  const text = writeOutcome(chance, outcome)
  return chance.outcomes?.(g, notes).some(([known, weight]) => weight > 0 && writeOutcome(chance, known) === text) ?? false
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function examples(chance: Chance, g: Position, notes: Any): string {
  const listed = chance.outcomes?.(g, notes)
  if (listed === undefined || listed.length === 0) return ''
  const shown = listed.slice(0, 6).map(([outcome]) => writeOutcome(chance, outcome))
  return `; expected ${shown.join(' | ')}${listed.length > shown.length ? ' | ...' : ''}`
}
