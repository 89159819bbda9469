import type { BoardId, RobotId } from '@robodrome/volt/page'
import { Robot } from '../../robot.tsx'
import { FIGURES, paintClass } from '../art/token.tsx'
import { paintOf, robotsIn, viewOf, type BoardProps, type Told } from '../model.ts'
import { robotName } from '../robot-name.ts'
import { words } from '../words/index.ts'

const says = words.workshop

/** A bout of a championship, finished or not: each robot's VP, and the winner. */
export interface Bout {
  bout: number
  board: BoardId
  vp: Partial<Record<RobotId, number>>
  winner: RobotId | null
  defended: boolean
}

/** The bouts in order, from the events. */
export function boutsOf(events: readonly Told[]): Bout[] {
  const bouts: Bout[] = []
  for (const event of events) {
    const now = bouts.at(-1)
    if (event.kind === 'bout') bouts.push({ bout: event.bout, board: event.board, vp: {}, winner: null, defended: false })
    else if (event.kind === 'vp' && now) now.vp[event.robot] = event.vp
    else if (event.kind === 'champion' && now) Object.assign(now, { winner: event.robot, defended: event.defended })
  }
  return bouts
}

/** The championship bout by bout: places, VP of each robot, and the champion. */
export function Bouts({ snapshot, told }: Pick<BoardProps, 'snapshot' | 'told'>) {
  const view = viewOf(snapshot)
  const bouts = boutsOf(told.map(({ event }) => event)).filter(({ winner }) => winner !== null)
  if (bouts.length === 0) return null
  const robots = robotsIn(view)
  return (
    <>
      <h3>{says.byBout}</h3>
      <div className="vt-by-bout">
        <table>
          <thead>
            <tr>
              <th scope="col">{says.boutHead}</th>
              {robots.map(({ id }) => (
                <th key={id} scope="col" className={paintClass(paintOf(view, id))}>
                  <Robot figure={FIGURES[id]} seat={null} size={26} />
                  <span>{robotName(id)}</span>
                </th>
              ))}
              <th scope="col">{says.titleHead}</th>
            </tr>
          </thead>
          <tbody>
            {bouts.map(({ bout, board, vp, winner, defended }) => (
              <tr key={bout}>
                <th scope="row">{says.boutOn(bout, board)}</th>
                {robots.map(({ id }) => (
                  <td key={id} className={id === winner ? 'won' : ''}>
                    {words.points(vp[id] ?? 0)}
                  </td>
                ))}
                <td>{winner !== null && (defended ? says.defends : says.takes)(robotName(winner))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
