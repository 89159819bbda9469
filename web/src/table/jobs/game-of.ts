import type { Game, PackedBox } from '@robodrome/kernel'

/** Loads a game, with the content of a box if one is given; refuses if there is no such game. */
export type GameOf = (id: string, box?: PackedBox) => Promise<Game>
