import type { Cell, Question } from '@robodrome/gekido/page'
import { Token } from '../art/token.tsx'
import {
  cellAt,
  columnOf,
  isAsked,
  kindAsked,
  optionIn,
  rowOf,
  seatAt,
  seatsOf,
  sizeOf,
  targetIn,
  tileAt,
  tileName,
  viewOf,
  type Props,
} from '../model.ts'
import { cellOfMove, choicesByCell } from '../places.ts'
import { words } from '../words/index.ts'
import { nameOfCell } from './cell-name.ts'
import { TILE, viewBoxOf, xOf, yOf } from './geometry.ts'
import { Ground } from './ground.tsx'
import { AttackArrow, Burst, ForecastPill, GhostArrow, TargetFrame } from './marks.tsx'
import { blowOn, burstsOf, pillsOf } from './signals.ts'
import { GridCell } from '../../../kit/grid-cell.tsx'
import { useGrid } from '../../../kit/use-grid.ts'
import { useNewest } from '../../../kit/use-newest.ts'
import './arena.css'
import '../../../kit/grid.css'

/** Questions about where a Bot goes: each tile then shows its effect. */
const ABOUT_TILES: readonly (Question['kind'] | null)[] = ['placeBot', 'firstMove', 'secondMove', 'offerPush', 'pushedTo']

/** The tiles, the Bots on them, and all choices there. */
export function Arena(props: Props) {
  const { snapshot, seat, chosen, answers, showing } = props
  const view = viewOf(snapshot)
  const size = sizeOf(view)
  const asked = isAsked(snapshot, seat)
  const choices = asked ? choicesByCell(snapshot, seat) : new Map<Cell, never>()
  const isOpen = (at: Cell): boolean => choices.has(at) && choices.get(at)!.rule === undefined
  const chosenCell = asked ? cellOfMove(view, optionIn(snapshot, chosen), seat) : null
  const own = seat === null ? '' : (view.bots[seat]?.at ?? '')
  const target = targetIn(snapshot)
  const [from, to] = target === null ? ['', ''] : [view.bots[view.active]!.at, view.bots[target]!.at]
  const first = [...choices.keys()].find(isOpen) ?? (own || cellAt(0, 0))
  const { grid, onKeyDown, cell } = useGrid(size, size, [rowOf(first), columnOf(first)], (r, c) => isOpen(cellAt(r, c)))

  const choose = useNewest((at: Cell): void => {
    const choice = choices.get(at)
    if (!choice) return
    if (choice.text === chosen) props.confirm(choice.text)
    else props.select(choice.text)
  })
  const cells = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => cellAt(row, column)))
  const aboutTiles = asked && ABOUT_TILES.includes(kindAsked(snapshot))
  const notes = cells
    .flat()
    .map((at) =>
      aboutTiles && isOpen(at) && seatAt(view, at) === undefined ? (words.tileNote[view.arena[at]!] ?? tileAt(view, at).text) : undefined,
    )

  return (
    <>
      <Ground size={size} tiles={cells.flat().map((at) => view.arena[at]!)} notes={notes} />
      <svg className="gk-arena" viewBox={viewBoxOf(size)}>
        <g aria-hidden="true">
          {[...choices].map(([at, choice]) => (
            <rect
              key={at}
              className={`gk-choice ${choice.rule === undefined ? 'can' : 'cannot'} ${at === chosenCell ? 'chosen' : ''}`}
              x={xOf(at) + 4}
              y={yOf(at) + 4}
              width={TILE - 8}
              height={TILE - 8}
              rx="16"
            />
          ))}
        </g>
        {to !== '' && <TargetFrame cell={to} />}
        {seatsOf(view).map((each) => {
          const bot = view.bots[each]
          if (!bot || bot.at === '') return null
          return (
            <Token
              key={each}
              bot={bot.bot}
              seat={each}
              x={xOf(bot.at)}
              y={yOf(bot.at)}
              back={columnOf(bot.at) * 2 >= size}
              state={asked && each === view.active && target !== null ? 'acting' : ''}
              {...blowOn(view, showing, each)}
            />
          )
        })}
        <g ref={grid} className="cells" role="grid" aria-label={words.arena.label(size)} onKeyDown={onKeyDown}>
          {cells.map((row, r) => (
            <g key={r} role="row">
              {row.map((at, c) => (
                <GridCell
                  key={at}
                  {...cell(r, c)}
                  at={at}
                  label={nameOfCell(props, at, choices.get(at))}
                  title={`${tileName(view, at)}: ${tileAt(view, at).text}`}
                  selected={at === chosenCell}
                  className={isOpen(at) ? 'can' : choices.has(at) ? 'cannot' : ''}
                  x={xOf(at) + 4}
                  y={yOf(at) + 4}
                  width={TILE - 8}
                  height={TILE - 8}
                  rx="16"
                  choose={choose}
                />
              ))}
            </g>
          ))}
        </g>
      </svg>
      {/* In a picture of its own, so that the moving arrow redraws nothing else. */}
      <svg className="gk-marks" viewBox={viewBoxOf(size)} aria-hidden="true">
        {from !== '' && to !== '' && <AttackArrow from={from} to={to} seat={view.active} marches={asked} />}
        {chosenCell !== null && own !== '' && chosenCell !== own && !(from !== '' && to === chosenCell) && (
          <GhostArrow from={own} to={chosenCell} />
        )}
        {pillsOf(view, answers, chosen).map(({ key, ...pill }) => (
          <ForecastPill key={key} {...pill} />
        ))}
        {burstsOf(view, showing).map(({ key, ...burst }) => (
          <Burst key={key} {...burst} />
        ))}
      </svg>
    </>
  )
}
