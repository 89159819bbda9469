import { roomCard, type RoomCard } from '@robodrome/protocol/rooms'
import { Refused } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { call } from '../../table/api.ts'
import { livingWords } from '../../words/living.ts'
import { useRoomLink } from '../use-room.ts'
import { Frame } from './frame.tsx'
import { Living } from './living.tsx'
import './tv.css'

const w = livingWords.screen
const AGAIN_MS = 2_000

/** The big screen, which opens a room or joins that of the home. */
export default function ScreenPage() {
  const { card, isRefused } = useCard()
  const link = useRoomLink(card?.code ?? null, true)
  return (
    <Frame>
      {card !== null && link !== null ? <Living card={card} link={link} /> : <h1 className="tv-alone">{isRefused ? w.gone : w.opening}</h1>}
    </Frame>
  )
}

/** If a server does not answer, the request is repeated. A server without rooms refuses for good. */
function useCard(): { card: RoomCard | null; isRefused: boolean } {
  const [card, setCard] = useState<RoomCard | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    let timer: number | undefined
    let wanted = true
    const open = async (): Promise<void> => {
      try {
        const found = await call(roomCard, 'rooms', 'POST')
        if (wanted) setCard(found)
      } catch (error) {
        if (!wanted) return
        setRefused(error instanceof Refused && error.code === 'not-found')
        timer = window.setTimeout(() => void open(), AGAIN_MS)
      }
    }
    void open()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [])
  return { card, isRefused }
}
