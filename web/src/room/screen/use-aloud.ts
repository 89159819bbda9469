import type { Reader } from '@robodrome/phrases'
import type { SeenEvent } from '@robodrome/table'
import { useEffect, useRef } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import { spoken } from '../../kit/sentence.tsx'
import { language } from '../../words/language.ts'

/**
 * Reads each new sentence aloud once. A new sentence interrupts one that is still being read, so that the voice keeps up with the board.
 */
export function useAloud(isOn: boolean, board: BoardModule, told: readonly SeenEvent[], reader: Reader): void {
  const read = useRef(told.length)
  useEffect(() => {
    const isNew = told.length > read.current
    read.current = told.length
    const newest = told.at(-1)
    if (!isOn || !isNew || newest === undefined || !('speechSynthesis' in globalThis)) return
    const { parts } = board.describe(newest.event, reader.nameOf)
    if (parts.length === 0) return
    const voice = new SpeechSynthesisUtterance(spoken(parts, reader))
    voice.lang = language
    speechSynthesis.cancel()
    speechSynthesis.speak(voice)
  }, [isOn, board, told, reader])
}
