import type { Facts } from '@robodrome/lab/study'
import { useEffect, useRef, useState } from 'react'
import { KernelWorker } from '../table/kernel-worker.ts'
import type { ArmHere, News } from '../table/worker-messages.ts'

/** The current run: its arms, games per arm, and results so far. */
export interface Run {
  arms: readonly ArmHere[]
  games: number
  facts: readonly (readonly Facts[])[]
  state: 'running' | 'done' | 'stopped' | 'failed'
  /** Games per second, and the remaining milliseconds. */
  rate: number
  left: number
  fault: string
}

export const SEED = 1

/** Plays games in a worker on this device, and reports after each batch. */
export function useRun(): { run: Run | null; start(arms: readonly ArmHere[], games: number): void; stop(): void } {
  const [run, setRun] = useState<Run | null>(null)
  const worker = useRef<KernelWorker | null>(null)
  const end = (): void => {
    worker.current?.close()
    worker.current = null
  }
  useEffect(() => {
    return () => worker.current?.close()
  }, [])
  const start = (arms: readonly ArmHere[], games: number): void => {
    end()
    const begun = performance.now()
    setRun({ arms, games, facts: arms.map(() => []), state: 'running', rate: 0, left: 0, fault: '' })
    const update = (change: (before: Run) => Run): void => {
      if (worker.current === fresh) setRun((before) => before && change(before))
    }
    const failed = ({ message }: Error): void => update((before) => ({ ...before, state: 'failed', fault: message }))
    const fresh = new KernelWorker((news) => update((before) => heard(before, news, performance.now() - begun)), failed)
    worker.current = fresh
    fresh.ask('study', { arms, seed: SEED, from: 0, to: games }).catch(failed)
  }
  const stop = (): void => {
    end()
    setRun((before) => before && { ...before, state: before.state === 'running' ? 'stopped' : before.state })
  }
  return { run, start, stop }
}

function heard(run: Run, news: News, spent: number): Run {
  if (news.type !== 'played') return run
  const facts = run.facts.map((known, i) => [...known, ...news.facts[i]!])
  const [played, all] = [playedIn({ facts }), run.games * run.arms.length]
  const rate = (1000 * played) / spent
  return { ...run, facts, rate, left: (1000 * (all - played)) / rate, state: played >= all ? 'done' : 'running' }
}

/** Games played so far, by all arms together. */
export const playedIn = ({ facts }: Pick<Run, 'facts'>): number => facts.reduce((sum, { length }) => sum + length, 0)
