import type { Json } from '@robodrome/kernel'
import { read, whole } from '@robodrome/reading'
import { madeFit } from '@robodrome/reading/text'
import * as z from 'zod'
import { spoken } from './read.ts'
import type { HostedGame } from './terms.ts'

/*
 * What a package's process tells about its game before any table is open. Every visitor of the site receives it, so it must be small, and
 * have texts only where the page expects them.
 */

const line = (most: number) => z.string(`a text of at most ${most} letters`).max(most, `at most ${most} letters`).transform(madeFit)
/** A record with more entries would make the list of games too long for everybody. */
const named = <T extends z.ZodType>(of: T) =>
  z.record(z.string().max(40), of).refine((all) => Object.keys(all).length <= 40, 'at most 40 of them')

const value = z.union([z.string().max(80), z.number(), z.boolean(), z.null()])
const settings = named(z.union([value, z.array(value).max(400)]))
type Option = HostedGame['settings'][string][string][string]
const option: z.ZodType<Option> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('flag'), usual: z.boolean() }),
    z.strictObject({ kind: z.literal('one'), of: z.array(value).max(400), usual: z.exactOptional(value) }),
    z.strictObject({ kind: z.literal('number'), from: z.int(), to: z.int(), usual: z.exactOptional(z.int()) }),
    z.strictObject({ kind: z.literal('some'), of: z.array(z.string().max(80)).max(400), least: whole(0, 400), most: whole(0, 400) }),
    z.strictObject({ kind: z.literal('each'), count: whole(0, 8), of: option }),
  ]),
)

const explained = z.strictObject({ title: line(60), about: line(400), values: z.exactOptional(named(line(60))) })

const game = z.strictObject({
  id: z.string(),
  version: z.int(),
  code: z.string(),
  title: spoken(line(60)),
  pitch: spoken(line(160)),
  players: z.tuple([whole(1, 8), whole(1, 8)]),
  minutes: z.tuple([whole(1, 600), whole(1, 600)]),
  modes: named(z.strictObject({ title: line(60), seats: z.array(whole(1, 8)).max(8), variants: z.exactOptional(named(settings)) })),
  settings: named(named(named(option))),
  words: spoken(z.strictObject({ modes: named(explained), settings: named(explained), variants: z.exactOptional(named(line(60))) })),
  hasPicture: z.boolean(),
  hasPuzzles: z.boolean(),
  pods: z.array(whole(2, 8)).max(8),
  pools: z
    .array(
      z.strictObject({
        id: z.string().max(40),
        title: spoken(line(40)),
        modes: z.array(z.string().max(40)).max(40),
        seats: z.exactOptional(z.array(whole(2, 8)).max(8)),
      }),
    )
    .max(8),
  steppers: named(named(spoken(line(40)))),
  hasChances: z.boolean(),
  hasOdds: z.boolean(),
})

/** Reads what a process tells about its game. Throws a BadInput that names the field. */
export const readHostedGame = (told: unknown): HostedGame => read(game, told as Json)
