import type { Json } from '@robodrome/kernel'
import type { Snapshot } from '@robodrome/table'
import { useEffect, useState } from 'react'
import type { Answers, BoardModule, Question } from '../boards/board.ts'
import type { TableLink } from '../table/link.ts'

/** Asks the game the board's questions about this snapshot. Answers for an older step are never shown for a newer one. */
export function useAnswers(link: TableLink, board: BoardModule | null, snapshot: Snapshot | null): Answers {
  const [found, setFound] = useState<{ of: Snapshot | null; answers: Answers }>({ of: null, answers: {} })
  useEffect(() => {
    if (!board || !snapshot || snapshot.view === null) return
    let wanted = true
    const all: Record<string, Json> = {}
    const put = async ({ key, kind, args }: Question): Promise<void> => {
      const answer = await link.ask(kind, args)
      all[key] = answer
      if (wanted) setFound({ of: snapshot, answers: { ...all } })
    }
    // If the game does not answer a question, its number is omitted.
    const ask = (): void => board.asks(snapshot).forEach((question) => void put(question).catch(() => {}))
    const timer = setTimeout(ask, PAUSE)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [link, board, snapshot])
  return found.of === snapshot ? found.answers : NONE
}

const NONE: Answers = {}

/** If steps follow each other faster than this, in milliseconds, no questions are asked about them. */
const PAUSE = 30
