import { BOT_IDS, BOTS, type Bot } from './bots.ts'
import { CARD_LIST, type Card } from './cards.ts'
import { POWER_IDS, POWERS, type Power } from './powers.ts'
import { TILE_KINDS, TILES, type Tile } from './tiles.ts'

/** The content of a game as plain data. Pieces refer to effects that the rules implement. */
export interface Box {
  id: string
  bots: readonly Bot[]
  cards: readonly Card[]
  powers: readonly Power[]
  tiles: readonly Tile[]
}

/** Everything in this edition, in the order in which it is listed. */
export const STANDARD: Box = {
  id: 'standard',
  bots: BOT_IDS.map((id) => BOTS[id]),
  cards: CARD_LIST,
  powers: POWER_IDS.map((id) => POWERS[id]),
  tiles: TILE_KINDS.map((kind) => TILES[kind]),
}
