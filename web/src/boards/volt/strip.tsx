import { Robot } from '../../kit/robot.tsx'
import { Badge } from '../../kit/seat.tsx'
import { Burst, FIGURES } from './art/token.tsx'
import { ModuleTag } from './desk/module-tag.tsx'
import { robotOf, startingNumber, viewOf, type StripProps } from './model.ts'
import { words } from './words/index.ts'
import { robotName } from './robot-name.ts'
import './strip.css'

/** The robot, its starting number, damage, VP and modules of one player. */
export function Strip(props: StripProps) {
  const { snapshot, of } = props
  if (snapshot.view === null) return null
  const view = viewOf(props.snapshot)
  const robot = robotOf(view, of)
  if (robot === null)
    return (
      <div className="vt-strip">
        <Badge seat={of} size={44} named={false} />
        <span className="vt-strip-sub">{words.strip.none}</span>
      </div>
    )
  const { id, damage, vp } = robot
  const { target } = view.config
  const hidden = Object.values(robot.unseen).reduce((sum, n) => sum + n, 0)
  const modules = [robot.left, robot.right, robot.champion].filter((module) => module !== null)
  return (
    <div className={`vt-strip ${robot.at === null && view.phase > 1 ? 'gone' : ''}`}>
      <Robot figure={FIGURES[id]} seat={of} size={52} />
      <span className="vt-strip-sub">{words.strip.starts(robotName(id), startingNumber(view, id))}</span>
      <span className="vt-strip-vp">
        <span className="vt-pips" role="img" aria-label={words.strip.vp(vp, target)}>
          {Array.from({ length: target }, (_, i) => (
            <i key={i} className={i < vp ? 'full' : ''} />
          ))}
        </span>
        <b className="num">{words.points(vp)}</b>
        <span className="vt-hurt" role="img" aria-label={words.damage(damage)}>
          {[0, 1, 2].map((i) => (
            <i key={i} className={i < damage ? 'full' : ''}>
              <Burst />
            </i>
          ))}
        </span>
      </span>
      {modules.length + hidden + robot.boutsWon > 0 && (
        <span className="vt-strip-modules">
          {robot.boutsWon > 0 && <span className="pill">{words.strip.bouts(robot.boutsWon)}</span>}
          {modules.map((module) => (
            <ModuleTag key={module} module={module} text={tokensOn(module, robot)} />
          ))}
          {hidden > 0 && <span className="pill">{modules.length > 0 ? words.strip.more(hidden) : words.strip.hidden(hidden)}</span>}
        </span>
      )}
    </div>
  )
}

/** A module's name, with the tokens that lie on it. */
const tokensOn = (module: string, { shield, onMines }: { shield: number; onMines: number }): string =>
  module === 'SHIELD' && shield > 0 ? words.strip.shield(shield) : module === 'MINES' ? words.strip.mines(onMines) : module
