import type { Game, PackedBox } from '@robodrome/kernel'

/** A game, with other content than its own if a box is given; refused if there is no such game. */
export type GameOf = (id: string, box?: PackedBox) => Promise<Game>
