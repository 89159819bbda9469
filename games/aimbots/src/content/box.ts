import type { Program } from './program.ts'

/**
 * A box: the content of a game as plain data. A program refers to effects that the rules implement; other boxes have other programs, never
 * other rules.
 */
export interface Box {
  id: string
  programs: readonly Program[]
  /** AB-FIRST-1 The line-ups of the first game by seat, with five programs each. */
  lineups: readonly (readonly string[])[]
}
