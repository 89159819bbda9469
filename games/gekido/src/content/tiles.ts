import type { EffectName } from './effects.ts'
import type { Provenance } from './origin.ts'

export const TILE_KINDS = ['CENTER', 'ENERGY', 'HIGH', 'LASER', 'GRILL'] as const
/** The tiles of this edition; a box may bring others. */
export type StandardTile = (typeof TILE_KINDS)[number]
export type TileKind = string

/** The kinds laid around the centre: one copy is a corner tile, one an edge tile. */
export const OUTER_KINDS = ['ENERGY', 'HIGH', 'LASER', 'GRILL'] as const

export interface Tile {
  kind: TileKind
  name: string
  /**
   * `center` lies in the middle, where a player may draw cards at the end of a turn. The others surround it, with one copy on a corner and
   * one on an edge.
   */
  place: 'center' | 'outer'
  /** Added to the damage that a Bot standing here deals with an attack. */
  attack: number
  /** Added to the damage that an attack deals to a Bot standing here. */
  suffers: number
  /** The effect that an attacker standing here may use after a roll, once per attack. */
  does: EffectName | null
  text: string
  from: Provenance
}

const book: Provenance = { '*': 'book' }

export const TILES: Readonly<Record<StandardTile, Tile>> = {
  CENTER: {
    kind: 'CENTER',
    name: 'the Center',
    place: 'center',
    attack: 0,
    suffers: 2,
    does: null,
    text: 'Defense -2. Ending your turn here: draw 3 Tech cards, keep 1.',
    from: book,
  },
  ENERGY: {
    kind: 'ENERGY',
    name: 'Energy Station',
    place: 'outer',
    attack: 0,
    suffers: 0,
    does: 'flip',
    text: 'After a roll, once per attack: turn one free die to its opposite face.',
    from: book,
  },
  HIGH: {
    kind: 'HIGH',
    name: 'High Ground',
    place: 'outer',
    attack: -2,
    suffers: -2,
    does: null,
    text: 'Attack -2, Defense +2.',
    from: book,
  },
  LASER: {
    kind: 'LASER',
    name: 'Laser Turret',
    place: 'outer',
    attack: 2,
    suffers: 2,
    does: null,
    text: 'Attack +2, Defense -2.',
    from: book,
  },
  GRILL: {
    kind: 'GRILL',
    name: 'Hot Grill',
    place: 'outer',
    attack: 0,
    suffers: 0,
    does: 'fourthRoll',
    text: 'After a roll, once per attack: you may roll up to four times.',
    from: book,
  },
}
