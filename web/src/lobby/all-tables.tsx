import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icons.tsx'
import { EXTRAS } from '../boards/extras.ts'
import { Pad } from '../boards/pad.tsx'
import { lookAtQueue, tasksOf, useQueue } from '../shell/queue.ts'
import { Stage } from '../shell/stage.tsx'
import { setVacation } from '../table/me.ts'
import { words } from '../words/index.ts'
import { HereRow, TaskRow } from './queue-row.tsx'
import { useLobby } from './use-lobby.ts'
import { YourTables } from './your-tables.tsx'
import './lobby.css'
import './rows.css'

/** Tables and competitions that wait for an answer, by time left; then all the reader's tables. */
export default function AllTables() {
  const lobby = useLobby()
  const { waiting, leagues, here } = useQueue()
  const count = waiting.length + leagues.length + here.length
  const rows = [
    ...tasksOf({ waiting, leagues }).map((task) => <TaskRow key={task.key} task={task} />),
    ...here.map((table) => <HereRow key={table.id} table={table} />),
  ]
  return (
    <div className="lobby">
      <Stage
        heading={count > 0 ? words.home.waitingFor(count) : words.home.allDone}
        lead={count > 0 ? words.home.waitingLead : words.home.allDoneLead}
        decision={count > 0}
      >
        <Pad seat={0} figure={EXTRAS.cat} height={170} />
      </Stage>
      <main className="home one">
        {rows.length > 0 && (
          <section aria-labelledby="waiting">
            <div className="section-head">
              <h2 id="waiting">{words.home.queueAll}</h2>
            </div>
            <ol className="panel rows">
              {rows.map((row) => (
                <li key={row.key}>{row}</li>
              ))}
            </ol>
          </section>
        )}
        <Vacation />
        <YourTables {...lobby} />
      </main>
    </div>
  )
}

/** A switch for vacations, during which the reader's daily clocks pause as long as the tables allow. */
function Vacation() {
  const { vacation } = useQueue()
  if (vacation === null) return null
  const set = (on: boolean): void => void setVacation(on).then(lookAtQueue, () => {})
  return (
    <section className="panel vacation" aria-labelledby="vacation">
      <Icon name="calendar" size={22} />
      <span className="grow">
        <b id="vacation">{vacation.on ? words.home.onVacation : words.home.vacation}</b>
        <span className="row-detail">{words.home.vacationLeft(Math.floor(vacation.left / 86_400_000))}</span>
      </span>
      <Button onClick={() => set(!vacation.on)}>{vacation.on ? words.home.backAgain : words.home.goAway}</Button>
    </section>
  )
}
