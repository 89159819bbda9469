import type { Snapshot } from '@robodrome/table'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Gone, Loading } from '../frame/covers.tsx'
import { useBoard } from '../frame/use-board.ts'
import { useOpened } from '../frame/use-opened.ts'
import { ButtonLink } from '../kit/button.tsx'
import { href, placeHref } from '../page/route.ts'
import type { TableLink } from '../table/link.ts'
import type { Moment } from '../table/moments.ts'
import { reviewWords as w } from '../words/review.ts'
import { ReviewScreen } from './screen.tsx'

type Kind = 'battle' | 'table'

/** The review of a battle on this device, #/review/battle/ID, or of a finished match on a server, #/review/table/ID; a seat may follow. */
export default function ReviewPage({ rest: [kind, id = '', seat] }: { rest: readonly string[] }) {
  if ((kind !== 'battle' && kind !== 'table') || id === '') return <Gone />
  return <Opened key={`${kind} ${id}`} kind={kind} id={id} seat={seat} />
}

function Opened({ kind, id, seat }: { kind: Kind; id: string; seat: string | undefined }) {
  const link = useOpened(kind, id)
  if (link === 'missing') return <Gone />
  return link === null ? <Loading /> : <OfLink link={link} kind={kind} id={id} seat={seat} />
}

function OfLink({ link, kind, id, seat }: { link: TableLink; kind: Kind; id: string; seat: string | undefined }) {
  const { snapshot, status, fault } = useSyncExternalStore(link.subscribe, link.state)
  const board = useBoard(snapshot?.game, snapshot ?? undefined)
  const told = useRecord(link, snapshot)
  if (status === 'gone') return <Gone code={fault?.message ?? ''} />
  if (!snapshot || !board) return <Loading />
  const battle = href({ at: kind, id })
  if (snapshot.phase !== 'over' || told === 'none')
    return (
      <main className="cover">
        <h1>{w.title}</h1>
        <p>{told === 'none' ? w.noRecord : w.running}</p>
        {told !== 'none' && <p>{w.runningNote}</p>}
        <ButtonLink look="bone" href={battle}>
          {w.toBattle}
        </ButtonLink>
      </main>
    )
  if (told === null) return <Loading />
  const whose = seatOf(seat, snapshot)
  const at = (of: number): string => placeHref('review', kind, id, String(of))
  const analysisAt = (of: number, entries: number): string => placeHref('analysis', kind, id, String(of), String(entries))
  return <ReviewScreen key={whose} {...{ link, snapshot, board, seat: whose, battle, at, analysisAt, ...told }} />
}

/** The seat in the address, otherwise the reader's own. */
function seatOf(text: string | undefined, { own, seats }: Snapshot): number {
  const seat = Number(text)
  return text !== undefined && Number.isInteger(seat) && seat >= 0 && seat < seats.length ? seat : (own[0] ?? 0)
}

/** The record of a finished match and its steps; `none` if they cannot be read. */
function useRecord(link: TableLink, snapshot: Snapshot | null): { record: string; moments: readonly Moment[] } | 'none' | null {
  const [told, setTold] = useState<{ record: string; moments: readonly Moment[] } | 'none' | null>(null)
  const isOver = snapshot?.phase === 'over'
  useEffect(() => {
    if (!isOver) return
    Promise.all([link.record(), link.moments()]).then(
      ([record, moments]) => setTold({ record, moments }),
      () => setTold('none'),
    )
  }, [link, isOver])
  return told
}
