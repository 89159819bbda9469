import type { Seat } from '@robodrome/kernel'
import { does, type ModuleId, type View, type RobotId } from '@robodrome/volt/page'
import { memo } from 'react'
import { Pill } from '../../kit/pill.tsx'
import { isAlike } from '../../kit/alike.ts'
import { Robot } from '../robot.tsx'
import { Badge } from '../../kit/seat.tsx'
import { Burst, FIGURES } from './art/token.tsx'
import { ModuleTag } from './desk/module-tag.tsx'
import { robotOf, startingNumber, viewOf, type StripProps } from './model.ts'
import { words } from './words/index.ts'
import { robotName } from './robot-name.ts'
import './strip.css'

/** A player's robot, starting number, damage, VP and modules. */
export function Strip({ snapshot, of }: StripProps) {
  if (snapshot.view === null) return null
  const view = viewOf(snapshot)
  const robot = robotOf(view, of)
  if (robot === null)
    return (
      <div className="vt-strip">
        <Badge seat={of} size={44} named={false} />
        <span className="vt-strip-sub">{words.strip.none}</span>
      </div>
    )
  const modules = [robot.left, robot.right, robot.champion].filter((module) => module !== null)
  return (
    <RobotStrip
      box={view.box}
      of={of}
      id={robot.id}
      number={startingNumber(view, robot.id)}
      isGone={robot.at === null && view.phase > 1}
      vp={robot.vp}
      target={view.config.target}
      damage={robot.damage}
      bouts={robot.boutsWon}
      modules={modules.map((module) => ({ module, text: tokensOn(view, module, robot) }))}
      hidden={Object.values(robot.unseen).reduce((sum, n) => sum + n, 0)}
    />
  )
}

interface Shown {
  box: string
  of: Seat
  id: RobotId
  number: number
  isGone: boolean
  vp: number
  target: number
  damage: number
  bouts: number
  modules: readonly { module: ModuleId; text: string }[]
  /** Modules that nobody else has seen. */
  hidden: number
}

/** It is memoised, because most frames leave the strip unchanged. */
const RobotStrip = memo(
  ({ box, of, id, number, isGone, vp, target, damage, bouts, modules, hidden }: Shown) => (
    <div className={`vt-strip ${isGone ? 'gone' : ''}`}>
      <Robot figure={FIGURES[id]} seat={of} size={52} />
      <span className="vt-strip-sub">{words.strip.starts(robotName(id), number)}</span>
      <span className="vt-strip-vp">
        <span className="vt-pips" role="img" aria-label={words.strip.vp(vp, target)}>
          {Array.from({ length: target }, (_, i) => (
            <i key={i} className={i < vp ? 'full' : ''} />
          ))}
        </span>
        <b className="tabular">{words.points(vp)}</b>
        <span className="vt-hurt" role="img" aria-label={words.damage(damage)}>
          {[0, 1, 2].map((i) => (
            <i key={i} className={i < damage ? 'full' : ''}>
              <Burst />
            </i>
          ))}
        </span>
      </span>
      {modules.length + hidden + bouts > 0 && (
        <span className="vt-strip-modules">
          {bouts > 0 && <Pill>{words.strip.bouts(bouts)}</Pill>}
          {modules.map(({ module, text }) => (
            <ModuleTag key={module} box={box} module={module} text={text} />
          ))}
          {hidden > 0 && <Pill>{modules.length > 0 ? words.strip.more(hidden) : words.strip.hidden(hidden)}</Pill>}
        </span>
      )}
    </div>
  ),
  isAlike,
)

/** The name of a module, with its tokens. */
const tokensOn = (view: View, module: ModuleId, { shield, onMines }: { shield: number; onMines: number }): string =>
  does(view, module, 'hold') && shield > 0
    ? words.strip.shield(shield)
    : does(view, module, 'layMine')
      ? words.strip.mines(onMines)
      : module
