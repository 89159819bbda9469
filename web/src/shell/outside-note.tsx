import { useEffect } from 'react'
import { gameName } from '../boards/faces.ts'
import { askForHosted, hostedIds, useHosted } from '../page/hosted.ts'
import { hostedWords } from '../words/hosted.ts'

const w = hostedWords.missing

/** Says in a room without games from outside where they are instead. Shows nothing if the server has none. */
export function OutsideNote({ room }: { room: 'career' | 'lab' | 'workshop' }) {
  useHosted()
  useEffect(() => {
    void askForHosted()
  }, [])
  const games = hostedIds()
  return games.length === 0 ? null : <p className="small outside-note">{w[room](games.map(gameName).join(', '))}</p>
}
