import type { Arm, Facts } from '@robodrome/lab/study'

/** What a worker is asked to play: some deals of one arm. */
export interface ToLab {
  arm: Arm
  seed: number
  from: number
  to: number
}

export type FromLab = { type: 'played'; facts: Facts[] } | { type: 'failed'; message: string }
