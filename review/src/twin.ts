import { asked, choose, find, happen, listen, node, options, question, quickLuck, write, writeOutcome } from '@robodrome/kernel'
import type { Any, Entry, Game } from '@robodrome/kernel'
import { adviser, decide, Fate, type Budget } from '@robodrome/minds'
import { questionAt, type Decision } from './decisions.ts'
import { kindOf } from './kinds.ts'
import { reasonsFor } from './reasons.ts'
import { USUAL_CARE, type Care } from './review.ts'
import { habitOf } from './stories.ts'
import { positionOf, type Task } from './task.ts'
import { prove } from './verdict.ts'

/** How many entries before the decision a different course may begin, and for how many entries it may continue. */
const BACK = 40
const LONGEST = 160
/** A first impression, which is enough to dismiss most moments quickly. */
const GLANCE: Budget = { playouts: 20 }
/** How much worse than the best option the wrong option of a twin must seem. */
const LEAST_GAP = 0.05

/**
 * Searches for a twin of a task: another position with the same question, the same answer, and a reason of the same kind. Each step plays
 * on from an earlier moment with different luck. The twin is proven like any verdict. Ends with null after the last attempt. Hardly any two
 * positions have a whole plan in common as their answer, so a twin for a plan has a plan of its own.
 */
export function* twinOf(
  game: Game,
  task: Task,
  { seed, tries, care = USUAL_CARE }: { seed: number; tries: number; care?: Care },
): Generator<null, Task | null> {
  for (let i = 0; i < tries; i++) {
    for (const decision of momentsLike(game, task, seed * 1000 + i)) {
      const found = twinAt(game, task, decision, care)
      if (found !== null) return found
    }
    yield null
  }
  return null
}

/** A position in which the question is asked again, and everything that led to it. */
type Moment = Decision & { made: readonly Entry[] }

/** Plays on from an earlier moment of the task, and stops wherever its seat meets the same question in a position that looks different. */
function* momentsLike(game: Game, task: Task, seed: number): Generator<Moment> {
  const { seat, settings, chosen } = task
  const luck = quickLuck(seed, TWIN_STREAM)
  const first = Math.max(0, task.entries.length - BACK)
  const made: Entry[] = task.entries.slice(0, first + luck.below(Math.max(1, task.entries.length - first)))
  const longest = made.length + LONGEST
  const there = positionOf(game, task)
  const [seen, asks] = [JSON.stringify(game.view(there, seat)), question(game, there, seat).kind]
  const g = positionOf(game, { ...task, entries: made })
  const fate = new Fate(seed)
  while (made.length < longest) {
    const here = node(game, g)
    if (here.kind === 'over') return
    if (here.kind === 'chance') {
      const outcome = fate.outcome(here.rule, g, here.notes)
      made.push({ kind: 'outcome', text: writeOutcome(here.rule, outcome) })
      listen(null, () => happen(game, g, outcome))
      continue
    }
    const all = asked(game, g)
    const isAsked = all.includes(seat) && question(game, g, seat).kind === asks
    if (isAsked && JSON.stringify(game.view(g, seat)) !== seen)
      yield { position: game.clone(g), seat, entries: made.length, moves: chosen, made: [...made] }
    const who = all.find((each) => each !== seat) ?? all[0]!
    const option = habitOf(game, settings, g, who, luck)
    made.push({ kind: 'choice', seat: who, text: write(game, g, option) })
    fate.follow(who)
    listen(null, () => choose(game, g, who, option))
  }
}
const TWIN_STREAM = 37

function twinAt(game: Game, task: Task, moment: Moment, care: Care): Task | null {
  const { settings, from, seat } = task
  const decision = wrongAt(game, task, moment, care)
  if (decision === null) return null
  const verdict = prove(game, settings, { decision, better: task.better, gap: LEAST_GAP, lead: 0, mattered: true }, care.proof)
  if (verdict === null) return null
  const { reasons } = reasonsFor(game, settings, verdict.pair, verdict.told)
  const { chosen, better } = verdict.pair
  return kindOf(reasons) === kindOf(task.reasons) ? { settings, from, entries: moment.made, seat, chosen, better, reasons } : null
}

/** Returns the decision with a wrong option, if possible that of the task; null if the answer of the task is not the best here. */
function wrongAt(game: Game, { settings, better, chosen }: Task, moment: Moment, care: Care): Decision | null {
  const plans = game.insight?.plans
  if (plans?.seats(moment.position).includes(moment.seat) === true) {
    const plan = planOf(game, moment)
    return plan === null ? null : { ...moment, plan }
  }
  const looked = (budget: Budget) =>
    decide(adviser, questionAt(game, settings, moment).question, budget).reasons.toSorted((a, b) => b.value - a.value)
  if (looked(GLANCE)[0]?.text !== better[0]) return null
  const [best, ...others] = looked(care.look)
  if (best?.text !== better[0]) return null
  const wrong = others.filter(({ value, as }) => as === undefined && best!.value - value >= LEAST_GAP)
  const same = wrong.find(({ text }) => text === chosen[0]) ?? wrong[0]
  return same === undefined ? null : { ...moment, moves: [same.text] }
}

/** Returns the moves of a moment as a plan; null if they are not possible here. */
function planOf(game: Game, { position, seat, moves }: Moment): unknown {
  const g: Any = game.clone(position)
  for (const move of moves.slice(0, -1)) {
    if (!options(game, g, seat).some((each) => write(game, g, each) === move)) return null
    listen(null, () => choose(game, g, seat, find(game, g, seat, move).option))
  }
  return game.insight!.plans!.draw(g, seat, quickLuck(0))
}
