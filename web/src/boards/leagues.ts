import type { Figure } from './face.ts'
import { FACES } from './faces.ts'
import { german } from './german.ts'

/** The modes in which a game is played in leagues, and what leagues tell about it. */
export interface InLeagues {
  /** Of two players. */
  duel: string
  /** Of tables of three and four. Left out: none. */
  pods?: string
  /** Of two against two. */
  teams?: string
  /** Of leagues in which cards are drafted or auctioned. */
  keepers?: string
  /** LG-RFL-1 Of seasons of four robots. */
  rfl?: string
  /** The season against AI opponents on this device. */
  career: { format: string; mode: string; seats: number; bouts?: 'single' }
  /** LG-TB-2 Whether a result counts more than who won: without that, every balance is 0. */
  hasBalance: boolean
  /** LG-STAT-1 Where limbs are blown off: the figure that shows them, and the rule of the mode that ranks by them. */
  limbs?: { figure: Figure; rule: string }
}

const found = import.meta.glob<InLeagues>('./*/leagues.ts', { eager: true, import: 'inLeagues' })
const english = import.meta.glob<string>('./*/words/en/leagues.ts', { eager: true, import: 'career' })

/** Null for a game that no league has modes for. */
export const inLeagues = (game: string): InLeagues | null => found[`./${game}/leagues.ts`] ?? null

/** Games that leagues have a mode for, of a kind. */
export const gamesWith = (kind: 'duel' | 'pods' | 'teams' | 'keepers' | 'rfl'): string[] =>
  Array.from(FACES.keys()).filter((game) => inLeagues(game)?.[kind] !== undefined)

/** What the season on this device is called. */
export const careerName = (game: string): string =>
  german?.careers[`./${game}/words/de/leagues.ts`] ?? english[`./${game}/words/en/leagues.ts`] ?? game
