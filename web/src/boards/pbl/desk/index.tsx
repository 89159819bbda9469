import { isOwn, known, ownSide, viewOf, type Props } from '../model.ts'
import { CardGrid } from '../stage/card-grid.tsx'
import { Hangar } from '../stage/hangar.tsx'
import { Rack } from '../stage/rack.tsx'
import { TouchTable } from '../stage/touch-table.tsx'
import { words } from '../words/index.ts'
import { ThrowChart } from './throw-chart.tsx'
import './desk.css'

/**
 * Next to the log, it shows the effect of throwing cards. In the sheet of a phone, it shows all limbs, hangars and the reader's scrap heap.
 */
export function Desk(props: Props) {
  if (props.snapshot.view === null) return null
  const view = viewOf(props.snapshot)
  const own = ownSide(view)
  const scrap = view.seat === null ? [] : known(view, `scrap heap ${own}`)
  return (
    <div className="pb-desk">
      <ThrowChart {...props} />
      <div className="pb-desk-all">
        <TouchTable props={props}>
          {view.sides.map((side, id) =>
            side.robot === '' ? null : (
              <section key={id} aria-label={side.robot}>
                <h3>{words.stage.robotOf(side.robot, props.nameOf(id), isOwn(view, id))}</h3>
                <Rack side={id} />
                <Hangar side={id} />
              </section>
            ),
          )}
          {scrap.length > 0 && (
            <section aria-label={words.stage.desk.scrap(scrap.length)}>
              <h3>{words.stage.desk.scrap(scrap.length)}</h3>
              <CardGrid cards={scrap} label={words.stage.desk.scrap(scrap.length)} className="tray" />
            </section>
          )}
        </TouchTable>
      </div>
    </div>
  )
}
