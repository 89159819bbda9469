import { useEffect, useState, useSyncExternalStore } from 'react'
import { Gone, Loading } from '../frame/covers.tsx'
import { useBoard } from '../frame/use-board.ts'
import { useOpened } from '../frame/use-opened.ts'
import { placeHref } from '../page/route.ts'
import type { TableLink } from '../table/link.ts'
import { LocalLink } from '../table/local-link.ts'
import { Analysis } from './analysis.tsx'
import { gameName } from '../boards/faces.ts'
import { readRecord } from '@robodrome/table'
import { addChapter } from '../study/store.ts'
import type { StudyLine } from '../study/study.ts'
import { recordUpTo } from '../table/task-table.ts'
import { studyTable } from './use-position.ts'

interface At {
  kind: 'battle' | 'table'
  id: string
  seat: number
  entries: number
}

/** Any position of a finished battle to try moves in: #/analysis/battle/ID/SEAT/ENTRIES, or table for a match on a server. */
export default function AnalysisPage({ rest: [kind, id = '', seat = '0', entries = '0'] }: { rest: readonly string[] }) {
  const isWhole = /^\d{1,6}$/.test(seat) && /^\d{1,6}$/.test(entries)
  if ((kind !== 'battle' && kind !== 'table') || id === '' || !isWhole) return <Gone />
  return <Opened key={`${kind} ${id} ${seat} ${entries}`} kind={kind} id={id} seat={Number(seat)} entries={Number(entries)} />
}

function Opened(at: At) {
  const link = useOpened(at.kind, at.id)
  if (link === 'missing') return <Gone />
  return link === null ? <Loading /> : <Of of={link} {...at} />
}

function Of({ of, kind, id, seat, entries }: At & { of: TableLink }) {
  const { snapshot, status } = useSyncExternalStore(of.subscribe, of.state)
  const isReady = snapshot?.phase === 'over' && seat < snapshot.seats.length
  const [deal, setDeal] = useState(1)
  const [link, setLink] = useState<LocalLink | null>(null)
  const [played, setPlayed] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const board = useBoard(snapshot?.game, snapshot ?? undefined)
  useEffect(() => {
    if (!isReady) return
    let opened: LocalLink | null = null
    let isLeft = false
    const open = async (): Promise<void> => {
      const record = await of.record()
      if (isLeft) return
      setPlayed(movePlayed(record, seat, entries))
      opened = new LocalLink(studyTable(snapshot), false, { record, from: of.here?.from, entries, seat, deal })
      setLink(opened)
    }
    open().catch(() => setRefused(true))
    return () => {
      isLeft = true
      opened?.close()
      setLink(null)
    }
    // A finished match no longer changes.
  }, [of, isReady, deal])
  if (status === 'gone' || isRefused || (snapshot && !isReady)) return <Gone />
  if (!link || !board) return <Loading />
  const back = placeHref('review', kind, id, String(seat))
  const share = async (lines: readonly StudyLine[]): Promise<boolean> => {
    const before = recordUpTo(await of.record(), entries)
    const position = { record: before, from: of.here?.from, seat, deal }
    const id = addChapter(gameName(snapshot!.game), { title: '', text: '', ...position, lines: [...lines] })
    if (id !== null) location.hash = placeHref('study', 'here', id)
    return id !== null
  }
  return (
    <Analysis
      key={deal}
      link={link}
      board={board}
      seat={seat}
      back={back}
      dealAnew={() => setDeal(deal + 1)}
      played={played}
      // A study does not contain the content of a box.
      share={snapshot?.box === undefined ? share : null}
    />
  )
}

/** The seat's next move in the record. */
function movePlayed(record: string, seat: number, entries: number): string | null {
  const next = readRecord(record)
    .entries.slice(entries)
    .find((entry) => entry.kind === 'choice' && entry.seat === seat)
  return next?.kind === 'choice' ? next.text : null
}
