import { Match, type Json, type Settings } from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { game, type Volt } from '@robodrome/volt'

export const settings = (mode: string, seats: number, options: Settings['options'] = {}): Settings => ({ mode, seats, options })

/** A match from the start, or from a position. */
export function matchOf(given: Settings, luck: readonly string[], position?: Json): Match<Volt> {
  return new Match<Volt>(game, given, scriptedLuck(luck), position === undefined ? undefined : game.arrange(position, given))
}

/** Makes moves such as `0 I B3 N`; throws at the first refusal. */
export function play(match: Match<Volt>, ...moves: string[]): void {
  for (const move of moves) {
    const refusal = match.choose(Number(move[0]), move.slice(2))
    if (refusal !== null) throw new Error(`"${move}" was refused (${refusal.rule})`)
  }
}

export const programMovesOf = (seat: number, line: string): string[] => [...line.split(', '), 'confirm'].map((move) => `${seat} ${move}`)
