import type { WaitingWords } from './face.ts'
import { german } from './german.ts'

const english = import.meta.glob<WaitingWords>('./*/words/en/waiting.ts', { eager: true, import: 'waiting' })

const wordsOf = (game: string): WaitingWords | undefined =>
  german?.waiting[`./${game}/words/de/waiting.ts`] ?? english[`./${game}/words/en/waiting.ts`]

/** How a battle is won, in words; undefined for a game without such words. */
export function wonBy(game: string, mode: string): string | undefined {
  const said = wordsOf(game)
  return said?.wonIn?.[mode] ?? said?.won
}

export const firstChoice = (game: string): string | undefined => wordsOf(game)?.first
