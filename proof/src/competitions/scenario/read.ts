import { parse } from 'yaml'
import * as z from 'zod'

const common = { name: z.string(), rules: z.array(z.string()).min(1) }

/** A competition, described by one line per act and expectation. A rule after `!` means that the act is refused. */
const played = z.strictObject({
  ...common,
  league: z.record(z.string(), z.json()),
  /**
   * The entrants' names in order of entry, which is also the order of their pairing numbers unless these are drawn. A number n stands for
   * the names 1 to n.
   */
  entrants: z.union([z.int(), z.array(z.string())]),
  /** LG-LUCK-1 Each entrant's contribution to the draw of lots. */
  texts: z.array(z.string()).optional(),
  play: z.string(),
})

/** A calculation without a competition: `28 4 = 25 8.333333 -> ...`. */
const reckoned = z.strictObject({ ...common, reckon: z.string() })

const scenario = z.union([played, reckoned])
export type PlayedScenario = z.infer<typeof played>
export type LeagueScenario = z.infer<typeof scenario>

/** Reads the scenarios of a file about competitions. */
export const readLeagueScenarios = (text: string): LeagueScenario[] => z.array(scenario).parse(parse(text))
