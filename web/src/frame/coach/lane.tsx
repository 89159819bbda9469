import { useState, type CSSProperties } from 'react'
import { Button, ButtonLink } from '../../kit/button.tsx'
import type { Lesson } from '../../boards/lesson.ts'
import { Icon } from '../../kit/icons.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { placeHref } from '../../page/route.ts'
import { words } from '../../words/index.ts'
import { Told } from './told.tsx'
import type { Guide } from './use-coach.ts'
import './coach.css'

/**
 * The goal, the progress, the glossary so far, and a way out. It keeps its place and height for the whole battle, so that nothing below it
 * moves.
 */
export function CoachLane({ game, lesson, guide }: { game: string; lesson: Lesson; guide: Guide | null }) {
  const [open, setOpen] = useState(false)
  const said = lesson.words
  const last = lesson.steps.length - 1
  const at = guide ? Math.min(guide.step < 0 ? guide.standing.at : guide.step, last) : last
  const w = words.coach
  return (
    <section className="lane" aria-label={guide ? w.lane : w.laneAfter} data-says={guide?.says || undefined}>
      <Icon name="flag" size={18} />
      <p>
        <b>{w.goal(said.goal)}</b>
        {guide && <span className="lane-step">{w.step(at + 1, last + 1)}</span>}
      </p>
      {guide && <i className="lane-bar" style={{ '--done': `${((at + 1) / (last + 1)) * 100}%` } as CSSProperties} />}
      <Button look="ghost" className="lane-more" aria-label={w.words} onClick={() => setOpen(true)}>
        <Icon name="book" size={18} />
        <span>{w.words}</span>
      </Button>
      {guide && !guide.enough && (
        <Button look="ghost" className="lane-skip" aria-label={w.skip} title={w.skip} onClick={guide.skip}>
          <Icon name="close" size={18} />
          <span>{w.skipShort}</span>
        </Button>
      )}
      {!guide && (
        <ButtonLink look="ghost" href={placeHref('learn', game)}>
          {w.learnOn}
        </ButtonLink>
      )}
      {open && (
        <Sheet title={w.words} onClose={() => setOpen(false)}>
          <dl className="lane-words">
            {lesson.steps.slice(0, at + 1).map(({ id }) => (
              <div key={id}>
                <dt>{said.steps[id]!.title}</dt>
                <dd>
                  <Told text={said.steps[id]!.text} term={said.steps[id]!.term} />
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
      )}
    </section>
  )
}
