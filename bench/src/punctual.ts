import { asked, quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { adviser, pose } from '@robodrome/minds'
import { MindPool } from '@robodrome/minds/node'
import { count, type Line } from './measure.ts'
import { middleOf } from './ours.ts'

const BUDGET_MS = 100
const DECISIONS = 100
const CANCELLED = 20
/** How long to wait before cancelling: the mind must still be thinking at that time. */
const BEFORE_CANCEL_MS = 40
/** How many choices into a random game the last measured position is. */
const DEEPEST = 40

/**
 * Measures whether the strongest AI keeps to its time limit in a thread, how fast it stops when cancelled, and how much memory it uses. Run
 * this on an idle machine.
 */
export async function punctualLine(game: Game, settings: Settings): Promise<Line> {
  const luck = quickLuck(1)
  const pool = new MindPool(import.meta.resolve('@robodrome/games'), 1)
  const puzzle = () => {
    const g = middleOf(game, settings, luck, luck.below(DEEPEST))
    return pose(game, settings, g, asked(game, g)[0]!, luck)
  }
  const think = async (ms: number, signal?: AbortSignal): Promise<number> => {
    const posed = puzzle()
    const begun = performance.now()
    await pool.think(adviser.id, posed, { ms }, signal)
    return performance.now() - begun
  }
  try {
    for (let i = 0; i < 10; i++) await think(BUDGET_MS)
    const before = process.memoryUsage.rss()
    const times: number[] = []
    for (let i = 0; i < DECISIONS; i++) times.push(await think(BUDGET_MS))
    const grown = process.memoryUsage.rss() - before
    const stops: number[] = []
    for (let i = 0; i < CANCELLED; i++) stops.push(await stopped(think))
    return {
      what: `${game.title} (${settings.mode}): p99 of a decision of ${adviser.id}, in budgets`,
      ratio: at(times, 0.99) / BUDGET_MS,
      between: `p50 ${count(at(times, 0.5))}, p99 ${count(at(times, 0.99))} ms of ${DECISIONS} with ${BUDGET_MS} ms; told to stop, it had within ${count(at(stops, 1))} ms (${CANCELLED} times); memory grew by ${count(grown / 2 ** 20)} MiB`,
    }
  } finally {
    await pool.close()
  }
}

/** Returns the time from the request to stop until the thinking has stopped. */
async function stopped(think: (ms: number, signal: AbortSignal) => Promise<number>): Promise<number> {
  const stop = new AbortController()
  let told = 0
  setTimeout(() => {
    told = performance.now()
    stop.abort()
  }, BEFORE_CANCEL_MS)
  await think(1_000, stop.signal).catch(() => {})
  return told === 0 ? 0 : performance.now() - told
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!
