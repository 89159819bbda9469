import type { Snapshot } from '@robodrome/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardModule } from '../boards/board.ts'
import { sound } from '../sound/sound.ts'
import type { Happening, Moment } from '../table/moments.ts'
import type { TableLink } from '../table/link.ts'

export const SPEEDS = [1, 2, 4] as const
const PACE = 900

export interface Replay {
  /** Null while the page shows what is now. */
  at: number | null
  moments: readonly Moment[]
  playing: boolean
  speed: number
  /** Goes to the step that told the n-th event and plays from there. */
  watchEvent(at: number): void
  seek(at: number): void
  step(by: number): void
  toggle(): void
  faster(): void
  live(): void
}

/** Walks through the steps of the match so far. */
export function useReplay(link: TableLink, board: BoardModule | null): Replay {
  const [moments, setMoments] = useState<readonly Moment[]>([])
  const [at, setAt] = useState<number | null>(null)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const last = moments.length - 1

  const open = useCallback(
    async (from: (all: readonly Moment[]) => number, run: boolean) => {
      const all = await link.moments()
      setMoments(all)
      setAt(Math.min(Math.max(0, from(all)), all.length - 1))
      setPlaying(run)
    },
    [link],
  )
  useEffect(() => {
    if (at === null || !playing) return
    const moment = moments[at]
    const cue = moment?.events.map((event) => board?.describe(event, String).cue).findLast((each) => each !== undefined)
    if (cue) sound(cue)
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt(at + 1), PACE / speed)
    return () => clearTimeout(timer)
  }, [at, playing, moments, last, speed, board])

  return {
    at,
    moments,
    playing,
    speed,
    watchEvent: (n) => void open((all) => momentOfEvent(all, n), true),
    seek: (n) => void (at === null ? open(() => n, false) : setAt(Math.min(Math.max(0, n), last))),
    step: (by) => void (at === null ? open((all) => all.length - 1 + by, false) : setAt(Math.min(Math.max(0, at + by), last))),
    toggle: () => void (at === null || at >= last ? open(() => 0, true) : setPlaying(!playing)),
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length] ?? 1),
    live: () => {
      setAt(null)
      setPlaying(false)
    },
  }
}

function momentOfEvent(moments: readonly Moment[], n: number): number {
  let count = 0
  return moments.findIndex(({ events }) => (count += events.length) > n)
}

/** The snapshot as it was at a moment: to be looked at, not to be played. */
export function useMoment(
  snapshot: Snapshot | null,
  replay: Replay,
  board: BoardModule | null,
): { snapshot: Snapshot; showing: Happening | null } | null {
  const moment = replay.at === null ? undefined : replay.moments[replay.at]
  return useMemo(() => {
    if (!moment || !snapshot || !board) return null
    const showing = moment.events.findLast((event) => (board.describe(event, String).ms ?? 0) > 0) ?? null
    return {
      snapshot: { ...snapshot, view: moment.view, asked: moment.asked, options: [], refusals: [], asides: [], canTakeBack: false },
      showing,
    }
  }, [moment, snapshot, board])
}
