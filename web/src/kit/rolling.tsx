import type { ReactNode } from 'react'
import './rolling.css'

/** The six faces of a die that tumbles, in a strip that is drawn once and then moved: a new picture for every face would hold up all that moves beside it. */
export const Rolling = ({ faces }: { faces: readonly ReactNode[] }) => (
  <span className="rolling">
    <span>
      {faces.map((face, i) => (
        <i key={i}>{face}</i>
      ))}
    </span>
  </span>
)

/** With less motion a die lies still from the start. */
export const rolls = (tumbling: boolean): boolean => tumbling && document.documentElement.dataset['motion'] !== 'less'

/** The same faces, another one first: dice beside each other do not turn alike. */
export const startingWith = <T,>(face: T, faces: readonly T[]): readonly T[] => {
  const at = faces.indexOf(face) + 1
  return [...faces.slice(at), ...faces.slice(0, at)]
}
