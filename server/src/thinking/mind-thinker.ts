import { availableParallelism } from 'node:os'
import { packed, quickLuck } from '@robodrome/kernel'
import type { Course } from '@robodrome/lab/course'
import type { LookedBack } from '@robodrome/mcp/look-back'
import { budgetFor, minds, offered, pose, standIn } from '@robodrome/minds'
import { MindPool } from '@robodrome/minds/node'
import { refusedBy } from '@robodrome/table'
import { FairQueue, type Pace } from './fair-queue.ts'
import type { Guess, Hindsight, Inquiry, Reply, Review, Trial, WarmUp } from './work.ts'
import { unplayable, type Thinker } from './thinker.ts'

/** With a long queue, each move gets less time, but at least this much. */
const LEAST_MS = 40
/** The hard time limit of a job, after which its thread is terminated. */
const LONGEST_MS = 30_000
/** The limit for a match review, which nobody waits for. */
const LONGEST_REVIEW_MS = 60_000
const REVIEWS = { account: 'reviews', address: 'reviews' }

// A thread needs compiled JavaScript, even when the sources are run directly, as in tests.
const threadOf = (pace: Pace): URL =>
  new URL(import.meta.url.endsWith('.ts') ? `../../dist/thinking/${pace}-thread.js` : `./${pace}-thread.js`, import.meta.url)
/** The number of threads reserved for prompt jobs, whatever the others are doing. */
const PROMPT = 1

/**
 * Runs minds and answers in threads of their own, so that they never block requests. There are at least two, so that no address can take
 * all of them.
 */
export function mindThinker(
  luck = quickLuck(Date.now()),
  games = import.meta.resolve('@robodrome/games'),
  warm: readonly string[] = [],
): Thinker {
  const threads = Math.max(2, availableParallelism() - 1)
  const pools: Readonly<Record<Pace, MindPool>> = {
    patient: new MindPool(games, threads, threadOf('patient')),
    prompt: new MindPool(games, PROMPT, threadOf('prompt')),
  }
  const queue = new FairQueue(threads, PROMPT)
  // Each thread loads the games once, before anybody waits for it.
  for (const warmUp of warm)
    for (const pool of [pools.prompt, ...Array.from({ length: threads }, () => pools.patient)])
      void pool.run<null>({ warmUp } satisfies WarmUp).catch(() => {})
  return {
    names: [standIn.id, ...Object.keys(minds).filter((id) => id !== standIn.id)],
    offered,
    choose: ({ mind, game, settings, imagined, seat, ms: most, line }, payer) =>
      queue.run(payer, 'thought', async (pace) => {
        const own = Math.min(most, budgetFor(minds[mind]!).ms ?? most)
        const ms = Math.min(own, Math.max(LEAST_MS, Math.round(own / (1 + queue.load()))))
        const puzzle = pose(game, settings, imagined, seat, luck, line)
        const chosen = await pools[pace].think(mind, puzzle, { ms }, AbortSignal.timeout(LONGEST_MS))
        return { text: chosen.option.text, ...(chosen.line && { line: chosen.line }) }
      }),
    answer: (game, position, question, payer) =>
      queue.run(payer, 'answer', async (pace) => {
        const box = packed(game)
        const inquiry: Inquiry = { game: game.id, ...(box && { box }), position, question }
        const reply = await pools[pace].run<Reply>(inquiry, AbortSignal.timeout(LONGEST_MS))
        if ('answer' in reply) return reply.answer
        throw refusedBy(reply.fault)
      }),
    course: (game, settings, entries) =>
      queue.run(REVIEWS, 'review', (pace) => {
        const box = packed(game)
        const review: Review = { review: game.id, ...(box && { box }), settings, entries }
        return pools[pace].run<Course | null>(review, AbortSignal.timeout(LONGEST_REVIEW_MS))
      }),
    guessedCourse: (game, settings, entries) =>
      queue.run(REVIEWS, 'review', (pace) => {
        const box = packed(game)
        const guess: Guess = { guess: game.id, ...(box && { box }), settings, entries }
        return pools[pace].run<number[][] | null>(guess, AbortSignal.timeout(LONGEST_MS))
      }),
    // This takes seconds, so it leaves the prompt threads to others, as `review` does.
    lookBack: (match, payer) =>
      queue.run(payer, 'review', (pace) =>
        pools[pace].run<LookedBack>({ lookBack: match } satisfies Hindsight, AbortSignal.timeout(LONGEST_REVIEW_MS)),
      ),
    tryBox: (game, payer) =>
      queue.run(payer, 'answer', async (pace) => {
        const trial: Trial = { trial: game.id, box: packed(game)! }
        await pools[pace].run<null>(trial, AbortSignal.timeout(LONGEST_MS)).catch((error: unknown) => {
          throw unplayable(error)
        })
      }),
    close: async () => void (await Promise.all([pools.patient.close(), pools.prompt.close()])),
  }
}
