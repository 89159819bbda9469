import type { Space } from '@robodrome/board'
import type { Frame } from '@robodrome/kernel'
import type { Dir } from './content/arena.ts'
import type { BotId } from './state.ts'
import type { EffectRef, Stop } from './terms.ts'

/** A Boost as declared (AB-BOOST-9). */
export interface Boost {
  bot: BotId
  /** Its destination. A bot that can turn on the way may first go to a corner. */
  stop: Stop | null
  corner: Space
  to: Space
  /** The bot that it brings along. */
  tow: BotId
  dir: Dir
  spaces: number
}

/** An effect waiting at a timing point: its seat, and the rule to run. */
export interface Waiting {
  effect: EffectRef
  call: Frame
}

/** An attack: attacker, defender, direction and distance. Faces are given by their printed values (AB-ATK-4). */
export interface Bout {
  attacker: BotId
  defender: BotId
  dir: Dir
  distance: number
  attackFace: number
  hitFace: number
}

/** The notes of the rule `attack`. */
export interface Attack extends Bout {
  margin: number
  /** Two attack dice, then two defense dice. */
  dice: number[]
  /** Whether attacker and defender have used their post-roll ability. */
  used: [attack: boolean, defense: boolean]
  /** The damage left to deal. */
  hits: number
}
