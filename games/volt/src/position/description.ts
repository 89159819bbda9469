import type { Json } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import { z } from 'zod'
import type { Content } from '../content.ts'
import { DECKS } from '../content/modules.ts'
import { MOST_ROUNDS } from '../rules/11b-end.ts'
import { MOST_BOUTS } from '../rules/11a-championship.ts'
import { readRobot } from './robot-text.ts'
import { formed, moduleReader, ofRobots, OWNED, ROBOT, SPACE } from './text.ts'
import { voltSays } from '../says.ts'
import { objecting } from '@robodrome/kernel'

export const PHASES = ['preparation', 'programming', 'activation', 'resolution'] as const
export type Phase = (typeof PHASES)[number]

/** A position as described from outside, with the modules and boards of a box. Only building it shows whether play can reach it. */
const schemaOf = (content: Content) => {
  const module = formed(moduleReader(content), voltSays('aModule'))
  return z.strictObject({
    board: z.enum(content.boardIds).optional(),
    round: z.int().min(1).max(MOST_ROUNDS).default(2),
    bout: z.int().min(1).max(MOST_BOUTS).default(1),
    phase: z.enum(PHASES).optional(),
    unit: z.literal([1, 2, 3], objecting(voltSays('unit'))).default(1),
    robots: z.array(formed(readRobot(content), voltSays('robotText'))).default([]),
    mines: z.array(OWNED).default([]),
    tokens: z.array(SPACE).default([]),
    programs: ofRobots(z.string(objecting(voltSays('programText')))).optional(),
    inventory: ofRobots(z.array(module)).default({}),
    trophies: ofRobots(z.array(module)).default({}),
    decks: z.partialRecord(z.enum(DECKS), z.array(module)).default({}),
    presets: ofRobots(z.record(z.string(), z.union([z.string(), z.int()]))).default({}),
    champion: ROBOT.nullable().default(null),
    remote: ofRobots(ROBOT).default({}),
  })
}
export type Description = z.output<ReturnType<typeof schemaOf>>

const schemas = new WeakMap<Content, ReturnType<typeof schemaOf>>()

/** Throws BadInput for the first fault. */
export function readDescription(content: Content, partial: Json): Description {
  const schema = schemas.get(content) ?? schemaOf(content)
  schemas.set(content, schema)
  return read(schema, partial ?? {})
}
