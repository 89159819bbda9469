import type { Exercise } from '@robodrome/table'
import { percent } from '../kit/odds.ts'
import { words } from '../words/index.ts'
import { missedShare, type Verdict } from './verdict.ts'

/** What was chosen, what is best, how the next ones compare, and the lesson in a sentence. */
export function Result({
  exercise,
  verdict,
  lesson,
  titleOf,
}: {
  exercise: Exercise
  verdict: Verdict
  lesson: string
  titleOf(text: string): string
}) {
  const w = words.puzzle
  const [top] = exercise.worth
  return (
    <section className={`panel puzzle-result ${verdict.right ? 'right' : ''}`} aria-live="polite">
      <h2>{verdict.right ? w.solved : w.other}</h2>
      <dl>
        {!verdict.right && (
          <div>
            <dt>{w.youChose}</dt>
            <dd>
              {titleOf(verdict.text)} <b className="num">{verdict.value === null ? w.less : percent(verdict.value)}</b>
            </dd>
          </div>
        )}
        <div className="best">
          <dt>{w.best}</dt>
          <dd>
            {titleOf(verdict.right ? verdict.text : top!.text)} <b className="num">{percent(top!.value)}</b>
          </dd>
        </div>
      </dl>
      <p className="sm">{w.goals[exercise.goal] ?? ''}</p>
      <ol className="puzzle-worth" aria-label={w.others}>
        {exercise.worth.slice(0, 6).map(({ text, value }) => (
          <li key={text} className={exercise.best.includes(text) ? 'best' : text === verdict.text ? 'own' : ''}>
            <span className="ell">{titleOf(text)}</span>
            <i style={{ width: `${Math.round(value * 100)}%` }} aria-hidden="true" />
            <b className="num">{percent(value)}</b>
          </li>
        ))}
      </ol>
      <p>{lesson}</p>
      <p className="sm">{w.missed(Math.round(missedShare(exercise) * 100))}</p>
    </section>
  )
}
