import { isSpace, type Space } from '../arena.ts'
import type { Content } from '../content.ts'
import type { ModuleId } from '../content/modules.ts'
import { ROBOT_IDS, type RobotId } from '../content/robots.ts'
import { z } from 'zod'
import { voltSays } from '../says.ts'
import { objecting, type Sentence } from '@robodrome/kernel'

/** Thrown while a text is read. */
export class Unreadable extends Error {
  /** What was expected, if that is more specific than the whole text. */
  readonly expected: Sentence | undefined

  constructor(expected?: Sentence) {
    super(expected?.message)
    this.expected = expected
  }
}

/** A schema for texts in a special notation; `parse` throws Unreadable for other texts. */
export const formed = <T>(parse: (text: string) => T, expected: Sentence) =>
  z.string(objecting(expected)).transform((text, context): T => {
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      context.addIssue({ code: 'custom', message: objecting(error.expected ?? expected) })
      return z.NEVER
    }
  })

export function spaceIn(text: string): Space {
  if (isSpace(text)) return text
  throw new Unreadable(voltSays('arenaSpace'))
}
export const SPACE = formed(spaceIn, voltSays('arenaSpace'))

export const ROBOT = z.enum(ROBOT_IDS)
/** A value for some of the robots. */
export const ofRobots = <T extends z.ZodType>(value: T) => z.partialRecord(ROBOT, value)

/** `H@e3` */
export const OWNED = formed((text): { owner: RobotId; at: Space } => {
  const [, owner, at] = /^([VMHR])@(\S+)$/.exec(text) ?? []
  if (at === undefined) throw new Unreadable()
  return { owner: owner as RobotId, at: spaceIn(at) }
}, voltSays('ownerAndSpace'))

/** Reads a module name, in lower case or capitals. */
export const moduleReader =
  ({ modules }: Content) =>
  (text: string): ModuleId => {
    const id = text.trim().toUpperCase() as ModuleId
    if (Object.hasOwn(modules, id)) return id
    throw new Unreadable(voltSays('oneOfModules', { modules: Object.keys(modules).join(', ') }))
  }
