import { arenaOf, type Space, type View } from '@robodrome/volt/page'
import { useGrid } from '../../../kit/use-grid.ts'
import { useNewest } from '../../../kit/use-newest.ts'
import { paintClass, Token } from '../art/token.tsx'
import { ghostNow } from '../ghosts.ts'
import { useHand } from '../hand.ts'
import { columnOf, isProgramming, paintOf, robotAt, robotOf, robotsIn, rowOf, SIZE, spaceAt, viewOf, type BoardProps } from '../model.ts'
import { titleOf } from '../prompt.ts'
import { words } from '../words/index.ts'
import { nameOfCell, titleOfCell } from './cell-name.ts'
import { CellRow } from './cell-row.tsx'
import { choicesOf, touched, type Choice } from './choices.ts'
import { cutOut } from './cut-out.ts'
import { Floor } from './floor.tsx'
import { centre, WIDE } from './geometry.ts'
import { GhostRun } from './ghost-run.tsx'
import { Acting, Aim, Goal, Mine, Touchable, VpToken } from './marks.tsx'
import { Shown } from './shown.tsx'
import './arena.css'
import '../../../kit/grid.css'

const ROWS = Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (__, column) => spaceAt(row, column)))

/** The arena with all pieces, the ghost run of the reader's program, and all choices there. */
export function Arena(props: BoardProps) {
  const { snapshot, seat, chosen, showing } = props
  const view = viewOf(snapshot)
  const programming = isProgramming(snapshot)
  const hand = useHand(props)
  const choices = showing === null ? choicesOf(props, hand) : new Map<Space, Choice[]>()
  const openAt = (at: Space): Choice[] => (choices.get(at) ?? []).filter(({ rule }) => rule === undefined)
  const goals = [...choices.keys()].filter((at) => openAt(at).length > 0)
  const target = chosen === null ? undefined : goals.find((at) => openAt(at).some(({ text }) => text === chosen))
  const own = robotOf(view, seat)
  const first = goals[0] ?? own?.at ?? 'e5'
  const { grid, onKeyDown, cell } = useGrid(SIZE, SIZE, [rowOf(first), columnOf(first)], (r, c) => openAt(spaceAt(r, c)).length > 0)
  const ghost = ghostNow(props)
  const shown = props.near && programming && own?.at ? cutOut(own.at, ghost) : { x: 0, y: 0, width: WIDE, height: WIDE }
  const viewBox = `${shown.x} ${shown.y} ${shown.width} ${shown.height}`
  const { running } = view
  const acting = running ? view.robots[running.robot].at : null

  const choose = useNewest((at: Space): void => {
    const touch = touched(programming, choices.get(at) ?? [], chosen)
    if (touch === null) return
    if (touch.confirms) props.confirm(touch.text)
    else props.select(touch.text)
  })

  return (
    <>
      <svg viewBox={viewBox} aria-hidden="true">
        <Floor box={view.box} board={view.board} />
      </svg>
      <svg className="vt-arena" viewBox={viewBox}>
        <g aria-hidden="true">
          {view.tokens.map((at) => (
            <VpToken key={at} at={at} number={arenaOf(view).cells[at]!.vp} small={false} />
          ))}
          {view.mines.map(({ at, owner }) => (
            <Mine key={at} at={at} className={paintClass(paintOf(view, owner))} />
          ))}
          {goals
            .filter((at) => robotAt(view, at) !== undefined)
            .map((at) => (
              <Touchable key={at} at={at} />
            ))}
          {acting !== null && <Acting at={acting} />}
          <Robots view={view} />
          {view.tokens
            .filter((at) => robotAt(view, at) !== undefined)
            .map((at) => (
              <VpToken key={at} at={at} number={arenaOf(view).cells[at]!.vp} small />
            ))}
          {goals
            .filter((at) => at !== target && robotAt(view, at) === undefined)
            .map((at) => (
              <Goal key={at} at={at} strong={!programming || isInHand(openAt(at), hand.value)} />
            ))}
          {ghost !== null && own !== null && seat !== null && <GhostRun ghost={ghost} id={own.id} seat={seat} at={own.at} />}
          {target !== undefined && <Aim at={target} />}
          {showing !== null && <Shown event={showing} view={view} />}
        </g>
        <g ref={grid} className="cells" role="grid" aria-label={words.arena(view.board)} onKeyDown={onKeyDown}>
          {ROWS.map((row, r) => (
            <CellRow
              key={r}
              cells={row.map((at, c) => ({
                ...cell(r, c),
                at,
                label: nameOfCell(view, props, at, choices.get(at) ?? [], ({ option }) => titleOf(view, option)),
                title: titleOfCell(view, at),
                selected: at === target,
                className: openAt(at).length > 0 ? 'can' : choices.has(at) ? 'cannot' : '',
              }))}
              choose={choose}
            />
          ))}
        </g>
      </svg>
    </>
  )
}

const isInHand = (here: readonly Choice[], value: number): boolean =>
  here.some(({ option }) => option.kind === 'place' && option.value === value)

/** The northernmost come first, so that pieces in front cover those behind. */
const Robots = ({ view }: { view: View }) =>
  robotsIn(view)
    .toSorted((a, b) => (a.at === null ? 0 : rowOf(a.at)) - (b.at === null ? 0 : rowOf(b.at)))
    .map(({ id, at, seat, damage, facing }) => {
      if (at === null) return null
      const { x, y } = centre(at)
      return (
        <g key={id} className="vt-robot" style={{ transform: `translate(${x}px, ${y}px)` }}>
          <Token id={id} seat={paintOf(view, id)} damage={damage} facing={seat === null ? facing : undefined} />
        </g>
      )
    })
