import type { Cell, Question } from '@robodrome/gekido/page'
import { TileArt } from '../art/tile.tsx'
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
  tileAt,
  tileName,
  viewOf,
  type Props,
} from '../model.ts'
import { cellOfMove, choicesByCell } from '../places.ts'
import { words } from '../words/index.ts'
import { nameOfCell } from './cell-name.ts'
import { TILE, xOf, yOf } from './geometry.ts'
import { AttackArrow, Burst, ForecastPill, GhostArrow, TargetFrame } from './marks.tsx'
import { blowOn, burstsOf, pillsOf } from './signals.ts'
import { onPress, useGrid } from '../../../kit/use-grid.ts'
import './arena.css'

/** Questions that are about where a Bot will stand: then each tile says what it does. */
const ABOUT_TILES: readonly (Question['kind'] | null)[] = ['placeBot', 'firstMove', 'secondMove', 'offerPush', 'pushedTo']

/** The shadow below it, from its edge inwards. */
const SHADOW = [44, 32, 20, 8]
/** The outline of the arena's floor. */
const floorOf = (wide: number): string => `M10-26H${wide - 10}L${wide + 24} 8V${wide + 24}L${wide - 10} ${wide + 52}H10L-24 ${wide + 24}V8Z`

/** The tiles, the Bots on them, and all that can be chosen there. */
export function Arena(props: Props) {
  const { snapshot, seat, chosen, answers, showing } = props
  const view = viewOf(snapshot)
  const size = sizeOf(view)
  const asked = isAsked(snapshot, seat)
  const choices = asked ? choicesByCell(snapshot, seat) : new Map<Cell, never>()
  const isOpen = (at: Cell): boolean => choices.has(at) && choices.get(at)!.rule === undefined
  const chosenCell = asked ? cellOfMove(view, optionIn(snapshot, chosen), seat) : null
  const own = seat === null ? '' : (view.bots[seat]?.at ?? '')
  const attack = view.attack
  const [from, to] = attack ? [view.bots[view.active]!.at, view.bots[attack.target]!.at] : ['', '']
  const first = [...choices.keys()].find(isOpen) ?? (own || cellAt(0, 0))
  const { grid, onKeyDown, cell } = useGrid(size, size, [rowOf(first), columnOf(first)], (r, c) => isOpen(cellAt(r, c)))
  const wide = size * 210 - 10

  const choose = (at: Cell): void => {
    const choice = choices.get(at)
    if (!choice) return
    if (choice.text === chosen) props.confirm(choice.text)
    else props.select(choice.text)
  }
  const cells = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => cellAt(row, column)))
  const notes = asked && ABOUT_TILES.includes(kindAsked(snapshot))

  return (
    <svg className="gk-arena" viewBox={`-30 -42 ${wide + 60} ${wide + 98}`}>
      <defs>
        <radialGradient id="gk-flood" cx=".5" cy=".35" r=".75">
          <stop offset="0" stopColor="var(--yellow-93)" stopOpacity=".2" />
          <stop offset=".75" stopColor="var(--yellow-93)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--grey-0)" stopOpacity=".16" />
        </radialGradient>
      </defs>
      <g aria-hidden="true">
        {SHADOW.map((width) => (
          <path key={width} className="gk-shadow" d={floorOf(wide)} strokeWidth={width} transform="translate(0 20)" />
        ))}
        <path d={floorOf(wide)} fill="var(--slate-12)" stroke="var(--slate-30)" strokeWidth="4" />
        <path
          d={`M-24 ${wide + 24}L10 ${wide + 52}H${wide - 10}L${wide + 24} ${wide + 24}`}
          fill="none"
          stroke="var(--o)"
          strokeWidth="4"
        />
        {cells.flat().map((at) => (
          <TileArt
            key={at}
            kind={view.arena[at]!}
            x={xOf(at)}
            y={yOf(at)}
            note={
              notes && isOpen(at) && seatAt(view, at) === undefined ? (words.tileNote[view.arena[at]!] ?? tileAt(view, at).text) : undefined
            }
          />
        ))}
        <rect width={wide} height={wide} rx="18" fill="url(#gk-flood)" />
      </g>
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
            state={each === view.active && attack ? 'acting' : ''}
            {...blowOn(view, showing, each)}
          />
        )
      })}
      {from !== '' && to !== '' && <AttackArrow from={from} to={to} seat={view.active} />}
      {chosenCell !== null && own !== '' && chosenCell !== own && !(from !== '' && to === chosenCell) && (
        <GhostArrow from={own} to={chosenCell} />
      )}
      {pillsOf(view, answers, chosen).map(({ key, ...pill }) => (
        <ForecastPill key={key} {...pill} />
      ))}
      {burstsOf(view, showing).map(({ key, ...burst }) => (
        <Burst key={key} {...burst} />
      ))}
      <g ref={grid} className="cells" role="grid" aria-label={words.arena.label(size)} onKeyDown={onKeyDown}>
        {cells.map((row, r) => (
          <g key={r} role="row">
            {row.map((at, c) => (
              <rect
                key={at}
                role="gridcell"
                {...cell(r, c)}
                data-cell={at}
                aria-label={nameOfCell(props, at, choices.get(at))}
                {...(at === chosenCell && { 'aria-selected': true })}
                className={isOpen(at) ? 'can' : choices.has(at) ? 'cannot' : ''}
                x={xOf(at) + 4}
                y={yOf(at) + 4}
                width={TILE - 8}
                height={TILE - 8}
                rx="16"
                onClick={() => choose(at)}
                onKeyDown={onPress(() => choose(at))}
              >
                <title>{`${tileName(view, at)}: ${tileAt(view, at).text}`}</title>
              </rect>
            ))}
          </g>
        ))}
      </g>
    </svg>
  )
}
