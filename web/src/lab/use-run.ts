import type { Facts } from '@robodrome/lab/study'
import { useEffect, useRef, useState } from 'react'
import type { ArmHere, FromLab, ToLab } from './messages.ts'

/** What is being played: which arms, how many games of each, and what is there of each by now. */
export interface Run {
  arms: readonly ArmHere[]
  games: number
  facts: readonly (readonly Facts[])[]
  state: 'running' | 'done' | 'stopped' | 'failed'
  /** Games a second, and milliseconds that it will still take. */
  rate: number
  left: number
  fault: string
}

export const SEED = 1

/** Plays games on this device, in a worker, and gives what is known whenever some are finished. */
export function useRun(): { run: Run | null; start(arms: readonly ArmHere[], games: number): void; stop(): void } {
  const [run, setRun] = useState<Run | null>(null)
  const worker = useRef<Worker | null>(null)
  const end = (): void => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => {
    return () => worker.current?.terminate()
  }, [])
  const start = (arms: readonly ArmHere[], games: number): void => {
    end()
    const begun = performance.now()
    setRun({ arms, games, facts: arms.map(() => []), state: 'running', rate: 0, left: 0, fault: '' })
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    fresh.addEventListener('message', ({ data }: MessageEvent<FromLab>) => {
      if (worker.current !== fresh) return
      setRun((before) => before && heard(before, data, performance.now() - begun))
    })
    worker.current = fresh
    fresh.postMessage({ arms, seed: SEED, from: 0, to: games } satisfies ToLab)
  }
  const stop = (): void => {
    end()
    setRun((before) => before && { ...before, state: before.state === 'running' ? 'stopped' : before.state })
  }
  return { run, start, stop }
}

function heard(run: Run, message: FromLab, spent: number): Run {
  if (message.type === 'failed') return { ...run, state: 'failed', fault: message.message }
  const facts = run.facts.map((known, i) => [...known, ...message.facts[i]!])
  const [played, all] = [playedIn({ facts }), run.games * run.arms.length]
  const rate = (1000 * played) / spent
  return { ...run, facts, rate, left: (1000 * (all - played)) / rate, state: played >= all ? 'done' : 'running' }
}

/** Games played so far, by all arms together. */
export const playedIn = ({ facts }: Pick<Run, 'facts'>): number => facts.reduce((sum, { length }) => sum + length, 0)
