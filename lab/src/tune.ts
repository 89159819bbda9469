import { loadGame } from '@robodrome/games'
import { quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { judgingWith, ruleOfThumb } from '@robodrome/minds'
import { playDeal } from './deal.ts'
import { poolOf } from './pool.ts'

/** The values that a game's estimate gives to things, by name. */
export type Worths = Readonly<Record<string, number>>

/** The plan of a search for these values: rounds of small matches with a few mirrored deals each. The first deal has the number `seed`. */
export interface TuningPlan {
  settings: Settings
  seed: number
  rounds: number
  matches: number
  deals: number
  /** The names of the values to vary. */
  names: readonly string[]
}

/** How far each side's values are moved, as a logarithm: by this amount in the first round, and by half of it in the last. */
const SPREAD = 0.25
/**
 * How far the result of a match moves the values, as a share of that distance: this share in the first round, and a fifth of it in the
 * last.
 */
const PACE = 0.03

/** The request to a thread: two sides that play by the rule of thumb with different values. */
export type TuneTask = { game: string; settings: Settings; sides: readonly [Worths, Worths]; seed: number; deals: number }

/** Returns the first side's score in each deal. */
export async function playSides(task: TuneTask, load = loadGame): Promise<number[]> {
  const { settings, sides, seed, deals } = task
  const game = (await load(task.game))!
  const pair = sides.map((worths) => judgingWith(ruleOfThumb, game, worths))
  const plan = { game: game.id, settings, minds: sides.map(() => ruleOfThumb.id), seed }
  return Array.from({ length: deals }, (_, deal) => {
    const played = playDeal(game, pair, plan, deal)
    return played.reduce((sum, { scores }) => sum + scores[0]!, 0) / played.length
  })
}

/** Plays such matches in threads or, if there are none, in this process; `close` ends the threads. */
export class Sides {
  readonly #game: Game
  readonly #pool: ReturnType<typeof poolOf>

  constructor(game: Game, threads: number) {
    this.#game = game
    this.#pool = poolOf('tune-worker', threads)
  }

  play(task: Omit<TuneTask, 'game'>): Promise<number[]> {
    const all: TuneTask = { game: this.#game.id, ...task }
    return this.#pool === null ? playSides(all, async () => this.#game) : (this.#pool.run(all) as Promise<number[]>)
  }

  async close(): Promise<void> {
    await this.#pool?.destroy()
  }
}

/**
 * Simultaneous perturbation: in each small match, all values move at random, in opposite directions for the two sides, and afterwards they
 * follow the winner. All matches of a round start from the same values, so the number of threads does not change the result.
 */
export async function tune(sides: Sides, from: Worths, plan: TuningPlan, onProgress: (matches: number) => void): Promise<Worths> {
  const { settings, seed, rounds, matches, deals, names } = plan
  let worths = from
  let done = 0
  for (let round = 0; round < rounds; round++) {
    const part = round / rounds
    const spread = SPREAD * (1 - part / 2)
    const pace = PACE * (1 - 0.8 * part)
    const steps = await Promise.all(
      Array.from({ length: matches }, async (_, match): Promise<number[]> => {
        const number = round * matches + match
        const luck = quickLuck(seed, number)
        const ways = names.map(() => (luck.below(2) === 0 ? -1 : 1))
        const apart = (by: number): Worths => moved(worths, names, (i) => by * ways[i]!)
        const scores = await sides.play({ settings, sides: [apart(spread), apart(-spread)], seed: seed + number * deals, deals })
        onProgress(++done)
        const lead = (2 * scores.reduce((sum, score) => sum + score, 0)) / deals - 1
        return ways.map((way) => pace * spread * lead * way)
      }),
    )
    worths = moved(worths, names, (i) => steps.reduce((sum, step) => sum + step[i]!, 0))
  }
  return worths
}

/** Returns the values multiplied by the exponentials of these steps. */
const moved = (worths: Worths, names: readonly string[], by: (i: number) => number): Worths => ({
  ...worths,
  ...Object.fromEntries(names.map((name, i) => [name, worths[name]! * Math.exp(by(i))])),
})
