import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { Pill } from '../kit/pill.tsx'
import { FIRST_GAME } from '../boards/faces.ts'
import { Sheet } from '../kit/sheet.tsx'
import { words } from '../words/index.ts'
import { playGuided } from '../frame/start.ts'
import './lessons.css'

const SHAPES = [
  ['tri', 'M20 6L35 33H5Z'],
  ['tri', 'M20 6L35 33H5Z'],
  ['dia', 'M20 3l14 17-14 17L6 20Z'],
  ['cir', 'M5.5 20a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0Z'],
  ['crs', 'M8 13l5-5 7 7 7-7 5 5-7 7 7 7-5 5-7-7-7 7-5-5 7-7Z'],
] as const

/** The guided first battle, and why the dice can be trusted. */
export function Lessons() {
  const [how, setHow] = useState(false)
  const w = words.lobby
  return (
    <div className="two">
      <article className="lesson-card">
        <div className="grow">
          <h3>{w.guided}</h3>
          <p>{w.guidedHint}</p>
          <span className="dice" aria-hidden="true">
            {SHAPES.map(([name, d], i) => (
              <span key={i} className="die">
                <svg className={`glyph g-${name}`} width="29" height="29" viewBox="0 0 40 40">
                  <path d={d} />
                </svg>
              </span>
            ))}
          </span>
        </div>
        <div className="endc">
          <Pill>{words.lobby.minutes(5)}</Pill>
          <Button aria-label={`${w.guidedStart} ${w.guided}`} onClick={() => void playGuided(FIRST_GAME)}>
            {w.guidedStart}
          </Button>
        </div>
      </article>
      <article className="lesson-card">
        <div className="grow">
          <h3>{w.fair}</h3>
          <p>{w.fairHint}</p>
          <svg className="seal" viewBox="0 0 300 44" aria-hidden="true">
            {Array.from({ length: 32 }, (_, i) => (
              <rect
                key={i}
                x={i * 9.4}
                y={44 - ((i * 37) % 29) - 12}
                width="6.4"
                height={((i * 37) % 29) + 12}
                rx="2"
                fill={i % 5 === 0 ? 'var(--p)' : 'var(--line2)'}
                className="seat-2"
              />
            ))}
          </svg>
        </div>
        <div className="endc">
          <Pill>{w.fairBy}</Pill>
          <Button aria-label={`${w.fairMore}: ${w.fair}`} onClick={() => setHow(true)}>
            {w.fairMore}
          </Button>
        </div>
      </article>
      {how && (
        <Sheet title={w.fair} kind="dialog" onClose={() => setHow(false)}>
          <ol className="how">
            {w.fairSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Sheet>
      )}
    </div>
  )
}
