import { type Luck } from '@robodrome/kernel'
import { readOutcome } from './outcome.ts'

/** Luck that returns given outcomes, in the game's notation and in order, for tests and scenarios. */
export function scriptedLuck(outcomes: readonly string[]): Luck & { left(): number } {
  let at = 0
  return {
    left: () => outcomes.length - at,
    outcome(chance, g, notes) {
      const text = outcomes[at++]
      if (text === undefined) throw new Error(`luck is needed for "${chance.name}", but only ${outcomes.length} outcomes were given`)
      const outcome = readOutcome(chance, g, notes, text)
      if (outcome === undefined) throw new Error(`"${text}" is not an outcome of "${chance.name}" here`)
      return outcome
    },
  }
}
