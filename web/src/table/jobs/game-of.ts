import type { Game, PackedBox } from '@robodrome/kernel'

/** A game, with the content of a box if one is given; refused if there is no such game. */
export type GameOf = (id: string, box?: PackedBox) => Promise<Game>
