import { type Choice, type Flow, type Frame, type Placed, type Position, type Rule, type Rulebook, type Sequence } from './rule.ts'
import type { Any, Seat } from './terms.ts'

/** Runs open rules until a seat must choose, luck must decide, or the stack is empty and the game over. */
export function run(book: Rulebook, g: Position): void {
  const stack = g.stack
  listed.g = null
  for (let depth = stack.length; depth > 0; depth = stack.length) {
    const frame = stack[depth - 1]!
    const rule = ruleOf(book, frame, depth)
    if (rule.kind === 'sequence') {
      if (frame.step === '') close(stack, undefined)
      else take(stack, g, frame, rule, stepOf(rule, frame, depth), depth)
    } else if (rule.kind === 'chance') return
    else {
      const asked = rule.seats(g, frame.notes)
      if (asked.length === 0) close(stack, undefined)
      else if (rule.forced !== true || !takeForced(rule, g, frame.notes, asked)) return
    }
  }
}

/**
 * Runs a step and its successors while they return nothing and leave the stack alone. Most steps do, so this avoids looking up each step by
 * name.
 */
function take(stack: Frame[], g: Position, frame: Frame, rule: Sequence, from: Placed, depth: number): void {
  for (let step: Placed | null = from; step !== null; step = step.next) {
    frame.step = step.after
    const flow = step.take(g, frame.notes)
    if (flow !== undefined) {
      if ('goto' in flow && !(rule.placed[flow.goto]!.at <= step.at))
        throw new Error(`rule "${rule.name}" jumps forward to "${flow.goto}": a step goes back or repeats, and a called rule may end early`)
      resumed[depth] = step.next
      return follow(stack, flow)
    }
    if (stack.length !== depth || stack[depth - 1] !== frame || frame.step !== step.after) return
  }
}

/** Takes the option of a seat that has only one. Returns false if every seat has more than one. */
function takeForced(rule: Choice, g: Position, notes: Any, asked: readonly Seat[]): boolean {
  for (const seat of asked) {
    const legal = legalIn(rule, g, notes, seat)
    if (legal.length === 1) {
      follow(g.stack, rule.choose(g, notes, seat, legal[0]))
      return true
    }
    listed.g = g
    listed.notes = notes
    listed.seat = seat
    listed.legal = legal
  }
  return false
}

/**
 * The options that `takeForced` listed last. Callers usually request them next, and `run` follows every change of a position, so they
 * cannot be stale.
 */
const listed: { g: Position | null; notes: Any; seat: Seat; legal: unknown[] } = { g: null, notes: null, seat: -1, legal: [] }

/** Lists the legal options of a seat in a question. */
export function optionsIn(rule: Choice, g: Position, notes: Any, seat: Seat): unknown[] {
  if (listed.g !== g || listed.notes !== notes || listed.seat !== seat) return legalIn(rule, g, notes, seat)
  listed.g = null
  return listed.legal
}

function legalIn(rule: Choice, g: Position, notes: Any, seat: Seat): unknown[] {
  if (rule.legal !== undefined) return rule.legal(g, notes, seat) as unknown[]
  const candidates = rule.candidates(g, notes, seat) as unknown[]
  if (rule.forbids === undefined) return candidates
  const legal: unknown[] = []
  for (const option of candidates) if (rule.forbids(g, notes, seat, option) === null) legal.push(option)
  return legal
}

/**
 * The rule of the innermost frame. It is looked up once per depth, because a caller becomes the innermost frame again after each rule that
 * it calls.
 */
export function ruleOf(book: Rulebook, frame: Frame, depth: number): Rule {
  const before = rules[depth]
  if (before !== undefined && before.name === frame.rule && book === lastBook) return before
  const rule = book[frame.rule]
  if (rule === undefined) throw new Error(`there is no rule "${frame.rule}"`)
  if (book !== lastBook) rules.length = 0
  lastBook = book
  rules[depth] = rule
  return rule
}
let lastBook: Rulebook = {}
const rules: (Rule | undefined)[] = []

/**
 * The step that a frame runs next. After a call, this is usually the step after the calling one. Rules of two games may share a name, so
 * the step itself names its list of steps.
 */
function stepOf(rule: Sequence, frame: Frame, depth: number): Placed {
  const next = resumed[depth]
  if (next !== undefined && next !== null && next.name === frame.step && next.of === rule.placed) return next
  const step = frame.step === rule.first ? rule.opening : rule.placed[frame.step]
  if (step === undefined || step === null) throw new Error(`rule "${rule.name}" has no step "${frame.step}"`)
  return step
}
const resumed: (Placed | null | undefined)[] = []

/** Carries out the result of a step or an option. */
export function follow(stack: Frame[], flow: Flow): void {
  if (flow === undefined) return
  if ('rule' in flow) stack.push(flow)
  else if ('goto' in flow) stack[stack.length - 1]!.step = flow.goto
  else if ('answer' in flow) close(stack, flow.answer)
  else stack.length = 0
}

function close(stack: Frame[], value: unknown): void {
  const into = stack.pop()!.into
  if (into !== '' && value !== undefined) stack[stack.length - 1]!.notes[into] = value
}

/** Whether a rule is open, innermost or further out. */
export const isOpen = (g: Position, rule: { readonly name: string }): boolean => g.stack.some((frame) => frame.rule === rule.name)

/** Whether a rule is the innermost open one: the question being asked, or the chance being decided. */
export const isOnTop = (g: Position, rule: { readonly name: string }): boolean => g.stack.at(-1)?.rule === rule.name

/** The notes of the innermost open frame of a rule, or undefined. */
export function openNotes<G, N>(g: Position, rule: Rule<G, N> | { readonly name: string }): N | undefined {
  for (let i = g.stack.length - 1; i >= 0; i--) if (g.stack[i]!.rule === rule.name) return g.stack[i]!.notes as N
  return undefined
}

/** The notes of the innermost open frame of a rule that must be open. Cards use it to refer to "this attack". */
export function current<G, N>(g: Position, rule: Rule<G, N>): N {
  const notes = openNotes(g, rule)
  if (notes === undefined) throw new Error(`rule "${rule.name}" is not open`)
  return notes
}

/** Unwinds the stack to the innermost frame of a rule, which continues with the given step. */
export function unwind(g: Position, rule: { readonly name: string }, step: string): void {
  const at = g.stack.findLastIndex((frame) => frame.rule === rule.name)
  if (at < 0) throw new Error(`rule "${rule.name}" is not open`)
  g.stack.length = at + 1
  g.stack[at]!.step = step
}
