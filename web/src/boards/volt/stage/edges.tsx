import type { Board } from '@robodrome/volt/page'
import { edgeOf } from './geometry.ts'

const linesOf = (edges: string) =>
  edges === '' ? [] : edges.split(' ').map((edge) => ({ edge, at: edgeOf(edge.slice(0, 2), edge.slice(3)) }))

/** Pieces between spaces: doors at the bottom, energy walls, lightning barriers on top. */
export const Edges = ({ board: { walls, barriers, doors } }: { board: Board }) => {
  const bars = linesOf(walls)
  return (
    <>
      {linesOf(doors).map(({ edge, at: [x1, y1, x2, y2] }) => (
        <path key={edge} d={`M${x1} ${y1}L${x2} ${y2}`} stroke="var(--yellow-44)" strokeWidth="3" strokeDasharray="7 5" />
      ))}
      {bars.map(({ edge, at: [x1, y1, x2, y2] }) => (
        <g key={edge} strokeLinecap="round">
          <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="var(--o)" strokeWidth="13" />
          <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="var(--blue-54)" strokeWidth="8" />
          <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="var(--slate-90)" strokeWidth="3" />
        </g>
      ))}
      {bars.flatMap(({ edge, at: [x1, y1, x2, y2] }) => [
        <Post key={`${edge} a`} x={x1} y={y1} />,
        <Post key={`${edge} b`} x={x2} y={y2} />,
      ])}
      {linesOf(barriers).map(({ edge, at }) => (
        <Lightning key={edge} at={at} />
      ))}
    </>
  )
}

const Post = ({ x, y }: { x: number; y: number }) => (
  <circle cx={x} cy={y} r="6" fill="var(--slate-90)" stroke="var(--o)" strokeWidth="2.5" />
)

/** A zigzag along an edge. */
const Lightning = ({ at: [x1, y1, x2, y2] }: { at: readonly [number, number, number, number] }) => {
  const points = [1, 2, 3, 4, 5].map((i) => {
    const side = i % 2 === 0 ? -6 : 6
    const [x, y] = [x1 + ((x2 - x1) * i) / 6, y1 + ((y2 - y1) * i) / 6]
    return x1 === x2 ? `${x + side} ${y}` : `${x} ${y + side}`
  })
  const path = `M${x1} ${y1}L${points.join('L')}L${x2} ${y2}`
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={path} stroke="var(--o)" strokeWidth="9" />
      <path d={path} stroke="var(--pink-77)" strokeWidth="4" />
      <path d={path} stroke="var(--white)" strokeWidth="1.4" />
    </g>
  )
}
