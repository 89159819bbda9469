import type { Settings } from '@robodrome/kernel'
import type { ComponentType } from 'react'

/** The id of a drawn robot: its symbol in the game's `robots`. */
export type Figure = string

/** A game's look before its board is loaded. All faces are in the page's first script, so they must be small. */
export interface Face {
  players: readonly [fewest: number, most: number]
  minutes: number
  complexity: 1 | 2 | 3
  /** The file with a picture of its robots in action. */
  scene: string
  /** The board as a thumbnail, 96 by 72, with a mark for each seat. */
  Thumb: ComponentType<{ seats: number }>
  /** The file with the robot drawings. */
  robots: string
  /** The robots shown, in the order of seats. */
  figures: readonly Figure[]
  /** Robots by their ids in table settings. */
  bots?: Readonly<Record<string, Figure>>
  /** The settings of a newcomer's first battle. Only one game has them. */
  first?: Settings
  /** Whether the board needs a wide table: its thumbnail shows more of it, and side notes are placed between its robots. */
  isWide?: true
}

/** A face's texts in one language. */
export interface FaceWords {
  name: string
  /** The game in one sentence. */
  pitch: string
}

/** The waiting room's texts about a game. */
export interface WaitingWords {
  /** How a battle is won, without a full stop. */
  won: string
  /** The same for special modes. */
  wonIn?: Readonly<Record<string, string>>
  /** What everybody chooses first. */
  first: string
}
