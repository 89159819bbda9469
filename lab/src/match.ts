import { loadGame } from '@robodrome/games'
import { BadInput, start, type Game, common } from '@robodrome/kernel'
import { minds } from '@robodrome/minds'
import { contender } from './contender.ts'
import { playDeal, type Plan, type Played } from './deal.ts'
import { intervalOf, type Interval } from './interval.ts'
import { poolOf } from './pool.ts'
import { sequential, type Claims, type Finding } from './sequential.ts'
import { labSays } from './says.ts'

/** A mind's result: its share of the points, and its average thinking. */
export interface Standing extends Interval {
  mind: string
  games: number
  decisions: number
  msPerDecision: number
}

/** All results, and the verdict of the sequential test about the first mind, if there was one. */
export type Outcome = { standings: Standing[]; finding: Finding | null }

export interface MatchOptions {
  /** The number of worker threads; 0 plays in this thread. */
  threads: number
  /** Called after each deal: the standings so far, and the number of games played. */
  onProgress?(standings: Standing[], games: number): void
  signal?: AbortSignal
  /** Deals played earlier, by number, which are not played again. */
  known?: readonly (Played[] | undefined)[]
  /** Called for each finished deal. */
  onDeal?(deal: number, played: Played[]): void
  /** Ends the match as soon as a sequential test accepts one of two claims about the first mind's score. */
  claims?: Claims
  /** Where games in this thread come from; by default the registry, as in worker threads. */
  load?: (id: string) => Promise<Game | undefined>
}

/** The request to a thread. */
export type DealTask = { plan: Plan; deal: number }

export async function playTask({ plan, deal }: DealTask, load = loadGame): Promise<Played[]> {
  return playDeal(await gameOf(plan, load), plan.minds.map(mindOf), plan, deal)
}

async function gameOf(plan: Plan, load: typeof loadGame): Promise<Game> {
  const game = await load(plan.game)
  if (game === undefined) throw new BadInput(['game'], plan.game, labSays('registeredGame'))
  return game
}

function mindOf(name: string, at: number) {
  const { id } = contender(name)
  const mind = Object.hasOwn(minds, id) ? minds[id] : undefined
  if (mind === undefined) throw new BadInput(['minds', at], name, common('oneOf', { names: Object.keys(minds).join(', ') }))
  return mind
}

/** Plays this many games, or a few more to complete the last deal. Throws BadInput for a plan that cannot be played. */
export async function playMatch(
  plan: Plan,
  games: number,
  { threads, known = [], onDeal, onProgress, signal, claims, load = loadGame }: MatchOptions,
): Promise<Outcome> {
  start(await gameOf(plan, load), plan.settings)
  plan.minds.forEach(mindOf)
  if (plan.minds.length < 2) throw new BadInput(['minds'], plan.minds, labSays('atLeastTwo'))
  const deals = Math.ceil(games / plan.minds.length)
  const results = [...known]
  const pool = poolOf('match-worker', threads)
  let next = 0
  const test = (): Finding | null => (claims === undefined ? null : sequential(scoresOf(inOrder(results), 0), claims))
  let finding = test()
  const isDecided = (): boolean => finding !== null && finding.verdict !== 'open'
  const work = async (): Promise<void> => {
    for (let deal = next++; deal < deals && signal?.aborted !== true && !isDecided(); deal = next++) {
      if (results[deal] !== undefined) continue
      const task: DealTask = { plan, deal }
      const played = await (pool ? (pool.run(task) as Promise<Played[]>) : playTask(task, load))
      results[deal] = played
      onDeal?.(deal, played)
      const done = whole(results)
      // Deals that finish after the test's verdict do not reopen it.
      if (!isDecided()) finding = test()
      onProgress?.(standings(plan, done), done.length * plan.minds.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.max(1, threads) }, work))
  } finally {
    await pool?.destroy()
  }
  return { standings: standings(plan, whole(results)), finding }
}

const whole = (results: readonly (Played[] | undefined)[]): Played[][] => results.filter((deal) => deal !== undefined)

/** Returns the deals up to the first unfinished one, because short games finish first and must not be counted before long ones. */
function inOrder(results: readonly (Played[] | undefined)[]): Played[][] {
  const done: Played[][] = []
  for (let deal = results[0]; deal !== undefined; deal = results[done.length]) done.push(deal)
  return done
}

/** Lists each mind's score in each deal. */
export const scoresOf = (deals: readonly Played[][], mind: number): number[] =>
  deals.map((deal) => deal.reduce((total, { scores }) => total + scores[mind]!, 0) / deal.length)

/** Computes the standings over deals; each deal counts once, whatever its number of games. */
export function standings({ minds: ids }: Plan, deals: readonly Played[][]): Standing[] {
  const games = deals.flat()
  return ids.map((mind, i) => {
    const sum = (of: 'decisions' | 'ms') => games.reduce((total, played) => total + played[of][i]!, 0)
    const scores = scoresOf(deals, i)
    const decisions = sum('decisions')
    return { mind, ...intervalOf(scores), games: games.length, decisions, msPerDecision: decisions > 0 ? sum('ms') / decisions : 0 }
  })
}
