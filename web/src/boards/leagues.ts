import type { HostedGame } from '@robodrome/outside/hosted'
import { hosted, hostedIds } from '../page/hosted.ts'
import type { Figure } from './face.ts'
import { FACES } from './faces.ts'
import { german } from './german.ts'

/** The game's modes for leagues, and its texts for leagues. */
export interface InLeagues {
  /** The mode for leagues of two players, if there is one. */
  duel?: string
  /** The mode for leagues with tables of three and four, if there is one. */
  pods?: string
  /** The mode for leagues of two against two. */
  teams?: string
  /** The mode for leagues with a card draft or auction. */
  keepers?: string
  /** LG-RFL-1 The mode for seasons with four robots. */
  rfl?: string
  /** The season against AI opponents on this device. A game from outside has none, because its code stays on its server. */
  career?: { format: string; mode: string; seats: number; bouts?: 'single' }
  /** LG-TB-2 Whether results contain more than the winner. If not, every balance is 0. */
  hasBalance: boolean
  /** LG-STAT-1 For games with limbs: the figure that shows them, and the mode's rule that ranks by them. */
  limbs?: { figure: Figure; rule: string }
}

const found = import.meta.glob<InLeagues>('./*/leagues.ts', { eager: true, import: 'inLeagues' })
const english = import.meta.glob<string>('./*/words/en/leagues.ts', { eager: true, import: 'career' })

/** Null for a game without league modes. */
export const inLeagues = (game: string): InLeagues | null =>
  found[`./${game}/leagues.ts`] ?? (FACES.has(game) ? null : outsideLeagues(hosted(game)))

/** The league modes of a game from outside: the first mode for each size that its manifest lists under `pods`. */
function outsideLeagues(game: HostedGame | null): InLeagues | null {
  const modeFor = (...counts: number[]): string | undefined =>
    counts.every((count) => game?.pods.includes(count))
      ? Object.keys(game!.modes).find((mode) => counts.every((count) => game!.modes[mode]!.seats.includes(count)))
      : undefined
  const [duel, pods] = [modeFor(2), modeFor(2, 3, 4)]
  if (duel === undefined && pods === undefined) return null
  return { ...(duel !== undefined && { duel }), ...(pods !== undefined && { pods }), hasBalance: false }
}

export type LeagueKind = 'duel' | 'pods' | 'teams' | 'keepers' | 'rfl'

/** Games with a league mode of this kind. Those from outside come last. */
export const gamesWith = (kind: LeagueKind): string[] =>
  [...FACES.keys(), ...hostedIds()].filter((game) => inLeagues(game)?.[kind] !== undefined)

/** Games with a season on this device. */
export const CAREER_GAMES: readonly string[] = Array.from(FACES.keys()).filter((game) => inLeagues(game)?.career !== undefined)

/** The name of the season on this device. */
export const careerName = (game: string): string =>
  german?.careers[`./${game}/words/de/leagues.ts`] ?? english[`./${game}/words/en/leagues.ts`] ?? game
