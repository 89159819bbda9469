import { isSpace, type Space } from '../arena.ts'
import type { Content } from '../content.ts'
import type { ModuleId } from '../content/modules.ts'
import { ROBOT_IDS, type RobotId } from '../content/robots.ts'
import { z } from 'zod'

/** Thrown while a text is read, with the expected and the found text. */
export class Unreadable extends Error {}

/** A schema for texts in a notation of their own; `parse` throws Unreadable for other texts. */
export const formed = <T>(parse: (text: string) => T, expected: string) =>
  z.string(expected).transform((text, context): T => {
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      context.addIssue({ code: 'custom', message: error.message || expected })
      return z.NEVER
    }
  })

export function spaceIn(text: string): Space {
  if (isSpace(text)) return text
  throw new Unreadable('a space of the arena, such as e5 (a1, a9, i1 and i9 do not exist)')
}
export const SPACE = formed(spaceIn, 'a space of the arena, such as e5')

export const ROBOT = z.enum(ROBOT_IDS)
/** A value for some of the robots. */
export const ofRobots = <T extends z.ZodType>(value: T) => z.partialRecord(ROBOT, value)

/** `H@e3` */
export const OWNED = formed((text): { owner: RobotId; at: Space } => {
  const [, owner, at] = /^([VMHR])@(\S+)$/.exec(text) ?? []
  if (at === undefined) throw new Unreadable()
  return { owner: owner as RobotId, at: spaceIn(at) }
}, 'an owner and a space, such as H@e3')

/** Reads a module name, in lower case or capitals. */
export const moduleReader =
  ({ modules }: Content) =>
  (text: string): ModuleId => {
    const id = text.trim().toUpperCase() as ModuleId
    if (Object.hasOwn(modules, id)) return id
    throw new Unreadable(`a module: ${Object.keys(modules).join(', ')}`)
  }
