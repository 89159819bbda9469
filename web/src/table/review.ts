import { choose, options, quickLuck, start, write, type Entry, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { adviser, among, decide, gapOf, isMistake, judge, pose, questionOf, weighing, type Budget, type Question } from '@robodrome/minds'
import { nameOption, plain, type Label, type Phrase, type Reader, type Words } from '@robodrome/phrases'
import { load, replay, type Saved } from '@robodrome/table'

/** A costly decision: the number of preceding entries, the choice, the better one, and the share of the win chance lost. */
export type Costly = { entries: number; chose: string; better: string; cost: number; error: number | null }

/** A finished match by its record, and the seat to review. */
export type Reviewed = { settings: Settings; entries: readonly Entry[]; names: readonly string[]; seat: Seat; from?: Saved | undefined }

/** Time limits: for all decisions together, for each, and for each that looks costly. */
export type Care = { all: number; look: Budget; proof: Budget }
const USUAL: Care = { all: 15_000, look: { playouts: 80, ms: 250 }, proof: { ms: 3000 } }
/** The number of decisions examined longer. */
const PROVEN = 5
/** The number shown in the end. */
const SHOWN = 3

/** A decision. `plan`: a whole plan of several moves. */
type Made = { position: Position; entries: number; moves: readonly string[]; plan?: unknown }

/** The better choice, and the gap. */
type Found = { better: readonly string[]; cost: number; error: number | null; isMistake: boolean }

/**
 * The costliest decisions, most expensive first. A quick look ranks them by their gap, too briefly to be sure. The widest are then
 * compared with the best alternative alone, which makes the error small enough.
 */
export function review(
  game: Game,
  words: Words,
  { settings, entries, names, seat, from }: Reviewed,
  { all, look, proof } = USUAL,
): Costly[] {
  const made = decisionsOf(game, from ? load(game, from) : start(game, settings), entries, seat)
  const ask = (each: Made): Question => {
    const question = questionOf(game, pose(game, settings, each.position, seat, quickLuck(each.entries, 31)))
    return each.plan === undefined ? question : weighing(question, each.plan)
  }
  const glance: Budget = { ...look, ...(look.ms !== undefined && { ms: Math.min(look.ms, all / Math.max(1, made.length)) }) }
  const dear = made
    .map((each) => {
      const decision = decide(adviser, ask(each), glance)
      const rivals = decision.reasons.filter(({ text, as }) => text !== each.moves[0] && as === undefined)
      const best = rivals.toSorted((a, b) => b.value - a.value).slice(0, 1)
      return {
        each,
        gap: decision.weighed?.cost ?? gapOf(decision, each.moves[0]!),
        two: [each.moves[0]!, ...best.map(({ text }) => text)],
      }
    })
    .filter(({ gap }) => gap > 0)
    .toSorted((a, b) => b.gap - a.gap)
    .slice(0, PROVEN)
  const reader: Reader = { nameOf: (of) => names[of] ?? String(of), own: [seat] }
  return dear
    .map(({ each, two }) => ({ each, found: each.plan === undefined ? proven(ask(each), two, proof) : weighed(ask(each), proof) }))
    .filter(({ found }) => found.isMistake)
    .toSorted((a, b) => b.found.cost - a.found.cost)
    .slice(0, SHOWN)
    .map(({ each, found: { better, cost, error } }) => {
      const named = (name: Naming) =>
        [each.moves, better].map((moves) => titlesOf(game, words, each.position, seat, moves, reader, name).join(', '))
      const [chose, other] = NAMINGS.map(named).find(([one, two]) => one !== two) ?? [each.moves.join(', '), better.join(', ')]
      return { entries: each.entries, chose: chose!, better: other!, cost, error }
    })
}

/** A move against the best-looking one. */
function proven(question: Question, two: readonly string[], budget: Budget): Found {
  const { best, ...judged } = judge(decide(adviser, among(question, two), budget), two[0]!)
  return { ...judged, better: best.slice(0, 1) }
}

/** A plan against the best one found. */
function weighed(question: Question, budget: Budget): Found {
  const { line, weighed: found } = decide(adviser, question, budget)
  const { cost, error } = found ?? { cost: 0, error: 1 }
  return { better: line?.moves ?? [], cost, error, isMistake: isMistake(cost, error) }
}

/** A move's name: its title, with more about it if two share one. */
type Naming = (label: Label, move: string) => (Phrase | string)[]
const NAMINGS: readonly Naming[] = [
  ({ title }) => [title],
  ({ title, effect }) => (effect === undefined ? [title] : [title, effect]),
  ({ title }, move) => [title, move],
]

/** The names of successive moves, without the last one, which only confirms a plan. */
function titlesOf(
  game: Game,
  words: Words,
  position: Position,
  seat: Seat,
  moves: readonly string[],
  reader: Reader,
  name: Naming,
): string[] {
  const g = game.clone(position)
  return (moves.length > 1 ? moves.slice(0, -1) : moves).map((move) => {
    const option = options(game, g, seat).find((one) => write(game, g, one) === move)
    const title = name(nameOption(words, option as { kind: string }, game.view(g, seat)), move)
      .map((part) => (typeof part === 'string' ? part : plain(part, reader)))
      .join(', ')
    if (moves.length > 1) choose(game, g, seat, option)
    return title
  })
}

/** All decisions of a seat with a real choice. A plan of several moves is one decision. */
function decisionsOf(game: Game, g: Position, entries: readonly Entry[], seat: Seat): Made[] {
  const made: Made[] = []
  let begun: { position: Position; entries: number; moment: string } | undefined
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'choice' && entry.seat === seat) {
      const legal = options(game, g, seat).map((option) => write(game, g, option))
      const plans = game.insight?.plans
      if (plans?.seats(g).includes(seat) === true) {
        const moment = plans.moment(g)
        if (begun?.moment !== moment) begun = { position: game.clone(g), entries: i, moment }
        const plan: unknown = plans.draw(g, seat, quickLuck(0))
        const moves = plans.moves(g, seat, plan)
        // The move that confirms a plan, which could be changed until then.
        if (moves.length === plans.made(g, seat).length + 1 && entry.text === moves.at(-1))
          made.push({ position: begun.position, entries: begun.entries, moves, plan })
      } else if (legal.length > 1 && legal.includes(entry.text))
        // Asides, such as taking a die back, are no decisions.
        made.push({ position: game.clone(g), entries: i, moves: [entry.text] })
    }
    const problem = replay(game, g, entry)
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem}`)
  }
  return made
}
