import { useEffect, useState } from 'react'
import { Icon } from '../kit/icons.tsx'
import { KernelWorker } from '../table/kernel-worker.ts'
import { language } from '../words/language.ts'
import { studyWords as w } from '../words/study.ts'
import { ownMoves, type Chapter } from './study.ts'

/** A line compared with the first one. */
interface Compared {
  better: number
  other: number
  why: string[]
}

/** Why a line begins better than the first one, found and checked on the reader's device. */
export function Claims({ chapter: { record, from, seat, deal, lines } }: { chapter: Chapter }) {
  const [found, setFound] = useState<Compared[] | null>(null)
  useEffect(() => {
    setFound(null)
    const worker = new KernelWorker()
    let isLeft = false
    const [first, ...others] = lines
    const compare = async (): Promise<void> => {
      const all: Compared[] = []
      for (const [i, line] of first === undefined ? [] : others.entries()) {
        const told = await worker.ask('studyWhy', {
          position: { record, from, seat, deal },
          lines: [ownMoves(first!, seat), ownMoves(line, seat)],
          language,
        })
        if (told !== null) all.push({ why: told.why, ...(told.better === 1 ? { better: i + 2, other: 1 } : { better: 1, other: i + 2 }) })
      }
      if (!isLeft) setFound(all)
    }
    compare().catch(() => isLeft || setFound([]))
    return () => {
      isLeft = true
      worker.close()
    }
  }, [record, seat, deal, lines])
  if (lines.length < 2) return null
  if (found === null) return <p role="status">{w.checking}</p>
  return (
    <div className="study-claims">
      <h3 className="label">{w.claims}</h3>
      {found.length === 0 && <p>{w.noReason}</p>}
      {found.map(({ better, other, why }) => (
        <div key={`${better} ${other}`}>
          <b>{w.betterThan(better, other)}</b>
          <ul>
            {why.map((text) => (
              <li key={text}>
                {w.withLine(other)} {text}{' '}
                <small>
                  <Icon name="check" size={12} />
                  {w.checked}
                </small>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
