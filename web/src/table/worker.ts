import type { fairJobs } from './jobs/fair.ts'
import type { reviewJobs } from './jobs/review.ts'
import { loadGame } from '@robodrome/games'
import type { Game, PackedBox } from '@robodrome/kernel'
import { Refused } from '@robodrome/table'
import { recordJobs } from './jobs/records.ts'
import { tableJobs } from './jobs/table.ts'
import type { Doing, FromWorker, JobName, News, ToWorker } from './worker-messages.ts'
import { pageSays } from './says.ts'

const post = (message: FromWorker): void => postMessage(message)
const tell = (news: News): void => post(news)

async function gameOf(id: string, box?: PackedBox): Promise<Game> {
  const game = await loadGame(id, box)
  if (!game) throw new Refused('not-found', pageSays('noGame', { game: id }))
  return game
}

/** Shared by the whole worker, because it holds the review in progress. */
let reviewer: Promise<ReturnType<typeof reviewJobs>> | null = null
const reviewing = () => (reviewer ??= import('./jobs/review.ts').then((review) => review.reviewJobs(gameOf)))
const drilling = async () => (await import('./jobs/drills.ts')).drillJobs(gameOf)

/** Shared by the whole worker, because it holds the search in progress. */
let fairing: Promise<ReturnType<typeof fairJobs>> | null = null
const searching = () => (fairing ??= import('./jobs/fair.ts').then((fair) => fair.fairJobs(tell)))

/** All jobs. Those that a table does not need are loaded when first requested. */
const jobs: Doing<JobName> = {
  async warm({ game }) {
    await gameOf(game)
    return null
  },
  ...tableJobs(gameOf, tell),
  ...recordJobs(gameOf),
  review: async (takes) => (await reviewing()).review(takes),
  reviewOn: async (takes) => (await reviewing()).reviewOn(takes),
  reviewSaid: async (takes) => (await reviewing()).reviewSaid(takes),
  drillAnswer: async (takes) => (await drilling()).drillAnswer(takes),
  drillHint: async (takes) => (await drilling()).drillHint(takes),
  studyWhy: async (takes) => (await import('./jobs/study.ts')).studyJobs(gameOf).studyWhy(takes),
  twin: async (takes) => (await drilling()).twin(takes),
  play: async (takes) => (await import('./jobs/matches.ts')).play(gameOf, takes),
  result: async (takes) => (await import('./jobs/matches.ts')).resultAt(gameOf, takes),
  fair: async (takes) => (await searching()).fair(takes),
  fairPause: async (takes) => (await searching()).fairPause(takes),
  fairEnd: async (takes) => (await searching()).fairEnd(takes),
  trial: async (takes) => (await import('./jobs/trial.ts')).trialJobs(gameOf).trial(takes),
  study: async (takes) => (await import('./jobs/lab.ts')).study(gameOf, takes, tell),
}

addEventListener('message', ({ data: { id, job, takes } }: MessageEvent<ToWorker>) => {
  // `KernelWorker.ask` sends each job the input that it takes, so the cast is safe.
  const work = jobs[job] as (given: unknown) => unknown
  const answered = async (): Promise<unknown> => work(takes)
  answered().then(
    (value) => post({ type: 'reply', id, value }),
    (error: unknown) => {
      const fault = error instanceof Refused ? error.fault() : { code: 'broken' as const, message: messageOf(error) }
      post({ type: 'fault', id, fault })
    },
  )
})

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
