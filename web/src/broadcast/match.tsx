import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBoard } from '../frame/use-board.ts'
import { OnlineLink } from '../table/online-link.ts'
import { broadcastWords } from '../words/broadcast.ts'
import { Battle } from './battle.tsx'
import type { MatchProps } from './match-props.ts'
import { Top } from './top.tsx'
import '../room/screen/over.css'
import '../room/screen/tv.css'

const w = broadcastWords

/** One table on air. The broadcast uses no seat's view, even if a player is signed in on this browser. */
export function Match({ table, ...props }: MatchProps & { table: string }) {
  const [link, setLink] = useState<OnlineLink | null>(null)
  useEffect(() => {
    const opened = new OnlineLink(table, 'broadcast')
    setLink(opened)
    return () => opened.close()
  }, [table])
  return link === null ? <Waits {...props} /> : <Opened link={link} {...props} />
}

function Opened({ link, ...props }: MatchProps & { link: OnlineLink }) {
  const { snapshot, status } = useSyncExternalStore(link.subscribe, link.state)
  const board = useBoard(snapshot?.game, snapshot ?? undefined)
  const { stands } = props
  useEffect(() => {
    if (status === 'gone') stands('told')
  }, [status, stands])
  if (snapshot === null || board === null || snapshot.view === null) return <Waits {...props} />
  return (
    <>
      <Battle link={link} board={board} {...props} />
      {status === 'reconnecting' && (
        <div className="tv-once" role="status">
          <b>{w.once}</b>
          {w.onceNote}
        </div>
      )}
    </>
  )
}

const Waits = ({ view }: MatchProps) => (
  <>
    <Top view={view} />
    <h1 className="tv-alone">{w.once}</h1>
  </>
)
