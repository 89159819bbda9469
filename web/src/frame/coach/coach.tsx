import { useId, useRef, type CSSProperties } from 'react'
import { useKeys } from '../../kit/use-keys.ts'
import { lessonWords } from '../../words/lessons.ts'
import { words } from '../../words/index.ts'
import { Told } from './told.tsx'
import type { Guide } from './use-coach.ts'
import { usePlace } from './use-place.ts'
import './coach.css'

/** One bubble beside the thing it speaks of. It takes no focus; Esc closes it, and the guide goes on. */
export function CoachBubble({ game, guide }: { game: string; guide: Guide }) {
  const bubble = useRef<HTMLElement>(null)
  const id = useId()
  const place = usePlace(bubble, guide.at, guide.beside, id)
  const said = lessonWords(game)
  const { shown, answer, again, step } = guide
  const open = shown !== null || answer !== null
  useKeys(open ? { Escape: guide.close } : {})
  if (!open) return null
  const text =
    answer === null ? said.steps[shown!.id]! : { title: words.coach.otherwise, text: said.steps[answer]!.otherwise ?? words.coach.fine }
  const reads = answer !== null || again !== null || (shown!.does === undefined && !shown!.watch)
  const first = step === 0 && again === null && answer === null
  const w = words.coach
  return (
    <section
      ref={bubble}
      className={`coach ${place?.side ?? 'none'}`}
      style={
        {
          left: place?.x ?? 0,
          top: place?.y ?? 0,
          visibility: place ? 'visible' : 'hidden',
          '--notch': `${place?.notch ?? 0}px`,
        } as CSSProperties
      }
      aria-label={w.label}
    >
      <div id={id} aria-live="polite">
        <h2>{text.title}</h2>
        <p>
          <Told {...text} />
        </p>
        {'todo' in text && text.todo !== undefined && again === null && <p className="todo">{text.todo}</p>}
      </div>
      <div className="coach-acts">
        {!first && (
          <button type="button" className="btn ghost" onClick={guide.back}>
            {w.back}
          </button>
        )}
        <span className="coach-of">
          {answer === null && shown ? w.of(guide.lesson.steps.indexOf(shown) + 1, guide.lesson.steps.length) : ''}
        </span>
        {reads && (
          <button type="button" className="btn" onClick={guide.next}>
            {first ? w.go : again === null ? w.next : w.forward}
          </button>
        )}
      </div>
    </section>
  )
}
