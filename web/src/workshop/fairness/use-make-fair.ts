import type { Json } from '@robodrome/kernel'
import { useEffect, useRef, useState } from 'react'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { FairNews, FairTold } from '../../table/worker-messages.ts'

/** A search for fairer numbers, in progress or finished. */
export interface MakingFair {
  mode: string
  state: 'running' | 'paused' | 'done' | 'failed'
  news: FairNews | null
  /** The milliseconds left in this round of games. */
  left: number
  told: FairTold | null
  fault: string
}

/** The search for a box, and what can be done with it. */
export interface Searching {
  making: MakingFair | null
  start(question: Json, content: Json, mode: string): void
  pause(isPaused: boolean): void
  end(): void
}

/** Lets one AI search and another measure in a worker; the search can be paused, and ended early. */
export function useMakeFair(): Searching {
  const [making, setMaking] = useState<MakingFair | null>(null)
  const worker = useRef<KernelWorker | null>(null)
  useEffect(() => {
    return () => worker.current?.close()
  }, [])
  const update = (change: Partial<MakingFair>): void => setMaking((now) => now && { ...now, ...change })
  const start = (question: Json, content: Json, mode: string): void => {
    worker.current?.close()
    setMaking({ mode, state: 'running', news: null, left: 0, told: null, fault: '' })
    let begun = performance.now()
    const failed = ({ message }: Error): void => {
      if (worker.current === fresh) update({ state: 'failed', fault: message })
    }
    const fresh = new KernelWorker((news) => {
      if (news.type !== 'fairing' || worker.current !== fresh) return
      const { type: _type, ...told } = news
      if (told.played === 0) begun = performance.now()
      update({ news: told, left: told.played === 0 ? 0 : ((performance.now() - begun) / told.played) * (told.all - told.played) })
    }, failed)
    worker.current = fresh
    const search = async (): Promise<void> => {
      const told = await fresh.ask('fair', { question, content })
      if (worker.current === fresh) update({ state: 'done', told })
    }
    search().catch(failed)
  }
  const pause = (isPaused: boolean): void => {
    void worker.current?.ask('fairPause', { isPaused })
    update({ state: isPaused ? 'paused' : 'running' })
  }
  const end = (): void => {
    void worker.current?.ask('fairEnd', {})
    update({ state: 'running' })
  }
  return { making, start, pause, end }
}
