import { useEffect, useState } from 'react'
import { builtIn, rulebookFile } from '@robodrome/games'
import { parseRulebook, type Book } from '@robodrome/rulebook'
import { LEAGUES } from '../../page/route.ts'
import { language } from '../../words/language.ts'

const books = import.meta.glob<string>(['../../../../games/*/RULES*.md', '../../../../leagues/RULES*.md'], {
  query: '?raw',
  import: 'default',
})

/** The rulebook of a game, or that of the leagues, in the language of the page. */
async function loadRulebook(game: string): Promise<Book | null> {
  if (game !== LEAGUES && !builtIn.includes(game)) return hostedRules(game)
  const room = game === LEAGUES ? LEAGUES : `games/${game}`
  const load = books[`../../../../${room}/${rulebookFile(language)}`]
  return load ? parseRulebook(await load()) : null
}

/** The rulebook of a game from outside, which its host has. */
async function hostedRules(game: string): Promise<Book | null> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`)
  return answer.ok ? parseRulebook(await answer.text()) : null
}

/** Undefined while loading; null if there is none. */
export function useRulebook(game: string): Book | null | undefined {
  const [book, setBook] = useState<Book | null | undefined>(undefined)
  useEffect(() => {
    loadRulebook(game).then(setBook, () => setBook(null))
  }, [game])
  return book
}
