import { loadWords } from '@robodrome/games'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import { gameName } from '../boards/faces.ts'
import { language } from '../words/language.ts'

/** A mode's name, and a sentence about it. */
export function useMode({ game, settings }: Pick<Snapshot, 'game' | 'settings'>): { title: string; about: string } {
  const [mode, setMode] = useState<{ title: string; about: string } | null>(null)
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const said = await loadWords(game, language)
      if (wanted) setMode(said?.modes[settings.mode] ?? null)
    }
    void look()
    return () => {
      wanted = false
    }
  }, [game, settings.mode])
  return mode ?? { title: gameName(game), about: '' }
}
