import type { Color, ModuleId, Option, RobotId } from '@robodrome/volt/page'
import type { ReactNode } from 'react'
import { Pips } from '../../../kit/die.tsx'
import { Icon } from '../../../kit/icons.tsx'
import { Robot } from '../../robot.tsx'
import { ModuleArt } from './module-art.tsx'
import { FIGURES } from './token.tsx'
import './picture.css'

/** The subject of an answer, for a list: a robot, a die of the program, a module, a space; null if there is none. */
export function pictureOf(option: Option): ReactNode | undefined {
  if (option.kind === 'place') return <Die color={option.color} value={option.value} />
  if (option.kind === 'confirm') return <Icon name="lock" size={44} />
  if (option.kind === 'figure') return <Figure robot={option.robot} />
  if ('space' in option) return <SpaceSign name={option.space} />
  const module = moduleIn(option)
  return module === null ? undefined : <ModuleArt module={module} />
}

const moduleIn = (option: Option): ModuleId | null =>
  option.kind === 'slot'
    ? option.card
    : option.kind === 'react'
      ? option.module
      : option.kind === 'declare'
        ? (option.use[0] ?? null)
        : null

const Figure = ({ robot }: { robot: RobotId }) => (
  <span className="vt-bare">
    <Robot figure={FIGURES[robot]} seat={null} size={52} />
  </span>
)

const Die = ({ color, value }: { color: Color; value: number }) => (
  <svg className={`vt-die-picture ${color}`} viewBox="-24 -24 48 48">
    <rect x="-20" y="-20" width="40" height="40" rx="8" />
    <Pips value={value} />
  </svg>
)

const SpaceSign = ({ name }: { name: string }) => (
  <svg className="vt-space-picture" viewBox="0 0 52 52">
    <rect x="3" y="3" width="46" height="46" rx="8" />
    <text x="26" y="33">
      {name}
    </text>
  </svg>
)
