import { parse } from 'yaml'
import * as z from 'zod'

const common = { name: z.string(), rules: z.array(z.string()).min(1) }

/** A competition that is played; one line each for what is done and what is expected. A rule after `!` says that it is refused. */
const played = z.strictObject({
  ...common,
  league: z.record(z.string(), z.json()),
  /** Their names in the order of entering, and of their pairing numbers where these are not drawn; a number: 1, 2, 3, ... */
  entrants: z.union([z.int(), z.array(z.string())]),
  /** LG-LUCK-1 What each adds to the lot. */
  texts: z.array(z.string()).optional(),
  play: z.string(),
})

/** What is worked out without a competition: `28 4 = 25 8.333333 -> ...`. */
const reckoned = z.strictObject({ ...common, reckon: z.string() })

const scenario = z.union([played, reckoned])
export type PlayedScenario = z.infer<typeof played>
export type LeagueScenario = z.infer<typeof scenario>

/** The scenarios of a file about competitions. */
export const readLeagueScenarios = (text: string): LeagueScenario[] => z.array(scenario).parse(parse(text))
