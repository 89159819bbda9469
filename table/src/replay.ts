import {
  choose,
  find,
  happen,
  leave,
  node,
  write,
  writeOutcome,
  type Entry,
  type Game,
  type Luck,
  type Position,
  type Sentence,
} from '@robodrome/kernel'
import { readOutcome } from './outcome.ts'
import { recordSays } from './says.ts'

/** Applies one entry to a position if it is legal and canonically written; otherwise returns the problem and changes nothing. */
export function replay<G extends Position>(game: Game<G>, g: G, entry: Entry, fair: Luck | null = null): Sentence | null {
  const at = node(game, g)
  if (at.kind === 'over') return recordSays('afterEnd')
  const found = entry.kind === 'leave' ? `seat ${entry.seat} leaving` : `"${entry.text}"`
  if (at.kind === 'choice' && entry.kind === 'leave') leave(game, g, entry.seat)
  else if (at.kind === 'choice' && entry.kind === 'choice') {
    const move = find(game, g, entry.seat, entry.text)
    if (move.rule !== undefined) return recordSays('mayNot', { seat: entry.seat, move: entry.text, rule: move.rule })
    const text = write(game, g, move.option)
    if (text !== entry.text) return recordSays('otherMove', { found, move: text })
    choose(game, g, entry.seat, move.option)
  } else if (at.kind === 'chance' && entry.kind === 'outcome') {
    const due = fair && writeOutcome(at.rule, fair.outcome(at.rule, g, at.notes))
    if (due !== null && due !== entry.text) return recordSays('otherOutcome', { found, outcome: due })
    const outcome = readOutcome(at.rule, g, at.notes, entry.text)
    if (outcome === undefined) return recordSays('noOutcome', { found, chance: at.rule.name })
    if (writeOutcome(at.rule, outcome) !== entry.text) return recordSays('otherMove', { found, move: writeOutcome(at.rule, outcome) })
    happen(game, g, outcome)
  } else if (at.kind === 'chance') return recordSays('wantsOutcome', { found, chance: at.rule.name })
  else return recordSays('wantsChoice', { found })
  return null
}
