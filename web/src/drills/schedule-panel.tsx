import { useState } from 'react'
import { saveFile } from '../frame/after/again.ts'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { drillWords as w } from '../words/drills.ts'
import { LEARNT, STEPS, type Day, type Drill } from './drill.ts'
import { addDays, calendarFrom, countsByStep } from './schedule.ts'
import { drillsAsText, importDrills } from './store.ts'

const DAYS = 14

/** How many drills are at each step, what comes back on the next days, and buttons for export and import. */
export function Schedule({ drills, today }: { drills: readonly Drill[]; today: Day }) {
  const counts = countsByStep(drills)
  const learnt = counts[LEARNT - 1]!
  const most = Math.max(1, ...counts)
  return (
    <section className="panel drills-panel" aria-labelledby="drills-schedule">
      <header>
        <h2 id="drills-schedule">{w.schedule}</h2>
        <span>{w.underWay(drills.length - learnt, learnt)}</span>
      </header>
      <ol className="drills-steps">
        {counts.map((count, i) => (
          <li key={i} className={i === LEARNT - 1 ? 'learnt' : ''}>
            <i aria-hidden="true" style={{ height: `${(count / most) * 100}%` }} />
            <b className="tabular">{count}</b>
            <small>{i === LEARNT - 1 ? w.learnt : w.days(STEPS[i]!)}</small>
          </li>
        ))}
      </ol>
      <ol className="drills-days" aria-label={w.calendar}>
        {calendarFrom(drills, today, DAYS).map((count, i) => (
          <li key={i} className={i === 0 ? 'today' : ''}>
            <b className="tabular">{count === 0 ? '·' : count}</b>
            <small>{i === 0 ? w.today : w.weekday(addDays(today, i))}</small>
          </li>
        ))}
      </ol>
      <p>
        <b>{w.learntTitle}</b> {w.learntNote}
      </p>
      <Transfer />
    </section>
  )
}

/** Export to a file, and import, which merges. */
function Transfer() {
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null)
  const take = async (file: File): Promise<void> => {
    const count = importDrills(await file.text())
    setSaid(count === null ? { isFault: true, text: w.noDrillsIn(file.name) } : { isFault: false, text: w.imported(count) })
  }
  return (
    <footer className="drills-transfer">
      <span>{w.kept}</span>
      <Button look="ghost" onClick={() => saveFile('robodrome-drills.json', drillsAsText())}>
        <Icon name="download" size={16} />
        {w.export}
      </Button>
      <label className="button ghost">
        {w.import}
        <input
          type="file"
          accept=".json"
          className="visually-hidden"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Otherwise, choosing the same file again would not count as a change.
            target.value = ''
            if (file) void take(file)
          }}
        />
      </label>
      {said !== null && (said.isFault ? <Alert>{said.text}</Alert> : <p role="status">{said.text}</p>)}
    </footer>
  )
}
