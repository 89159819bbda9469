import type { NewChallenge } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { Field, Tick } from '../lobby/create/field.tsx'
import { words } from '../words/index.ts'
import { beginSeek, endSeek, lookAtSeek, sitDownAt } from './api.ts'

const EVERY_MS = 2_000
const WINDOWS = { any: null, wide: { below: 300, above: 300 }, near: { below: 100, above: 100 } }

/** Searches for as long as one stays, and goes to the table as soon as somebody was found. */
export function Seek({ table, say }: { table: Omit<NewChallenge, 'to'> | null; say(problem: string | null): void }) {
  const [range, setRange] = useState<keyof typeof WINDOWS>('any')
  const [rated, setRated] = useState(false)
  const [search, setSearch] = useState<{ id: string; since: number } | null>(null)
  const [seconds, setSeconds] = useState(0)
  const w = words.opponents

  useEffect(() => {
    if (search === null) return
    const look = async (): Promise<void> => {
      setSeconds(Math.round((Date.now() - search.since) / 1000))
      try {
        const found = await lookAtSeek(search.id)
        if (found.table !== null) await sitDownAt(found.table)
      } catch {
        setSearch(null)
        say(w.ended)
      }
    }
    const timer = setInterval(() => void look(), EVERY_MS)
    return () => {
      clearInterval(timer)
      void endSeek(search.id).catch(() => {})
    }
  }, [search, say, w])

  const begin = async (): Promise<void> => {
    if (table === null) return
    say(null)
    try {
      const { id, table: found } = await beginSeek({ ...table, rated, window: WINDOWS[range] })
      if (found !== null) return await sitDownAt(found)
      setSeconds(0)
      setSearch({ id, since: Date.now() })
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      <Field
        title={w.window}
        name="window"
        value={range}
        onPick={(each) => setRange(each as keyof typeof WINDOWS)}
        values={Object.entries(w.windows)}
      />
      <Tick title={w.rated} note={w.ratedHint} value={rated} onPick={setRated} />
      {search === null ? (
        <button type="button" className="btn pri" aria-disabled={table === null} onClick={() => void begin()}>
          {w.seek}
        </button>
      ) : (
        <p className="row flow">
          <span role="status">{w.seeking(seconds)}</span>
          <button type="button" className="btn" onClick={() => setSearch(null)}>
            {w.stop}
          </button>
        </p>
      )}
    </>
  )
}
