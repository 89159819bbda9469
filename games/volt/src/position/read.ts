import { BadInput, type Json } from '@robodrome/kernel'
import { isSpace, type Space } from '../arena.ts'
import { isModuleId, MODULES, type ModuleId } from '../content/modules.ts'
import { isRobotId, type RobotId } from '../content/robots.ts'

export type Path = (string | number)[]

/** The named fields of an object; any other name is an error. */
export function fieldsOf(value: Json, path: Path, names: readonly string[]): Record<string, Json> {
  if (value === null) return {}
  if (typeof value !== 'object' || Array.isArray(value)) throw new BadInput(path, value, `an object with ${names.join(', ')}`)
  for (const name of Object.keys(value))
    if (!names.includes(name)) throw new BadInput([...path, name], value[name], `one of the fields ${names.join(', ')}`)
  return value
}

export function listOf(value: Json, path: Path): Json[] {
  if (Array.isArray(value)) return value
  throw new BadInput(path, value, 'a list')
}

export function numberIn(value: Json, path: Path, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new BadInput(path, value, `a whole number from ${least} to ${most}`)
}

export function spaceIn(value: Json, path: Path): Space {
  if (isSpace(value)) return value
  throw new BadInput(path, value, 'a space of the arena, such as e5 (a1, a9, i1 and i9 do not exist)')
}

export function readModule(value: Json, path: Path): ModuleId {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : value
  if (isModuleId(text)) return text
  throw new BadInput(path, value, `a module: ${Object.keys(MODULES).join(', ')}`)
}

/** `H@e3` */
export function readPiece(value: Json, path: Path): { owner: RobotId; at: Space } {
  const [, owner, at] = typeof value === 'string' ? (/^([VMHR])@(\S+)$/.exec(value) ?? []) : []
  if (!isRobotId(owner)) throw new BadInput(path, value, 'an owner and a space, such as H@e3')
  return { owner, at: spaceIn(at!, path) }
}
