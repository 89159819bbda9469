import type { ReactNode } from 'react'
import './rolling.css'

/**
 * The six faces of a tumbling die, in a strip that is drawn once and then moved. A new picture for every face would delay all other motion.
 */
export const Rolling = ({ faces }: { faces: readonly ReactNode[] }) => (
  <span className="rolling">
    <span>
      {faces.map((face, i) => (
        <i key={i}>{face}</i>
      ))}
    </span>
  </span>
)

/** With reduced motion, a die is at rest from the start. */
export const rolls = (tumbling: boolean): boolean => tumbling && document.documentElement.dataset['motion'] !== 'less'

/** The same faces from another starting point, so that neighbouring dice roll differently. */
export const startingWith = <T,>(face: T, faces: readonly T[]): readonly T[] => {
  const at = faces.indexOf(face) + 1
  return [...faces.slice(at), ...faces.slice(0, at)]
}
