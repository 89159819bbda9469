import type { Seat } from '@robodrome/kernel'
import { NOTHING, say, type Phrase } from '@robodrome/phrases'
import type { BotRef } from '../../terms.ts'
import { card, count, numbers, SIDES, space, who, whose } from './marks.ts'

/** "Noor’s Jet": after the battle its space no longer matters. */
const theirs = ({ owner, program }: BotRef): Phrase => say`${whose(owner)} ${card(program)}`
const cores = (n: number): Phrase => count(n, { one: '# core', other: '# cores' })

/** Cores that are revealed only at the end. */
const ofThem = (hidden: number): Phrase => (hidden === 0 ? NOTHING : say`, ${hidden} of them as hidden scrap`)

/** Summaries of a stretch of a battle. */
export const gists = {
  destroyed: (by: BotRef, lost: BotRef): Phrase => say`${theirs(by)} destroyed ${theirs(lost)}.`,
  lost: (lost: BotRef): Phrase => say`${theirs(lost)} was destroyed.`,
  captured: (seat: Seat, core: number, all: number, hidden: number): Phrase =>
    say`${who(seat, 'captured', 'captured')} its core of ${core} and had ${cores(all)} in all${ofThem(hidden)}.`,
  reached: (seat: Seat, all: number, hidden: number): Phrase => say`${who(seat, 'had', 'had')} ${cores(all)} in all${ofThem(hidden)}.`,
  hit: (by: BotRef, target: BotRef): Phrase => say`${theirs(by)} hit ${theirs(target)}.`,
  missed: (by: BotRef, target: BotRef): Phrase => say`${theirs(target)} held off ${theirs(by)}.`,
  totals: (attack: number, defense: number): Phrase => say`The values were ${attack} against ${defense}.`,
  plated: ({ program }: BotRef, dir: number): Phrase => say`${card(program)} took a plate on its ${SIDES[dir]!} side.`,
  damaged: (by: BotRef, target: BotRef): Phrase => say`${theirs(by)} damaged ${theirs(target)}.`,
  rolled: (attack: readonly number[], defense: readonly number[]): Phrase =>
    say`The dice came up ${numbers(attack)} against ${numbers(defense)}.`,
  attacked: (by: BotRef, target: BotRef): Phrase => say`${theirs(by)} attacked ${theirs(target)}.`,
  boosted: (by: BotRef, onto: string): Phrase => say`${theirs(by)} boosted to ${space(onto)}.`,
  quiet: (turns: number): Phrase => say`Nothing happened for ${turns} turns, so the match was decided by ranking.`,
  long: (rounds: number): Phrase => say`After ${rounds} rounds the match was decided by ranking.`,
  level: (score: number): Phrase => say`The leaders had ${cores(score)} each, and the same number of bots and plates.`,
  tied: (score: number): Phrase =>
    say`The leaders had ${cores(score)} each. The tie was broken by more bots on the board, then by fewer plates.`,
  pickedUp: (seat: Seat): Phrase => say`${who(seat, 'picked', 'picked')} up scrap.`,
}
