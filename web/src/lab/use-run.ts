import type { Arm, Facts } from '@robodrome/lab/study'
import { useEffect, useRef, useState } from 'react'
import type { FromLab, ToLab } from './messages.ts'

/** What is being played: by whom, how often, and what is there by now. */
export interface Run {
  arm: Arm
  games: number
  facts: readonly Facts[]
  state: 'running' | 'done' | 'stopped' | 'failed'
  /** Games a second, and milliseconds that it will still take. */
  rate: number
  left: number
  fault: string
}

export const SEED = 1

/** Plays games on this device, in a worker, and gives what is known whenever some are finished. */
export function useRun(): { run: Run | null; start(arm: Arm, games: number): void; stop(): void } {
  const [run, setRun] = useState<Run | null>(null)
  const worker = useRef<Worker | null>(null)
  const end = (): void => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => {
    return () => worker.current?.terminate()
  }, [])
  const start = (arm: Arm, games: number): void => {
    end()
    const begun = performance.now()
    setRun({ arm, games, facts: [], state: 'running', rate: 0, left: 0, fault: '' })
    const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    fresh.addEventListener('message', ({ data }: MessageEvent<FromLab>) => {
      if (worker.current !== fresh) return
      setRun((before) => before && heard(before, data, performance.now() - begun))
    })
    worker.current = fresh
    fresh.postMessage({ arm, seed: SEED, from: 0, to: games } satisfies ToLab)
  }
  const stop = (): void => {
    end()
    setRun((before) => before && { ...before, state: before.state === 'running' ? 'stopped' : before.state })
  }
  return { run, start, stop }
}

function heard(run: Run, message: FromLab, spent: number): Run {
  if (message.type === 'failed') return { ...run, state: 'failed', fault: message.message }
  const facts = [...run.facts, ...message.facts]
  const rate = (1000 * facts.length) / spent
  return { ...run, facts, rate, left: (1000 * (run.games - facts.length)) / rate, state: facts.length >= run.games ? 'done' : 'running' }
}
