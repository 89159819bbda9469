import { squadTarget } from '@robodrome/volt/page'
import { Robot } from '../../robot.tsx'
import { PipDie } from '../../../kit/die.tsx'
import { Burst, FIGURES } from '../art/token.tsx'
import { paintOf, robotsIn, squadVp, viewOf, type BoardProps } from '../model.ts'
import { words } from '../words/index.ts'
import { robotName } from '../robot-name.ts'
import './killbots.css'

/** Robots without a seat: their VP, damage, and openly rolled dice. */
export function KillBots(props: BoardProps) {
  const view = viewOf(props.snapshot)
  const killbots = robotsIn(view).filter(({ id }) => paintOf(view, id) === null)
  if (killbots.length === 0) return null
  const { target, killbots: count } = view.config
  const squad = killbots.some((robot) => robot.squad)
  return (
    <ul className="vt-killbots" aria-label={words.killbots}>
      {killbots.map(({ id, vp, damage, dice, at, left, right }) => (
        <li key={id} className={`vt-bare ${at === null ? 'out' : ''}`}>
          <Robot figure={FIGURES[id]} seat={null} size={34} />
          <span className="vt-kb-text">
            <span className="vt-kb-line">
              <b>{robotName(id)}</b>
              <span className="vt-hurt" role="img" aria-label={words.damage(damage)}>
                {[0, 1, 2].map((i) => (
                  <i key={i} className={i < damage ? 'full' : ''}>
                    <Burst size={11} />
                  </i>
                ))}
              </span>
            </span>
            {(left ?? right) !== null && <small>{[right, left].filter(Boolean).join(', ')}</small>}
            <span className="vt-kb-line">
              {squad ? words.points(vp) : words.killbotVp(vp, target)}
              <span className="vt-kb-dice" role="img" aria-label={dice.map(({ color, value }) => words.desk.die(color, value)).join(', ')}>
                {dice.map(({ unit, color, value, done }) => (
                  <span key={unit} className={done ? 'done' : ''}>
                    <PipDie paint={color} value={value} />
                  </span>
                ))}
              </span>
            </span>
          </span>
        </li>
      ))}
      {squad && <li className="vt-squad">{words.squad(squadVp(view), squadTarget(target, count))}</li>}
    </ul>
  )
}
