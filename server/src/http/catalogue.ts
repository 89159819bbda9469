import type { Playable } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'
import { isHosted, type HostedGame } from '@robodrome/outside/hosted'

export type Registry = Readonly<Record<string, Playable>>

/** A game as the lobby shows it. */
export interface CatalogueEntry {
  id: string
  title: string
  /** All player counts that at least one mode accepts, in ascending order. */
  seats: number[]
  /** Includes the names of recommended settings besides the default. */
  modes: { id: string; title: string; seats: number[]; variants: string[] }[]
  /** Everything that a page knows about a game from outside. */
  hosted?: HostedGame
}

/** Loads every registered game once. A broken game prevents the server from starting, instead of failing for the first player. */
export const readCatalogue = (registry: Registry): Promise<CatalogueEntry[]> =>
  Promise.all(Object.entries(registry).map(async ([id, { load }]) => entry(id, await load())))

const entry = (id: string, game: Game): CatalogueEntry => {
  const modes = Object.entries(game.modes).map(([mode, { title, seats, variants = {} }]) => ({
    id: mode,
    title,
    seats: rising(seats),
    variants: Object.keys(variants),
  }))
  const seats = rising(modes.flatMap((mode) => mode.seats))
  return { id, title: game.title, seats, modes, ...(isHosted(game) && { hosted: game.hosted }) }
}

const rising = (seats: readonly number[]): number[] => [...new Set(seats)].toSorted((a, b) => a - b)
