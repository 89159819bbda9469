import { options, quickLuck, start, write, type Entry, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { adviser, ask, judge, type Budget, type Judgement } from '@robodrome/minds'
import { nameOption, plain, type Reader, type Words } from '@robodrome/phrases'
import { load, replay, type Saved } from '@robodrome/table'

/** A decision of somebody that cost much: so many entries lay before it, what was chosen, what was better, and the chance to win given away. */
export type Costly = { entries: number; chose: string; better: string; cost: number; error: number | null }

/** A match that is over, as its record has it, and who wants to know. */
export type Reviewed = { settings: Settings; entries: readonly Entry[]; names: readonly string[]; seat: Seat; from?: Saved | undefined }

/** How long each decision is looked at, and how long those that look costly. */
export type Care = { look: Budget; proof: Budget }
const USUAL: Care = { look: { playouts: 80, ms: 250 }, proof: { playouts: 400, ms: 2500 } }
/** So many are looked at longer. */
const PROVEN = 5
/** Decisions looked at, from the end: those of a very long match take too long. */
const MOST = 60
/** What is shown in the end. */
const SHOWN = 3

type Made = { position: Position; entries: number; text: string }

/** The decisions that cost somebody most, dearest first: by a glance at each, then by a longer look at those that seem dear. */
export function review(game: Game, words: Words, { settings, entries, names, seat, from }: Reviewed, { look, proof } = USUAL): Costly[] {
  const made = decisionsOf(game, from ? load(game, from) : start(game, settings), entries, seat).slice(-MOST)
  const judged = (each: Made, budget: Budget): Judgement =>
    judge(ask(adviser, game, settings, each.position, seat, quickLuck(each.entries, 31), budget), each.text)
  const dear = made
    .map((each) => ({ each, cost: judged(each, look).cost }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, PROVEN)
  const reader: Reader = { nameOf: (of) => names[of] ?? String(of), own: [seat] }
  return dear
    .map(({ each }) => ({ each, judgement: judged(each, proof) }))
    .filter(({ judgement }) => judgement.isMistake)
    .toSorted((a, b) => b.judgement.cost - a.judgement.cost)
    .slice(0, SHOWN)
    .map(({ each: { position, entries: before, text }, judgement: { best, cost, error } }) => {
      const titleOf = (move: string): string => {
        const option = options(game, position, seat).find((one) => write(game, position, one) === move)
        return plain(nameOption(words, option as { kind: string }, game.view(position, seat)).title, reader)
      }
      return { entries: before, chose: titleOf(text), better: titleOf(best[0]!), cost, error }
    })
}

/** All that a seat decided where there was something to decide. */
function decisionsOf(game: Game, g: Position, entries: readonly Entry[], seat: Seat): Made[] {
  const made: Made[] = []
  for (const [i, entry] of entries.entries()) {
    if (entry.kind === 'choice' && entry.seat === seat) {
      const legal = options(game, g, seat).map((option) => write(game, g, option))
      // Asides, such as a die that is taken back, are no decisions.
      if (legal.length > 1 && legal.includes(entry.text)) made.push({ position: game.clone(g), entries: i, text: entry.text })
    }
    const problem = replay(game, g, entry)
    if (problem !== null) throw new Error(`entry ${i + 1}: ${problem}`)
  }
  return made
}
