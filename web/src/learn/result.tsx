import type { Exercise } from '@robodrome/table'
import { Button, ButtonLink } from '../kit/button.tsx'
import { percent } from '../kit/odds.ts'
import { useKeys } from '../kit/use-keys.ts'
import { puzzleWords } from '../words/learning-words.ts'
import { words } from '../words/index.ts'
import type { Found } from './exercises.ts'
import { Hundred } from './hundred.tsx'
import { playFrom } from './open.ts'
import { missedShare, type Line, type Verdict } from './verdict.ts'
import '../frame/prompt-bar.css'
import '../frame/prompt-sizes.css'
import '../frame/table.css'

/** The chosen answer, the best one, and a comparison with the runners-up. */
export function Result({ exercise, verdict, titleOf }: { exercise: Exercise; verdict: Verdict; titleOf(text: string): string }) {
  const w = puzzleWords
  const [top] = exercise.worth
  return (
    <section className={`panel puzzle-result ${verdict.right ? 'right' : ''}`} aria-live="polite">
      <h2>{verdict.right ? w.solved : w.other}</h2>
      <dl>
        {!verdict.right && (
          <div>
            <dt>{w.youChose}</dt>
            <dd>
              {titleOf(verdict.text)} <b className="tabular">{verdict.most ? w.atMost(percent(verdict.value)) : percent(verdict.value)}</b>
            </dd>
            {!verdict.most && (
              <dd>
                <Hundred value={verdict.value} />
              </dd>
            )}
          </div>
        )}
        <div className="best">
          <dt>{w.best}</dt>
          <dd>
            {titleOf(verdict.right ? verdict.text : top!.text)} <b className="tabular">{percent(top!.value)}</b>
          </dd>
          <dd>
            <Hundred value={top!.value} />
          </dd>
        </div>
      </dl>
      <p className="small">{w.goals[exercise.goal]}</p>
      <ol className="puzzle-worth" aria-label={w.others}>
        {exercise.worth.slice(0, 6).map(({ text, value }) => (
          <li key={text} className={exercise.best.includes(text) ? 'best' : text === verdict.text ? 'own' : ''}>
            <span className="ellipsis">{titleOf(text)}</span>
            <i style={{ width: `${Math.round(value * 100)}%` }} aria-hidden="true" />
            <b className="tabular">{percent(value)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * The prompt after an attempt: the lesson in a sentence, and buttons to continue. N opens the next exercise, G tries again, V shows the
 * other line.
 */
export function ResultBar({
  game,
  found,
  lesson,
  verdict,
  shown,
  isOver,
  next,
  watch,
  again,
}: {
  game: string
  found: Found
  lesson: string
  verdict: Verdict
  /** The choice whose line is on the board. */
  shown: string
  isOver: boolean
  next: string
  watch(line: Line): void
  again(): void
}) {
  const w = puzzleWords
  const best = verdict.right ? verdict.text : found.exercise.best[0]!
  const show = (text: string) => () => watch({ text, verdict })
  useKeys({ n: () => (location.hash = next), g: again, v: show(shown === best ? verdict.text : best) })
  return (
    <section className="prompt wait" aria-label={words.table.decision}>
      <div className="ask">
        <h2 className="question">{isOver ? lesson : shown === verdict.text ? w.tried : w.bestShown}</h2>
        <p className="why">{isOver ? w.missed(Math.round(missedShare(found.exercise) * 100)) : w.noted}</p>
      </div>
      <div className="acts">
        <Button look="ghost" onClick={show(verdict.text)}>
          {w.watchOwn}
        </Button>
        {!verdict.right && (
          <Button look="ghost" onClick={show(best)}>
            {w.watchBest}
          </Button>
        )}
        <Button look="ghost" onClick={() => playFrom(game, found)}>
          {w.playOn}
        </Button>
        <Button look="ghost" onClick={again}>
          {w.again}
        </Button>
        <ButtonLink look="signal" href={next}>
          {w.next}
        </ButtonLink>
      </div>
    </section>
  )
}
