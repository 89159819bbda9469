import { useEffect, useState } from 'react'
import { parseRulebook, type Book } from '@robodrome/rulebook'

const books = import.meta.glob<string>('../../../../games/*/RULES.md', { query: '?raw', import: 'default' })

async function loadRulebook(game: string): Promise<Book | null> {
  const load = books[`../../../../games/${game}/RULES.md`]
  return load ? parseRulebook(await load()) : null
}

/** Undefined while it is on its way, null if there is none. */
export function useRulebook(game: string): Book | null | undefined {
  const [book, setBook] = useState<Book | null | undefined>(undefined)
  useEffect(() => {
    loadRulebook(game).then(setBook, () => setBook(null))
  }, [game])
  return book
}
