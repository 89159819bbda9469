import { useCallback } from 'react'
import { gameName } from '../boards/faces.ts'
import { Thumb } from '../boards/thumb.tsx'
import { useSceneOrFailure } from '../learn/scene.ts'
import { words } from '../words/index.ts'
import { drillWords as w } from '../words/drills.ts'
import { STEPS, type Day, type Drill } from './drill.ts'
import { daysBetween, TWIN_FROM } from './schedule.ts'
import { questionIn, rivalsOf, sceneOfTask } from './table.ts'

/** What comes back today, with the step of each drill, but never its answer. */
export const DueList = ({ due, all, today }: { due: readonly Drill[]; all: number; today: Day }) => (
  <section className="panel drills-panel" aria-labelledby="drills-due">
    <header>
      <h2 id="drills-due">{w.due}</h2>
      <span>{w.dueOf(due.length, all)}</span>
    </header>
    {due.length === 0 ? (
      <p>{w.nothingDue}</p>
    ) : (
      <ol className="drills-due">
        {due.map((drill) => (
          <Row key={drill.id} drill={drill} today={today} />
        ))}
      </ol>
    )}
    <p className="drills-note">
      <b>{w.twin}</b> {w.twinNote}
    </p>
  </section>
)

function Row({ drill: { task, game, step, times, day }, today }: { drill: Drill; today: Day }) {
  const scene = useSceneOrFailure(useCallback(() => sceneOfTask(task), [task]))
  const standing = times === 0 ? w.fresh : step >= TWIN_FROM ? w.asTwin : w.again(times)
  const rivals = rivalsOf(task)
  return (
    <li>
      <Thumb game={game} seats={rivals.length + 1} />
      <div>
        <b>{scene === null ? gameName(game) : scene === 'failed' ? w.unplayable : questionIn(scene)}</b>
        <small>{w.battle(gameName(game), words.list(rivals), w.ago(daysBetween(day, today)))}</small>
      </div>
      <div className="drills-step">
        <span role="img" aria-label={w.stepOf(step, STEPS.length)}>
          {STEPS.map((_, i) => (
            <i key={i} className={i < step ? 'full' : ''} />
          ))}
        </span>
        <small>{standing}</small>
      </div>
    </li>
  )
}
