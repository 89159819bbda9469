import type { NewChallenge, NewSeek } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Button } from '../kit/button.tsx'
import { OneOf, Tick } from '../kit/field.tsx'
import { words } from '../words/index.ts'
import { sitDownAt } from '../table/sit-down.ts'
import { beginSeek, endSeek, lookAtSeek } from './api.ts'

const EVERY_MS = 2_000
const WINDOWS = { any: null, wide: { below: 300, above: 300 }, near: { below: 100, above: 100 } }

/** Searches while the page is open, and goes to the table once somebody was found. Changed settings apply from then on. */
export function Seek({ table, say }: { table: Omit<NewChallenge, 'to'> | null; say(problem: string | null): void }) {
  const [range, setRange] = useState<keyof typeof WINDOWS>('any')
  const [rated, setRated] = useState(false)
  const [isOn, setOn] = useState(false)
  const [found, setFound] = useState<{ rating: number; seconds: number } | null>(null)
  const w = words.opponents
  const wanted = table && JSON.stringify({ ...table, rated, window: WINDOWS[range] } satisfies NewSeek)

  useEffect(() => {
    if (!isOn || wanted === null) return
    let isWanted = true
    let id: string | null = null
    const since = Date.now()
    const look = async (): Promise<void> => {
      const seek = await (id === null ? beginSeek(JSON.parse(wanted) as NewSeek) : lookAtSeek(id))
      id = seek.id
      if (!isWanted) void endSeek(id).catch(() => {})
      else if (seek.table !== null) await sitDownAt(seek.table)
      else setFound({ rating: seek.rating, seconds: Math.round((Date.now() - since) / 1000) })
    }
    const search = async (): Promise<void> => {
      try {
        for (; isWanted; await pause(EVERY_MS)) await look()
      } catch (error) {
        if (!isWanted) return
        setOn(false)
        say(id === null && error instanceof Error ? error.message : w.ended)
      }
    }
    void search()
    return () => {
      isWanted = false
      setFound(null)
      if (id !== null) void endSeek(id).catch(() => {})
    }
  }, [isOn, wanted, say, w])

  const around = WINDOWS[range]
  return (
    <>
      <OneOf
        title={w.window}
        name="window"
        value={range}
        onPick={(each) => setRange(each as keyof typeof WINDOWS)}
        values={Object.entries(w.windows)}
      />
      <Tick title={w.rated} note={w.ratedHint} value={rated} onPick={setRated} />
      {isOn ? (
        <p className="row flow">
          <span role="status">
            {w.seeking(found?.seconds ?? 0)}
            {found && around && ` ${w.seekingWithin(found.rating, found.rating - around.below, found.rating + around.above)}`}
          </span>
          <Button onClick={() => setOn(false)}>{w.stop}</Button>
        </p>
      ) : (
        <Button
          look="signal"
          aria-disabled={table === null}
          onClick={() => {
            say(null)
            setOn(table !== null)
          }}
        >
          {w.seek}
        </Button>
      )}
    </>
  )
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
