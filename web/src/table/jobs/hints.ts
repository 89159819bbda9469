import { loadWords, type Language } from '@robodrome/games'
import type { Game, Position, Seat, Settings } from '@robodrome/kernel'
import { patientComparison, sayClaim } from '@robodrome/review'
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

/** The checked reason why one option is better than the other; null if there is no simple one. `pause` lets moves in between. */
export async function whyBetter(
  { game, settings, position, seat, names, entries }: Posed,
  { better, chosen, language }: { better: string; chosen: string; language: Language },
  pause: () => Promise<unknown>,
): Promise<string | null> {
  const pair = { position, seat, chosen: [chosen], better: [better] }
  const { reasons } = await patientComparison(game, settings, pair, { seed: entries, cases: CASES, pause })
  const [first] = reasons
  if (first === undefined) return null
  const [words, says] = [(await loadWords(game.id, language, game.box))!, await SAYS[language]()]
  return sayClaim(says, first.claim, { names, seat, words })
}
