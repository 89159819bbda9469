import type { Snapshot } from '@robodrome/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lessMotion } from '../page/preferences.ts'
import type { BoardModule } from '../boards/board.ts'
import { sound } from '../sound/sound.ts'
import type { Happening } from '../table/moments.ts'
import type { Shown, TableLink } from '../table/link.ts'

/** Nothing is shown longer than this, in milliseconds; with reduced motion a change only fades. */
const LONGEST = 1200
const FADE = 80
/** With more than this many events waiting, each gets a shorter time. */
const CROWD = 6
/** Of more than this many only the last are shown: whoever is out must not watch for minutes what programs did in a second. */
const MOST = 24

type OnStage = { snapshot: Snapshot | null; showing: Happening | null; behind: boolean }

/** Shows what happened event by event. The decision never waits for it, and `skip` ends it at once. */
export function useStage(link: TableLink, board: BoardModule | null): OnStage & { skip(): void } {
  const [now, setNow] = useState<OnStage>({ snapshot: link.state().snapshot, showing: null, behind: false })
  const queue = useRef<{ snapshot: Snapshot; event: Happening; ms: number }[]>([])
  const timer = useRef<number | null>(null)

  const settle = useCallback(() => {
    timer.current = null
    setNow({ snapshot: link.state().snapshot, showing: null, behind: false })
  }, [link])

  const next = useCallback(() => {
    const step = queue.current.shift()
    if (!step) return settle()
    const haste = queue.current.length > CROWD ? CROWD / queue.current.length : 1
    const cue = board?.describe(step.event, String).cue
    if (cue) sound(cue)
    setNow({ snapshot: step.snapshot, showing: step.event, behind: true })
    timer.current = window.setTimeout(next, Math.max(FADE, step.ms * haste))
  }, [board, settle])

  const skip = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    queue.current = []
    settle()
  }, [settle])

  useEffect(() => {
    if (!board) return
    const onStep = ({ snapshot, fresh }: Shown): void => {
      for (const { event } of fresh) {
        const ms = Math.min(LONGEST, board.describe(event, String).ms ?? 0)
        if (ms > 0) queue.current.push({ snapshot, event, ms: lessMotion() ? FADE : ms })
      }
      queue.current.splice(0, queue.current.length - MOST)
      if (timer.current === null) next()
    }
    const off = link.onStep(onStep)
    skip()
    return () => {
      off()
      if (timer.current !== null) clearTimeout(timer.current)
      timer.current = null
      queue.current = []
    }
  }, [link, board, next, skip])

  return { ...now, skip }
}
