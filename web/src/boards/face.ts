import type { Settings } from '@robodrome/kernel'
import type { ComponentType } from 'react'

/** The id of a drawn robot: the symbol of that name in its game's `robots`. */
export type Figure = string

/** How a game looks before its board is loaded. All faces come with the first script of the page, so they stay small. */
export interface Face {
  players: readonly [fewest: number, most: number]
  minutes: number
  complexity: 1 | 2 | 3
  /** The file with a picture of its robots in action. */
  scene: string
  /** The board in small, 96 by 72, with a mark a seat. */
  Thumb: ComponentType<{ seats: number }>
  /** The file with the drawings of its robots. */
  robots: string
  /** These robots, in the order in which they stand for seats. */
  figures: readonly Figure[]
  /** Robots by the ids that settings of a table use for them. */
  bots?: Readonly<Record<string, Figure>>
  /** The settings of the battle that a newcomer begins with. One game has them. */
  first?: Settings
  /** The board needs a wide table: a small picture shows more of it, and side notes lie between its robots. */
  isWide?: true
}

/** What a face says, in one language. */
export interface FaceWords {
  name: string
  /** What the game is about, in a sentence. */
  pitch: string
}

/** What the waiting room says about a game. */
export interface WaitingWords {
  /** What a battle is won by, without a full stop. */
  won: string
  /** The same in modes of their own kind. */
  wonIn?: Readonly<Record<string, string>>
  /** What everybody chooses first, once it begins. */
  first: string
}
