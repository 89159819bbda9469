import type { Exercise } from '@robodrome/table'
import { percent } from '../kit/odds.ts'
import { useKeys } from '../kit/use-keys.ts'
import { words } from '../words/index.ts'
import type { Found } from './exercises.ts'
import { playFrom } from './open.ts'
import { missedShare, type Verdict } from './verdict.ts'

/** What was chosen, what is best, and how the next ones compare. */
export function Result({ exercise, verdict, titleOf }: { exercise: Exercise; verdict: Verdict; titleOf(text: string): string }) {
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
      <p className="sm">{w.goals[exercise.goal]}</p>
      <ol className="puzzle-worth" aria-label={w.others}>
        {exercise.worth.slice(0, 6).map(({ text, value }) => (
          <li key={text} className={exercise.best.includes(text) ? 'best' : text === verdict.text ? 'own' : ''}>
            <span className="ell">{titleOf(text)}</span>
            <i style={{ width: `${Math.round(value * 100)}%` }} aria-hidden="true" />
            <b className="num">{percent(value)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The prompt after a try: the lesson in a sentence, and the ways on. N goes to the next one, G tries again. */
export function ResultBar({
  game,
  found,
  lesson,
  isOver,
  next,
  again,
}: {
  game: string
  found: Found
  lesson: string
  isOver: boolean
  next: string
  again(): void
}) {
  const w = words.puzzle
  useKeys({ n: () => (location.hash = next), g: again })
  return (
    <section className="prompt wait" aria-label={words.table.decision}>
      <div className="ask">
        <h2 className="q">{isOver ? lesson : w.tried}</h2>
        <p className="why">{isOver ? w.missed(Math.round(missedShare(found.exercise) * 100)) : w.noted}</p>
      </div>
      <div className="acts">
        <button type="button" className="btn ghost" onClick={() => playFrom(game, found)}>
          {w.playOn}
        </button>
        <button type="button" className="btn ghost" onClick={again}>
          {w.again}
        </button>
        <a className="btn pri" href={next}>
          {w.next}
        </a>
      </div>
    </section>
  )
}
