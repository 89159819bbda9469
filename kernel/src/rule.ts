import { copy } from './json.ts'
import type { Any, RuleId, Said, Seat, Terms } from './terms.ts'

/**
 * One open rule: its name, the next step to run ('' for none), its notes (ids and numbers, never parts of the board), and the name of the
 * caller's note that receives its answer ('' for none).
 */
export type Frame = { rule: string; step: string; notes: Any; into: string }

/** Makes a deep copy of the open rules. Positions are copied so often that a fixed frame shape is measurably faster. */
export function copyStack(stack: readonly Frame[]): Frame[] {
  const twin: Frame[] = []
  for (let i = 0; i < stack.length; i++) {
    const { rule, step, notes, into } = stack[i]!
    twin.push({ rule, step, notes: copy(notes), into })
  }
  return twin
}

/** A position of any game: the open rules, innermost last, and the game's own fields. It is always plain data. */
export type Position = { stack: Frame[] }

/** The result of a step: nothing (continue), run that rule first, go back to a step (never forward), answer the caller, or end the game. */
export type Flow = void | Frame | { goto: string } | { answer: unknown } | { end: true }

/** A step repeated while a condition holds. The condition is also checked after each rule that the step calls. */
export type Repeated<G = Any, N = Any> = { while(g: G, notes: N): boolean; do(g: G, notes: N): Flow }
export type Step<G = Any, N = Any> = (g: G, notes: N) => Flow
export type Steps<G = Any, N = Any> = Record<string, Step<G, N> | Repeated<G, N>>

/**
 * A step within its sequence: all steps of that sequence, its name, its index, its action, and the next step with its name. For the last
 * step, the name is '' and the step null.
 */
export type Placed<G = Any, N = Any> = {
  of: Record<string, Placed<G, N>>
  name: string
  at: number
  take: Step<G, N>
  after: string
  next: Placed<G, N> | null
}

/** Named steps in the rulebook's order, as written (`steps`) and with their places (`placed`). */
export interface Sequence<G = Any, N = Any> {
  kind: 'sequence'
  name: string
  steps: Steps<G, N>
  placed: Record<string, Placed<G, N>>
  first: string
  /** The first step, where every call begins; null if there are no steps. */
  opening: Placed<G, N> | null
}

const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => [seat])
/** The seats of a question to one seat, or to none. The lists are created once, because the seats of a question are read several times. */
export const only = (seat: Seat): readonly Seat[] => ALONE[seat] ?? [seat]
export const NO_ONE: readonly Seat[] = []

/** A question to one seat, or a simultaneous, secret one to several. */
export interface ChoiceTable<G = Any, N = Any, O = Any> {
  /**
   * The seats that are asked. Several seats choose in any order, unseen by each other, and their choices may not call rules. If the list is
   * empty, the rule closes.
   */
  seats(g: G, notes: N): readonly Seat[]
  /** The question, in the game's terms. A search never calls it. */
  ask(g: G, notes: N, seat: Seat): Said
  /** What the seat might do here. Together with `forbids`, this is the only source of legality. */
  candidates(g: G, notes: N, seat: Seat): readonly O[]
  /** The rule that forbids a candidate, or null. */
  forbids?(g: G, notes: N, seat: Seat, option: O): RuleId | null
  /**
   * Exactly the candidates that `forbids` allows, for rules where listing them directly is faster than trying all. Conformance tests
   * compare the two.
   */
  legal?(g: G, notes: N, seat: Seat): readonly O[]
  /** Other moves a player might try that are never legal here. `forbids` must name a rule for each. */
  tempting?(g: G, notes: N, seat: Seat): O[]
  /** What any seat, asked or not, may do without answering: withdraw a secret choice, change a setting. A search ignores it. */
  asides?(g: G, notes: N, seat: Seat): O[]
  /**
   * The choice for a seat whose time has run out, according to the game's rules for absent players; the first option by default. Secret
   * choices are left to luck.
   */
  absent?(g: G, notes: N, seat: Seat, options: readonly O[], luck: Stream): O
  /** Whether a single option is taken without asking, for questions that can be skipped without revealing anything hidden. */
  forced?: boolean
  /** Applies an option. If it returns no answer, the question is asked again, to the seats that `seats` returns then. */
  choose(g: G, notes: N, seat: Seat, option: O): Flow
}
export type Choice<G = Any, N = Any, O = Any> = ChoiceTable<G, N, O> & { kind: 'choice'; name: string }

/** Unbiased random numbers: `below(n)` is an integer from 0 to n - 1. */
export type Stream = { below(n: number): number }

