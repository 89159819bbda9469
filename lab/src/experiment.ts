import { createHash } from 'node:crypto'
import { BadInput, type Json, type Settings } from '@robodrome/kernel'
import { minds, type Budget } from '@robodrome/minds'
import { read } from '@robodrome/reading'
import * as z from 'zod'
import type { Claims } from './sequential.ts'
import { labSays } from './says.ts'

/** A player of an experiment. `without` is a piece that it may not use, by its name in events (`power FLIP`). */
export type Player = { mind: string; budget: Budget; without?: string }

/** A variant to compare with others; all arms get the same luck. */
export interface Arm {
  name: string
  game: string
  settings: Settings
  /** Content other than the game's own. */
  box: Json
  players: Player[]
  /** How many first choices of each game are random, so that a seat's pieces say nothing about who chose them. */
  opening?: number
}

/** An experiment: what is played, who plays, and how often. */
export interface Experiment {
  title: string
  about: string
  seed: number
  /** The number of deals of luck per arm. Each is played once per player, with all players moved by one seat each time. */
  deals: number
  /** Deals per chunk. */
  chunk: number
  /** Ends the run as soon as the test accepts one of two claims about the first player's score in the first arm. */
  until: Claims | null
  arms: Arm[]
}

const MOST_DEALS = 10_000_000
const share = z.number().gt(0).lt(1)
const thinking = { playouts: z.int().min(1).optional(), ms: z.int().min(1).optional() }
const player = z.union([z.string(), z.strictObject({ mind: z.string(), without: z.string().min(1).optional(), ...thinking })])
const playing = {
  game: z.string().optional(),
  mode: z.string().optional(),
  seats: z.int().min(1).max(8).optional(),
  options: z.record(z.string(), z.json()).optional(),
  box: z.string().min(1).optional(),
  minds: z.array(player).min(1).max(8).optional(),
  opening: z.int().min(0).max(1_000).optional(),
}
const schema = z.strictObject({
  title: z.string().trim().min(1).max(120),
  about: z.string().trim().default(''),
  ...playing,
  ...thinking,
  seed: z
    .int()
    .min(0)
    .max(2 ** 48)
    .default(1),
  deals: z.int().min(1).max(MOST_DEALS),
  chunk: z.int().min(1).max(10_000).default(20),
  until: z.strictObject({ low: share, high: share, error: share.default(0.05) }).optional(),
  arms: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(60), ...playing }))
    .min(1)
    .max(12)
    .optional(),
})
type Written = z.infer<typeof schema>
type Playing = NonNullable<Written['arms']>[number]

/** A mode's name and its smallest number of seats. */
export type Modes = (game: string) => Promise<{ mode: string; seats: (mode: string) => number }>

/**
 * Parses an experiment. `modes` provides a game's defaults, `box` reads the content of a box file. Throws BadInput for impossible values.
 */
export async function readExperiment(value: unknown, modes: Modes, box: (path: string) => Json): Promise<Experiment> {
  const file = read(schema, value)
  const { title, about, seed, deals, chunk, until, arms = [{ name: 'as it is' }], playouts, ms, ...common } = file
  if (until !== undefined && until.low >= until.high) throw new BadInput(['until'], until, labSays('lowBelowHigh'))
  const names = arms.map(({ name }) => name)
  names.forEach((name, i) => {
    if (names.indexOf(name) < i) throw new BadInput(['arms', i, 'name'], name, labSays('unusedArm'))
  })
  const budget = budgetOf({ playouts, ms })
  const played = await Promise.all(arms.map((arm, i) => armOf({ ...common, ...arm }, file.arms ? ['arms', i] : [], budget, modes, box)))
  if (until !== undefined && played[0]!.players.length < 2) throw new BadInput(['until'], until, labSays('twoMindsOrNothing'))
  return { title, about, seed, deals, chunk, until: until ?? null, arms: played }
}

async function armOf(given: Playing, path: (string | number)[], budget: Budget, modes: Modes, box: (path: string) => Json): Promise<Arm> {
  const { name, game, options = {}, minds: list = ['rule-of-thumb'], opening = 0 } = given
  if (game === undefined) throw new BadInput([...path, 'game'], game, labSays('gameName'))
  const usual = await modes(game)
  const mode = given.mode ?? usual.mode
  const settings = { mode, seats: given.seats ?? usual.seats(mode), options }
  const players = list.map((each, i) => playerOf(each, [...path, 'minds', i], budget))
  if (players.length > settings.seats && settings.seats > 1)
    throw new BadInput([...path, 'minds'], list, labSays('atMostMinds', { most: settings.seats, seats: settings.seats }))
  return { name, game, settings, box: given.box === undefined ? null : box(given.box), players, ...(opening > 0 && { opening }) }
}

function playerOf(each: z.infer<typeof player>, path: (string | number)[], usual: Budget): Player {
  const mind = typeof each === 'string' ? each : each.mind
  if (!Object.hasOwn(minds, mind)) throw new BadInput(path, mind, labSays('oneOfMinds', { minds: Object.keys(minds).join(', ') }))
  const own = typeof each === 'string' ? {} : budgetOf(each)
  const piece = typeof each === 'string' ? undefined : each.without
  return { mind, budget: Object.keys(own).length > 0 ? own : usual, ...(piece !== undefined && { without: piece }) }
}

const budgetOf = ({ playouts, ms }: { playouts?: number | undefined; ms?: number | undefined }): Budget => ({
  ...(playouts === undefined ? {} : { playouts }),
  ...(ms === undefined ? {} : { ms }),
})

/** Returns the digest of everything that makes results comparable, which excludes the number of deals, the chunk size and the texts. */
export const digestOf = ({ seed, arms }: Experiment): string => createHash('sha256').update(JSON.stringify({ seed, arms })).digest('hex')
