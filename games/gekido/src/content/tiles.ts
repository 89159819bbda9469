import type { EffectName } from './effects.ts'
import type { Provenance } from './source.ts'

export const TILE_KINDS = ['CENTER', 'ENERGY', 'HIGH', 'LASER', 'GRILL'] as const
export type TileKind = (typeof TILE_KINDS)[number]

/** The kinds that lie around the centre: one copy is a corner tile, one an edge tile. */
export const OUTER_KINDS = ['ENERGY', 'HIGH', 'LASER', 'GRILL'] as const satisfies readonly TileKind[]

export interface Tile {
  kind: TileKind
  /** As events name it. */
  key: string
  name: string
  /** Added to the damage that a Bot standing here deals with an attack. */
  attack: number
  /** Added to the damage that an attack deals to a Bot standing here. */
  suffers: number
  /** What an attacker may use after a roll, once per attack. */
  does: EffectName | null
  text: string
  from: Provenance
}

const book: Provenance = { '*': 'book' }

export const TILES: Readonly<Record<TileKind, Tile>> = {
  CENTER: {
    kind: 'CENTER',
    key: 'tile CENTER',
    name: 'the Center',
    attack: 0,
    suffers: 2,
    does: null,
    text: 'Defense -2. Ending your turn here: draw 3 Tech cards, keep 1.',
    from: book,
  },
  ENERGY: {
    kind: 'ENERGY',
    key: 'tile ENERGY',
    name: 'Energy Station',
    attack: 0,
    suffers: 0,
    does: 'flip',
    text: 'After a roll, once per attack: turn one free die to its opposite face.',
    from: book,
  },
  HIGH: {
    kind: 'HIGH',
    key: 'tile HIGH',
    name: 'High Ground',
    attack: -2,
    suffers: -2,
    does: null,
    text: 'Attack -2, Defense +2.',
    from: book,
  },
  LASER: {
    kind: 'LASER',
    key: 'tile LASER',
    name: 'Laser Turret',
    attack: 2,
    suffers: 2,
    does: null,
    text: 'Attack +2, Defense -2.',
    from: book,
  },
  GRILL: {
    kind: 'GRILL',
    key: 'tile GRILL',
    name: 'Hot Grill',
    attack: 0,
    suffers: 0,
    does: 'fourthRoll',
    text: 'After a roll, once per attack: you may roll up to four times.',
    from: book,
  },
}
