import { Button } from '../../kit/button.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import type { StepWords } from '../../boards/lesson.ts'
import { words } from '../../words/index.ts'
import { Bubble } from './bubble.tsx'
import { Enough } from './enough.tsx'
import { Told } from './told.tsx'
import type { Guide } from './use-coach.ts'

/** Returns what the bubble says: a reply to another move, what happens instead of a step, or the step itself. */
function saidBy({ lesson, shown, answer, gone }: Guide): Pick<StepWords, 'title' | 'text' | 'term' | 'todo'> {
  const { steps } = lesson.words
  const w = words.coach
  if (answer !== null) return { title: w.otherwise, text: steps[answer]!.otherwise ?? w.fine }
  return gone ? (steps[shown!.id]!.instead ?? w.instead) : steps[shown!.id]!
}

/** One bubble next to its subject. Esc closes it, and the guide continues. */
export function CoachBubble({ game, guide }: { game: string; guide: Guide }) {
  const { shown, answer, again, step, gone, enough } = guide
  useKeys(guide.says && !enough ? { Escape: guide.close } : {})
  if (enough) return <Enough game={game} guide={guide} />
  if (!guide.says) return null
  const { title, text, term, todo } = saidBy(guide)
  const reads = answer !== null || again !== null || gone || shown!.does === undefined
  const first = step === 0 && again === null && answer === null
  const w = words.coach
  return (
    <Bubble
      at={guide.at}
      beside={guide.beside}
      says={
        <>
          <h2>{title}</h2>
          <p>
            <Told text={text} term={term} />
          </p>
          {todo !== undefined && again === null && <p className="todo">{todo}</p>}
        </>
      }
      acts={
        <div className="coach-acts">
          {!first && (
            <Button look="ghost" onClick={guide.back}>
              {w.back}
            </Button>
          )}
          <span className="coach-of">
            {answer === null && shown ? w.of(guide.lesson.steps.indexOf(shown) + 1, guide.lesson.steps.length) : ''}
          </span>
          {reads && <Button onClick={guide.next}>{first ? w.go : again === null ? w.next : w.forward}</Button>}
        </div>
      }
    />
  )
}
