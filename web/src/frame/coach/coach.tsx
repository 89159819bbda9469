import { useId, useRef, useState, type CSSProperties } from 'react'
import { Icon } from '../../kit/icons.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { lessonWords, type StepWords } from '../../words/lessons.ts'
import { words } from '../../words/index.ts'
import type { Guide } from './use-coach.ts'
import { usePlace } from './use-place.ts'
import './coach.css'

/** The goal, how far one has come, the words so far, and a way out: always there while somebody is guided. */
export function CoachLane({ game, guide: { lesson, standing, step, skip } }: { game: string; guide: Guide }) {
  const [open, setOpen] = useState(false)
  const said = lessonWords(game)
  const at = Math.min(step < 0 ? standing.at : step, lesson.steps.length - 1)
  const w = words.coach
  return (
    <section className="lane" aria-label={w.lane}>
      <Icon name="flag" size={18} />
      <p>
        <b>{w.goal(said.goal)}</b>
        <span className="lane-step">{w.step(at + 1, lesson.steps.length)}</span>
      </p>
      <i className="lane-bar" style={{ '--done': `${((at + 1) / lesson.steps.length) * 100}%` } as CSSProperties} />
      {at > 0 && (
        <button type="button" className="btn ghost" onClick={() => setOpen(true)}>
          {w.words}
        </button>
      )}
      <button type="button" className="btn ghost" aria-label={w.skip} onClick={skip}>
        {w.skipShort}
      </button>
      {open && (
        <Sheet title={w.words} onClose={() => setOpen(false)}>
          <dl className="lane-words">
            {lesson.steps.slice(0, at + 1).map(({ id }) => (
              <div key={id}>
                <dt>{said.steps[id]!.title}</dt>
                <dd>
                  <Told {...said.steps[id]!} />
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </section>
  )
}

/** One bubble beside the thing it speaks of. It takes no focus; Esc closes it, and the guide goes on. */
export function CoachBubble({ game, guide }: { game: string; guide: Guide }) {
  const bubble = useRef<HTMLElement>(null)
  const id = useId()
  const place = usePlace(bubble, guide.at, id)
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

/** A sentence with the term that it explains underlined. */
function Told({ text, term }: Pick<StepWords, 'text' | 'term'>) {
  const at = term === undefined ? -1 : text.indexOf(term)
  if (term === undefined || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <dfn>{term}</dfn>
      {text.slice(at + term.length)}
    </>
  )
}
