import { useEffect, useState, useSyncExternalStore } from 'react'
import { RoomLink, type RoomView } from './room-link.ts'

/** A room for as long as it is on screen; null without a code. */
export function useRoomLink(code: string | null, isScreen: boolean): RoomLink | null {
  const [link, setLink] = useState<RoomLink | null>(null)
  useEffect(() => {
    if (code === null) return
    const opened = new RoomLink(code, isScreen)
    setLink(opened)
    return () => opened.close()
  }, [code, isScreen])
  return link
}

export const useRoom = (link: RoomLink): RoomView => useSyncExternalStore(link.subscribe, link.view)
