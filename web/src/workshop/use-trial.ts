import { openBox } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import { useEffect, useState } from 'react'
import { KernelWorker } from '../table/kernel-worker.ts'
import type { TrialTold } from '../table/worker-messages.ts'
import { idOf } from './play.ts'

/** How long nothing must change before the games begin, in milliseconds. */
const PAUSE = 800

/** Random games with a content, in a worker of their own, restarted after every change. Null while they are played. */
export function useTrial(game: string, name: string, content: Json, isChanged: boolean): TrialTold | null {
  const [ended, setEnded] = useState<{ of: Json; told: TrialTold } | null>(null)
  const id = idOf(name)
  useEffect(() => {
    if (!isChanged) return
    let isWanted = true
    let worker: KernelWorker | null = null
    const play = async (): Promise<void> => {
      const opened = await openBox({ game, id, content })
      if (!isWanted) return
      worker = new KernelWorker()
      const told = await worker.ask('trial', { game, box: { name: opened.name, content: opened.content } })
      worker.close()
      if (isWanted) setEnded({ of: content, told })
    }
    // Without a worker, there is no trial. The host tries out what it stores, and Play checks the data.
    const timer = setTimeout(() => void play().catch(() => {}), PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
      worker?.close()
    }
  }, [game, id, content, isChanged])
  return isChanged && ended?.of === content ? ended.told : null
}
