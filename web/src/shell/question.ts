import { loadGame, loadWords } from '@robodrome/games'
import { plain, putQuestion, type Words } from '@robodrome/phrases'
import type { Said } from '@robodrome/kernel'
import type { Waiting } from '@robodrome/protocol'
import { useEffect, useState } from 'react'
import { boxFor } from '../table/boxes.ts'
import { myQuestion } from '../table/me.ts'
import { language } from '../words/language.ts'

/** A table's question in words, its reason, and the name of the mode. */
export interface Asked {
  ask: string
  because: string
}

const known = new Map<string, Asked>()

/** The question at a waiting table; null until it is known, or if it cannot be found. Each question is fetched once. */
export function useAsked({ table, seq, game, names }: Waiting): Asked | null {
  const key = `${table} ${seq}`
  const [asked, setAsked] = useState(known.get(key) ?? null)
  useEffect(() => {
    let wanted = true
    const found = known.get(key)
    setAsked(found ?? null)
    const look = async (): Promise<void> => {
      const said = await ask(table, game, names).catch(() => null)
      if (said) known.set(key, said)
      if (wanted) setAsked(said)
    }
    if (!found) void look()
    return () => {
      wanted = false
    }
  }, [key])
  return asked
}

async function ask(table: string, game: string, names: readonly string[]): Promise<Asked | null> {
  const { question, view, seat, box } = await myQuestion(table)
  const content = await boxFor({ table, box })
  if (content) await loadGame(game, content)
  const words = await loadWords(game, language, box)
  if (!words) return null
  const { ask: asking, because } = putQuestion(words, question as unknown as Said, view)
  const reader = { nameOf: (each: number) => names[each] ?? '', own: [seat] }
  return { ask: plain(asking, reader), because: because ? plain(because, reader) : '' }
}

/** The name of a mode, once its words are loaded. */
export function useModeName(game: string, mode: string): string {
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    let wanted = true
    void loadWords(game, language).then((found) => wanted && setWords(found ?? null))
    return () => {
      wanted = false
    }
  }, [game])
  return words?.modes[mode]?.title ?? ''
}
