import type { Entry, Json, Seat, Settings } from '@robodrome/kernel'

/** The package as its process receives it. */
export interface Parcel {
  packageJson: Json
  texts: Readonly<Record<string, string>>
  digest: string
}

/** The dice of a table: the key they are derived from, and how many outcomes there were before. */
export interface DiceAt {
  key: string
  fallen: number
}

/**
 * The requests to a package's process. The shape of each answer is checked on arrival. `eyes` are the seats from whose view people watch
 * each event.
 */
export type Ask =
  | { ask: 'open'; parcel: Parcel }
  | { ask: 'try'; mode: string; rules: readonly string[] }
  | { ask: 'check'; settings: Settings }
  | { ask: 'begin'; settings: Settings; dice: DiceAt }
  | { ask: 'move'; settings: Settings; real: Json; seat: Seat; text: string | null; dice: DiceAt; eyes: readonly (Seat | null)[] }
  | { ask: 'think'; settings: Settings; real: Json; seat: Seat; mind: string; ms: number }
  | { ask: 'answer'; real: Json; seat: Seat | null; about: string; args: Json }
  | { ask: 'puzzles' }
  | { ask: 'course'; settings: Settings; entries: readonly Entry[]; guessed: boolean }

/** A refusal is the game's own; a failure is a fault of the package. */
export type Reply = { id: number } & ({ answer: Json } | { refused: string } | { failed: string })
