import type { Program } from './program.ts'

/**
 * A box: the content of a game as plain data. A program names its effects, which the rules know; other boxes have other programs, never other rules.
 */
export interface Box {
  id: string
  programs: readonly Program[]
  /** AB-FIRST-1 The line-ups of the first game by seat, five programs each. */
  lineups: readonly (readonly string[])[]
}
