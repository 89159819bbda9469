import type { Playable } from '@robodrome/games'
import type { Game } from '@robodrome/kernel'

export type Registry = Readonly<Record<string, Playable>>

/** A game, as the lobby shows it. */
export interface CatalogueEntry {
  id: string
  title: string
  /** All numbers of players that some mode takes, in rising order. */
  seats: number[]
  /** With the names of settings worth playing besides the plain ones. */
  modes: { id: string; title: string; seats: number[]; variants: string[] }[]
}

/** Loads every registered game once: one that cannot be loaded should stop the start, not the first player who asks for it. */
export const readCatalogue = (registry: Registry): Promise<CatalogueEntry[]> =>
  Promise.all(Object.entries(registry).map(async ([id, { load }]) => entry(id, await load())))

const entry = (id: string, game: Game): CatalogueEntry => {
  const modes = Object.entries(game.modes).map(([mode, { title, seats, variants = {} }]) => ({
    id: mode,
    title,
    seats: rising(seats),
    variants: Object.keys(variants),
  }))
  return { id, title: game.title, seats: rising(modes.flatMap(({ seats }) => seats)), modes }
}

const rising = (seats: readonly number[]): number[] => [...new Set(seats)].toSorted((a, b) => a - b)
