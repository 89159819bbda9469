import type { Program } from './program.ts'

/**
 * A box: the content that a game is made from, as plain data. A program names what it does by effects that the rules know; another
 * box has other programs, never other rules.
 */
export interface Box {
  id: string
  programs: readonly Program[]
  /** AB-FIRST-1 The line-ups of the first game by seat, five programs each. */
  lineups: readonly (readonly string[])[]
}
