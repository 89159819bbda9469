import type { Arm, Facts } from '@robodrome/lab/study'
import type { PackedBox } from '@robodrome/kernel'

/** An arm as it is played on a device: with its box as it was opened, if it has one. */
export type ArmHere = Arm & { opened?: PackedBox }

/** What a worker is asked to play: some deals, each by every arm. */
export interface ToLab {
  arms: readonly ArmHere[]
  seed: number
  from: number
  to: number
}

/** What was played, by arm; or why not. */
export type FromLab = { type: 'played'; facts: Facts[][] } | { type: 'failed'; message: string }
