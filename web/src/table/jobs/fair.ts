import { playChunk, makeFair, readFairQuestion, type Candidate, type Engine } from '@robodrome/lab/fair'
import type { Doing, FairCandidate, FairNews, News } from '../worker-messages.ts'

/** Lets messages from the page arrive between two portions of games. */
const breathe = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Jobs for a search for fairer numbers, which can be paused and ended early. */
export function fairJobs(tell: (news: News) => void): Doing<'fair' | 'fairPause' | 'fairEnd'> {
  let isPaused = false
  let goOn: (() => void) | null = null
  let stop = new AbortController()
  const held = async (): Promise<void> => {
    while (isPaused) await new Promise<void>((resolve) => (goOn = resolve))
  }
  return {
    async fair({ question, content }) {
      stop = new AbortController()
      isPaused = false
      let now: FairNews = { phase: 'search', candidates: 0, steps: 0, played: 0, all: 0 }
      const say = (change: Partial<FairNews>): void => {
        now = { ...now, ...change }
        tell({ type: 'fairing', ...now })
      }
      const engine: Engine = {
        async play(tasks, take, ended) {
          say({ played: 0, all: tasks.reduce((sum, { chunk }) => sum + chunk.to - chunk.from, 0) })
          for (const task of tasks) {
            await breathe()
            await held()
            if (ended.aborted) return
            take(await playChunk(task))
            say({ played: now.played + task.chunk.to - task.chunk.from })
          }
        },
      }
      const { printed, steps, best } = await makeFair(readFairQuestion(question), {
        engine,
        content,
        signal: stop.signal,
        onRound: (phase, candidates) => say({ phase, candidates, played: 0, all: 0 }),
        onStep: (count) => say({ steps: count }),
      })
      return {
        printed: toldOf(printed),
        steps: steps.map(({ searched, measured }) => ({ searched: toldOf(searched), measured: toldOf(measured) })),
        best,
      }
    },
    fairPause({ isPaused: wanted }) {
      isPaused = wanted
      if (!wanted) goOn?.()
      return null
    },
    fairEnd() {
      stop.abort()
      isPaused = false
      goOn?.()
      return null
    },
  }
}

const toldOf = ({ numbers, rates }: Candidate): FairCandidate => ({
  numbers: [...numbers].map(([{ path }, value]) => ({ path: [...path], value })),
  rates: rates.map(({ name, share, low, high, games }) => ({ name, share, low, high, games })),
})
