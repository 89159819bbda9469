import { kindOf } from '@robodrome/review/kinds'
import { wholePercent } from '../kit/odds.ts'
import type { SaidFinding } from '../table/worker-messages.ts'
import { drillWords } from '../words/drills.ts'
import { reviewWords as w } from '../words/review.ts'
import { Grade } from './grade.tsx'
import { costOf, isSmall, type Item } from './items.ts'
import { isPending, type Reviewing } from './reviewer.ts'
import './decisions.css'

/** The decisions of a review: the most costly first, small losses and well-found choices below. */
export function DecisionList({
  stage,
  review,
  said: { findings },
  items,
  open,
  show,
  turnOf,
  byDice,
}: Reviewing & {
  items: readonly Item[]
  open: number | null
  show(entries: number): void
  turnOf(entries: number): string
  /** Whether the player lost and had the worse dice. */
  byDice: boolean
}) {
  const small = findings.filter(isSmall)
  const found = items.filter(({ kind }) => kind === 'found')
  const lost = (each: SaidFinding) =>
    row(each.entries, each.chose, each.grade, each.cost, each.reasons.length === 0 ? [] : [drillWords.kinds[kindOf(each.reasons)].title])
  const row = (entries: number, chose: string, grade: SaidFinding['grade'] | 'found', cost: number | null, about: readonly string[]) => (
    <li key={entries}>
      <button type="button" aria-pressed={entries === open} onClick={() => show(entries)}>
        <Grade grade={grade} />
        <span className="ellipsis">
          <b>{chose}</b>
          <small>{[turnOf(entries), ...about].join(' · ')}</small>
        </span>
        {cost !== null && <b className="tabular harm">−{wholePercent(cost)}</b>}
      </button>
    </li>
  )
  return (
    <section className="panel review-list">
      <h2 className="label">{w.list}</h2>
      {findings.length === 0 && (
        <p>{isPending(stage, review) ? w.nothingYet : byDice && stage === 'done' ? `${w.nothing} ${w.diceDecided}` : w.nothing}</p>
      )}
      <ol>{findings.filter((each) => !isSmall(each)).map(lost)}</ol>
      {small.length > 0 && (
        <details open={findings.length === small.length || undefined}>
          <summary>
            <Grade grade="small" />
            {w.smallLosses(small.length)}
            <b className="tabular">−{wholePercent(costOf(small))}</b>
          </summary>
          <ol>{small.map(lost)}</ol>
        </details>
      )}
      {found.length > 0 && (
        <details>
          <summary>
            <Grade grade="found" />
            {w.wellFound}
            <b className="tabular">{found.length}</b>
          </summary>
          <ol>{found.map(({ entries, chose }) => row(entries, chose, 'found', null, []))}</ol>
        </details>
      )}
    </section>
  )
}
