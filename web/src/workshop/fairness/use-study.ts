import type { Facts } from '@robodrome/lab/study'
import { useEffect, useRef, useState } from 'react'
import { KernelWorker } from '../../table/kernel-worker.ts'
import type { ArmHere } from '../../table/worker-messages.ts'

/** Games in progress on this device: their arms, and the games of each arm so far. */
export interface Study {
  arms: readonly ArmHere[]
  deals: number
  facts: readonly (readonly Facts[])[]
  state: 'running' | 'stopped' | 'done' | 'failed'
  /** The remaining milliseconds. */
  left: number
  fault: string
}

const SEED = 1

/** The deals that all arms have finished. */
const dealsOf = ({ arms, facts }: Pick<Study, 'arms' | 'facts'>): number => facts[0]!.length / arms[0]!.players.length

/** The games of all arms: how many were played and how many were requested. */
export const playedOf = ({ facts }: Pick<Study, 'facts'>): number => facts.reduce((sum, { length }) => sum + length, 0)
export const allOf = ({ arms, deals }: Pick<Study, 'arms' | 'deals'>): number =>
  arms.reduce((sum, { players }) => sum + players.length * deals, 0)

/** The games of one question, and what can be done with them. */
export interface Studying {
  study: Study | null
  start(arms: readonly ArmHere[], deals: number): void
  goOn(deals: number): void
  stop(): void
}

/** Plays arms on the same deals in a worker. A stopped run keeps its games, and more deals can be added to any run. */
export function useStudy(): Studying {
  const [study, setStudy] = useState<Study | null>(null)
  const worker = useRef<KernelWorker | null>(null)
  const end = (): void => {
    worker.current?.close()
    worker.current = null
  }
  useEffect(() => {
    return () => worker.current?.close()
  }, [])
  const run = (before: Study): void => {
    end()
    const begun = performance.now()
    const [from, had] = [dealsOf(before), playedOf(before)]
    setStudy({ ...before, state: 'running', left: 0, fault: '' })
    const update = (change: (now: Study) => Study): void => {
      if (worker.current === fresh) setStudy((now) => now && change(now))
    }
    const failed = ({ message }: Error): void => update((now) => ({ ...now, state: 'failed', fault: message }))
    const fresh = new KernelWorker((news) => {
      if (news.type !== 'played') return
      update((now) => {
        const facts = now.facts.map((known, i) => [...known, ...news.facts[i]!])
        const [played, all] = [playedOf({ facts }), allOf(now)]
        const left = ((performance.now() - begun) / Math.max(1, played - had)) * (all - played)
        return { ...now, facts, left, state: played >= all ? 'done' : 'running' }
      })
    }, failed)
    worker.current = fresh
    fresh.ask('study', { arms: before.arms, seed: SEED, from, to: before.deals }).catch(failed)
  }
  return {
    study,
    start: (arms, deals) => run({ arms, deals, facts: arms.map(() => []), state: 'running', left: 0, fault: '' }),
    goOn: (deals) => study && run({ ...study, deals }),
    stop() {
      end()
      setStudy((now) => now && { ...now, state: now.state === 'running' ? 'stopped' : now.state })
    },
  }
}
