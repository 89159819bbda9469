import type { Game, Settings } from './game.ts'
import { BadInput } from './errors.ts'
import type { Luck } from './luck.ts'
import { NO_ONE, type Chance, type Choice, type Position, type Stream } from './rule.ts'
import { follow, optionsIn, ruleOf, run } from './run.ts'
import type { Any, RuleId, Said, Seat } from './terms.ts'
import { common } from './common.ts'

/** A move that may not be made, and the rule that forbids it. */
export type Refusal = { rule: RuleId; option?: unknown }

/** What a position is waiting for: choices of seats, luck, or nothing because the game is over. */
export type GameNode = { kind: 'choice'; rule: Choice; notes: Any } | { kind: 'chance'; rule: Chance; notes: Any } | { kind: 'over' }

/** The part of a game that questions and moves need: its rules. A game under construction has nothing else yet. */
export type Ruled = Pick<Game, 'rules'>

export function node(game: Ruled, g: Position): GameNode {
  const rule = waiting(game, g)
  return rule === null ? { kind: 'over' } : ({ kind: rule.kind, rule, notes: notesOf(g) } as GameNode)
}

/** The rule that a position is waiting for; null if the game is over. */
function waiting(game: Ruled, g: Position): Choice | Chance | null {
  const depth = g.stack.length
  if (depth === 0) return null
  const rule = ruleOf(game.rules, g.stack[depth - 1]!, depth)
  if (rule.kind === 'sequence') throw new Error(`the position was left inside "${rule.name}": run it first`)
  return rule
}
const notesOf = (g: Position): Any => g.stack[g.stack.length - 1]!.notes

function openChoice(game: Ruled, g: Position): Choice {
  const rule = waiting(game, g)
  if (rule?.kind !== 'choice') throw new Error('no seat is asked here')
  return rule
}

function openChance(game: Ruled, g: Position): Chance {
  const rule = waiting(game, g)
  if (rule?.kind !== 'chance') throw new Error('luck does not decide here')
  return rule
}

export function start<G extends Position>(game: Game<G>, settings: Settings): G {
  const mode = Object.hasOwn(game.modes, settings.mode) ? game.modes[settings.mode] : undefined
  if (mode === undefined) throw new BadInput(['mode'], settings.mode, common('oneOf', { names: Object.keys(game.modes).join(', ') }))
  if (!mode.seats.includes(settings.seats))
    throw new BadInput(['seats'], settings.seats, common('forMode', { what: mode.seats.join(' or '), mode: settings.mode }))
  return ready(game, game.setup(settings))
}

/** Runs a fresh or loaded position up to its first choice or chance. */
export function ready<G extends Position>(game: Ruled, g: G): G {
  run(game.rules, g)
  return g
}

/** The seats that must choose now; empty if luck decides or the game is over. */
export function asked(game: Ruled, g: Position): readonly Seat[] {
  const rule = waiting(game, g)
  return rule?.kind === 'choice' ? rule.seats(g, notesOf(g)) : NO_ONE
}

/** The question to a seat, in the game's terms. */
export function question(game: Ruled, g: Position, seat: Seat): Said {
  return openChoice(game, g).ask(g, notesOf(g), seat)
}

/** All legal options of a seat that is asked. Legality is decided nowhere else. */
export function options<O = unknown>(game: Ruled, g: Position, seat: Seat): O[] {
  return optionsIn(openChoice(game, g), g, notesOf(g), seat) as O[]
}

/** Returns the choice made for a seat whose time has run out. */
export function whenAbsent(game: Ruled, g: Position, seat: Seat, luck: Stream): unknown {
  const rule = openChoice(game, g)
  const legal = options(game, g, seat)
  return rule.absent === undefined ? legal[0] : (rule.absent(g, notesOf(g), seat, legal, luck) as unknown)
}

/** What any seat, asked or not, may do without answering the question: see `ChoiceTable.asides`. */
export function asides<O = unknown>(game: Ruled, g: Position, seat: Seat): O[] {
  const here = node(game, g)
  return here.kind === 'choice' ? ((here.rule.asides?.(g, here.notes, seat) ?? []) as O[]) : []
}

/** Tempting but illegal options of the seat, each with the rule that forbids it. */
export function refusals(game: Ruled, g: Position, seat: Seat): Required<Refusal>[] {
  const rule = openChoice(game, g)
  const notes = notesOf(g)
  const found: Required<Refusal>[] = []
  if (rule.forbids === undefined) return found
  for (const tried of [rule.candidates, rule.tempting])
    for (const option of (tried?.(g, notes, seat) ?? []) as unknown[]) {
      const forbidden = rule.forbids(g, notes, seat, option)
      if (forbidden !== null) found.push({ option, rule: forbidden })
    }
  return found
}

/** Applies one of the seat's options and runs up to the next choice or chance. Callers with an unchecked move use a Match. */
export function choose(game: Ruled, g: Position, seat: Seat, option: unknown): void {
  follow(g.stack, openChoice(game, g).choose(g, notesOf(g), seat, option))
  run(game.rules, g)
}

/** The possible outcomes with weights; null if there are too many to list. */
export function outcomes(game: Ruled, g: Position): [unknown, number][] | null {
  return openChance(game, g).outcomes?.(g, notesOf(g)) ?? null
}

/** Applies an outcome and runs up to the next choice or chance. */
export function happen(game: Ruled, g: Position, outcome: unknown): void {
  const rule = openChance(game, g)
  follow(g.stack, rule.happen === undefined ? { answer: outcome } : rule.happen(g, notesOf(g), outcome))
  run(game.rules, g)
}

/** Lets a player leave and continues without them. */
export function leave<G extends Position>(game: Game<G>, g: G, seat: Seat): void {
  game.leave(g, seat)
  run(game.rules, g)
}

/** Resolves chances by luck until somebody must choose or the game is over. */
export function settle(game: Ruled, g: Position, luck: Luck): void {
  for (let rule = waiting(game, g); rule?.kind === 'chance'; rule = waiting(game, g)) happen(game, g, luck.outcome(rule, g, notesOf(g)))
}

/** Writes an option in the game's notation; the default is the option itself if it is a text, or JSON. */
export const write = (game: Game, g: Position, option: unknown): string =>
  game.write?.(option, g) ?? (typeof option === 'string' ? option : JSON.stringify(option))