/** A random event. It must define `outcomes`, `possible` or both. */
export interface ChanceTable<G = Any, N = Any, O = Any> {
  draw(g: G, notes: N, luck: Stream): O
  /** Every outcome with its weight, if there are few enough to list. */
  outcomes?(g: G, notes: N): [O, number][]
  /** Whether an outcome from outside (a record, a scenario) could have been drawn. */
  possible?(g: G, notes: N, outcome: O): boolean
  /** Applies the outcome; by default the outcome is the answer. */
  happen?(g: G, notes: N, outcome: O): Flow
  write?(outcome: O): string
  /** Reads the outcome that a text means, or undefined if it means none. */
  read?(text: string): O | undefined
}
export type Chance<G = Any, N = Any, O = Any> = ChanceTable<G, N, O> & { kind: 'chance'; name: string }
export type Rule<G = Any, N = Any> = Sequence<G, N> | Choice<G, N> | Chance<G, N>
export type Rulebook = Readonly<Record<string, Rule>>
// The engine reads tables without inherited keys, and objects with a fixed field order (one hidden class), much faster than other objects.
const table = <T>(from: Record<string, T>): Record<string, T> => Object.assign(Object.create(null) as Record<string, T>, from)
export function sequence<G, N>(name: string, steps: Steps<G, N>): Sequence<G, N> {
  const names = Object.keys(steps)
  const placed: Record<string, Placed<G, N>> = table({})
  for (let i = names.length - 1, after = ''; i >= 0; after = names[i--]!)
    placed[names[i]!] = {
      of: placed,
      name: names[i]!,
      at: i,
      take: taking(names[i]!, steps[names[i]!]!),
      after,
      next: placed[after] ?? null,
    }
  const first = names[0] ?? ''
  return { kind: 'sequence', name, steps, placed, first, opening: placed[first] ?? null }
}
/** A sequence that starts over after its last step, until a step answers or ends the game. */
export function cycle<G, N>(name: string, steps: Steps<G, N>): Sequence<G, N> {
  const once = sequence(name, steps)
  Object.assign(once.placed[Object.keys(steps).at(-1)!]!, { after: once.first, next: once.placed[once.first] })
  return once
}
/** A repeated step is its own successor: when it calls a rule, its frame names the same step as the next one. */
function taking<G, N>(name: string, step: Step<G, N> | Repeated<G, N>): Step<G, N> {
  if (typeof step === 'function') return step
  return (g, notes) => {
    while (step.while(g, notes)) {
      const flow = step.do(g, notes)
      if (flow === undefined) continue
      if ('rule' in flow) (g as Position).stack.at(-1)!.step = name
      return flow
    }
    return undefined
  }
}
export const choice = <G, N, O>(name: string, t: ChoiceTable<G, N, O>) => {
  const { seats, ask, candidates, legal, forbids, tempting, asides, absent, forced, choose } = t
  return { kind: 'choice', name, seats, ask, candidates, legal, forbids, tempting, asides, absent, forced, choose } as Choice<G, N, O>
}
export const chance = <G, N, O>(name: string, { draw, outcomes, possible, happen, write, read }: ChanceTable<G, N, O>) =>
  ({ kind: 'chance', name, draw, outcomes, possible, happen, write, read }) as Chance<G, N, O>
/**
 * Creates the rule makers of a game, bound to its position and its terms: `export const { sequence, cycle, choice, chance } =
 * makers<Gekido, Terms>()`.
 */
export const makers = <G extends Position, T extends Terms>() => ({
  sequence: <N>(name: string, steps: Steps<G, N>) => sequence<G, N>(name, steps),
  cycle: <N>(name: string, steps: Steps<G, N>) => cycle<G, N>(name, steps),
  choice: <N, O extends T['Option']>(name: string, table: TypedChoice<G, N, O, T>) => choice<G, N, O>(name, table),
  chance: <N, O>(name: string, table: ChanceTable<G, N, O>) => chance<G, N, O>(name, table),
})
/** A choice in a game's terms: its question and the rules that refuse options must be among them. */
export type TypedChoice<G, N, O, T extends Terms> = Omit<ChoiceTable<G, N, O>, 'ask' | 'forbids'> & {
  ask(g: G, notes: N, seat: Seat): T['Question']
  forbids?(g: G, notes: N, seat: Seat, option: O): T['Names']['refusal'] | null
}
/** All rules of a game by name. Saved positions contain these names, so renaming a rule requires a new version of the game. */
export function rulebook(...rules: Rule[]): Rulebook {
  const twin = rules.find((rule) => rules.some((other) => other.name === rule.name && other !== rule))
  if (twin) throw new Error(`two rules are named "${twin.name}"`)
  return table(Object.fromEntries(rules.map((rule) => [rule.name, rule])))
}
/** Makes a flow that runs this rule now. If `into` is given, the answer is stored in that note of the caller. */
export function call<G, N>(rule: Rule<G, N>, notes: N, into = ''): Frame {
  return { rule: rule.name, step: rule.kind === 'sequence' ? rule.first : '', notes, into }
}
export const answer = (value: unknown = null): Flow => ({ answer: value })
export const goto = (step: string): Flow => ({ goto: step })
export const END: Flow = { end: true }
