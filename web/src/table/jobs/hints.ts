import { loadWords, type Language } from '@robodrome/games'
import type { Game, Position, Seat, Settings } from '@robodrome/kernel'
import { comparison, sayClaim } from '@robodrome/review'
import { SAYS } from './review-words.ts'

/** A question as its seat could imagine it, and the names at the table. */
export interface Posed {
  game: Game
  settings: Settings
  position: Position
  seat: Seat
  names: readonly string[]
  entries: number
}

/** Few cases, because somebody is waiting; a reason must still hold by two standard errors. */
const CASES = 32

/** The checked reason why one option is better than the other; null if there is no simple one. */
export async function whyBetter(
  { game, settings, position, seat, names, entries }: Posed,
  { better, chosen, language }: { better: string; chosen: string; language: Language },
): Promise<string | null> {
  const { reasons } = comparison(game, settings, { position, seat, chosen: [chosen], better: [better] }, { seed: entries, cases: CASES })
  const [first] = reasons
  if (first === undefined) return null
  const [words, says] = [(await loadWords(game.id, language, game.box))!, await SAYS[language]()]
  return sayClaim(says, first.claim, { names, seat, words })
}
