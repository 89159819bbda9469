import type { Json } from '@robodrome/kernel'
import type { Board, ModuleId, Space } from '@robodrome/volt/page'
import type { Printing } from '../print.ts'
import { ModuleArt } from './art/module-art.tsx'
import { centre, edgeOf, PITCH } from './stage/geometry.ts'
import './print.css'

const Picture = ({ list, piece }: { list: string; piece: Json }) =>
  list === 'modules' ? <ModuleArt module={(piece as unknown as { id: ModuleId }).id} /> : null

/** Spaces or edges as listed in a board. */
const listed = (text: string): Space[] => text.split(' ').filter((each) => each !== '')
const lines = (edges: string): string =>
  listed(edges)
    .map((edge) => edgeOf(...(edge.split('-') as [Space, Space])))
    .map(([ax, ay, bx, by]) => `M${ax} ${ay}L${bx} ${by}`)
    .join('')

/** The grid's upper left corner, and the nine lines of spaces. */
const FROM = centre('a9').x - PITCH / 2
const NINE = [1, 2, 3, 4, 5, 6, 7, 8]
const SIDE = PITCH * 9

const Marks = ({ at, mark }: { at: string; mark(i: number): string }) => (
  <>
    {listed(at).map((space, i) => (
      <text key={space} x={centre(space).x} y={centre(space).y + 11}>
        {mark(i)}
      </text>
    ))}
  </>
)

/**
 * The plan of an arena: VP spaces by number, W for a workshop, H for high voltage, pits black; walls thick, barriers dashed, doors dotted.
 */
function Plan({ piece }: { piece: Json }) {
  const { vp, pits, workshops, highVoltage, walls, barriers, doors } = piece as unknown as Board
  return (
    <svg className="vt-plan" viewBox={`${FROM} ${FROM} ${SIDE} ${SIDE}`} aria-hidden="true">
      {NINE.map((i) => (
        <path key={i} d={`M${FROM} ${FROM + i * PITCH}h${SIDE}M${FROM + i * PITCH} ${FROM}v${SIDE}`} strokeOpacity=".35" />
      ))}
      <rect x={FROM} y={FROM} width={SIDE} height={SIDE} strokeWidth="6" />
      {listed(pits).map((space) => (
        <circle key={space} cx={centre(space).x} cy={centre(space).y} r={PITCH * 0.4} fill="currentColor" />
      ))}
      <Marks at={vp} mark={(i) => String(i + 1)} />
      <Marks at={workshops} mark={() => 'W'} />
      <Marks at={highVoltage} mark={() => 'H'} />
      <path d={lines(walls)} strokeWidth="7" />
      <path d={lines(barriers)} strokeWidth="5" strokeDasharray="13 7" />
      <path d={lines(doors)} strokeWidth="5" strokeDasharray="1 9" strokeLinecap="round" />
    </svg>
  )
}

export const printing: Printing = { Picture, Board: Plan }
