import {
  asked,
  choose,
  happen,
  node,
  options,
  quickLuck,
  start,
  type Game,
  type Position,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import { nodeName, pick, some } from '../conformance/check.ts'
import type { OddsReport } from './hold.ts'

/** A chance that a game states to a seat about facts that are hidden from it now, such as the dice of the others. */
export interface HiddenClaim {
  /** The claim in words, printed with any difference. */
  about: string
  chance: number
  /** Whether the claim holds in a world that the seat considers possible. */
  holds(world: Position): boolean
}

/** A game's claims to a seat that must choose, if any. */
export type HiddenClaims = (g: Position, seat: Seat) => readonly HiddenClaim[]

/** If there are more worlds than this, only a sample is examined. */
const MOST_WORLDS = 2_000
const SAMPLES = 400
/** The tolerance between a claim and a sample in standard errors, as for other odds. */
const ERRORS = 5
const ROUNDING = 1e-6
const AT_A_NODE = 3

type World = { world: Position; weight: number }

/**
 * Lists every world that looks the same to a seat, with its weight, by running `imagine` with every possible sequence of random numbers.
 * Null if there are too many.
 */
export function everyWorld(game: Game, g: Position, seat: Seat): World[] | null {
  const worlds: World[] = []
  let path: number[] = []
  do {
    const sizes: number[] = []
    let weight = 1
    const below = (n: number): number => {
      const at = sizes.push(n) - 1
      weight /= n
      return (path[at] ??= 0)
    }
    worlds.push({ world: game.imagine(g, seat, { below }) as Position, weight })
    if (worlds.length > MOST_WORLDS) return null
    let last = sizes.length - 1
    while (last >= 0 && path[last]! + 1 >= sizes[last]!) last--
    path = path.slice(0, last + 1)
    if (last >= 0) path[last]!++
  } while (path.length > 0)
  return worlds
}

/** Plays random games and checks each stated chance by brute force over all worlds that the seat considers possible. */
export function holdHidden(
  game: Game,
  settings: Settings,
  claims: HiddenClaims,
  { seed, most, nodes = 4000 }: { seed: number; most: number; nodes?: number },
): OddsReport {
  const report: OddsReport = { counted: 0, sampled: 0, passedOver: 0, differences: [] }
  const enough = () => report.counted + report.sampled >= most || report.differences.length >= 5
  for (let i = 0, seen = 0; seen < nodes && !enough(); i++) {
    const [luck, closer] = [quickLuck(seed + i), quickLuck(seed + i, 1)]
    const g = start(game, settings) as Position
    for (let at = node(game, g); at.kind !== 'over' && seen++ < nodes && !enough(); at = node(game, g)) {
      if (at.kind === 'chance') {
        happen(game, g, luck.outcome(at.rule, g, at.notes))
        continue
      }
      const seat = pick(luck, asked(game, g))
      hold(
        game,
        g,
        seat,
        some(closer, claims(g, seat), AT_A_NODE),
        closer,
        report,
        `${settings.mode}, ${settings.seats} seats, seed ${seed + i}`,
      )
      choose(game, g, seat, pick(luck, options(game, g, seat)))
    }
  }
  return report
}

function hold(
  game: Game,
  g: Position,
  seat: Seat,
  claims: readonly HiddenClaim[],
  luck: ReturnType<typeof quickLuck>,
  report: OddsReport,
  where: string,
): void {
  if (claims.length === 0) return
  const all = everyWorld(game, g, seat)
  const worlds = all ?? Array.from({ length: SAMPLES }, () => ({ world: game.imagine(g, seat, luck) as Position, weight: 1 / SAMPLES }))
  for (const claim of claims) {
    const chance = worlds.reduce((sum, { world, weight }) => sum + (claim.holds(world) ? weight : 0), 0)
    const error = all === null ? Math.max(Math.sqrt((chance * (1 - chance)) / SAMPLES), 1 / SAMPLES) : 0
    if (all === null) report.sampled++
    else report.counted++
    if (Math.abs(claim.chance - chance) <= error * ERRORS + ROUNDING) continue
    const off = error === 0 ? '' : ` (give or take ${error.toFixed(4)})`
    report.differences.push(
      `${claim.about}: told ${claim.chance}, by the worlds that seat ${seat} thinks possible ${chance}${off}, at ${nodeName(game, g)}, ${where}`,
    )
  }
}
