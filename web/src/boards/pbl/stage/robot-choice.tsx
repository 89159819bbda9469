import type { CardName } from '@robodrome/pbl/page'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import { paint } from '../../../kit/seat.tsx'
import { onCard, openAt } from '../anchors.ts'
import { bareRobot, RobotArt } from '../art/robot.tsx'
import { reasonOf } from '../chips.ts'
import { ownSide } from '../model.ts'
import { words } from '../words/index.ts'
import { nameWith, touchAt, useTable } from './touch.tsx'

/** The base robots to choose from, in the reader's paint; taken ones are labelled. */
export function RobotChoice({ robots }: { robots: readonly CardName[] }) {
  const table = useTable()
  const { view, spots, context } = table
  const can = (i: number): boolean => robots[i] !== undefined && openAt(spots, onCard(robots[i])).length > 0
  const { grid, onKeyDown, cell } = useGrid(1, robots.length, [0, 0], (_row, column) => can(column))
  return (
    <section className="panel pb-top" aria-label={words.stage.tray['chooseRobot']}>
      <div className="pb-lab label">{words.stage.tray['chooseRobot']}</div>
      <div
        ref={grid}
        className={`pb-robots ${paint(ownSide(view))}`}
        role="grid"
        aria-label={words.stage.tray['chooseRobot']}
        onKeyDown={onKeyDown}
      >
        <div role="row">
          {robots.map((robot, i) => {
            const touch = touchAt(table, onCard(robot))
            return (
              <div
                key={robot}
                role="gridcell"
                {...cell(0, i)}
                className={`pb-base${touch.className}`}
                aria-label={nameWith(robot, touch)}
                title={touch.told}
                onClick={touch.act}
                onKeyDown={onPress(touch.act)}
              >
                <svg viewBox="0 -16 320 436" aria-hidden="true">
                  <RobotArt side={bareRobot(robot)} />
                </svg>
                <b>{robot}</b>
                {touch.cannot?.rule !== undefined && (
                  <span className="pb-line">{reasonOf(context, touch.cannot.option, touch.cannot.rule)}</span>
                )}
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}
