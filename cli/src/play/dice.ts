import type { Game } from '@robodrome/kernel'
import { Misuse } from '../world.ts'

/** What determines a match's dice: a seed that is kept secret until the end, and each player's contribution. */
export interface Dice {
  seed: string
  contributions: string[]
}

export const hasDice = (game: Game): boolean => Object.values(game.rules).some((rule) => rule.kind === 'chance')

/** Reads a seed as typed: up to 64 hexadecimal digits; a short one is padded with leading zeros. */
export function readSeed(text: string): string {
  if (/^[0-9a-f]{1,64}$/i.test(text)) return text.toLowerCase().padStart(64, '0')
  throw new Misuse(({ wrong }) => wrong.seed(text))
}
