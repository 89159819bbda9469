import type { Seat } from '@robodrome/kernel'
import { NOTHING, say, type Mark, type Phrase } from '@robodrome/phrases'
import type { BotRef } from '../../terms.ts'
import { card, numbers, SIDES, space, who } from './marks.ts'

const whose = (seat: Seat): Mark => ({ seat, own: 'your', after: '’s' })
/** "Noor’s Jet": after the battle its space no longer matters. */
const theirs = ({ owner, program }: BotRef): Phrase => say`${whose(owner)} ${card(program)}`

/** Cores revealed only at the end. */
const ofThem = (hidden: number): Phrase => (hidden === 0 ? NOTHING : say`, ${hidden} of them as hidden scrap`)

/** The summary of a stretch of a battle. */
export const gists = {
  destroyed: (by: BotRef, lost: BotRef): Phrase => say`${theirs(by)} destroyed ${theirs(lost)}.`,
  lost: (lost: BotRef): Phrase => say`${theirs(lost)} was destroyed.`,
  captured: (seat: Seat, core: number, all: number, hidden: number): Phrase =>
    say`${who(seat, 'captured', 'captured')} its core of ${core} and had ${all} in all${ofThem(hidden)}.`,
  reached: (seat: Seat, all: number, hidden: number): Phrase => say`${who(seat, 'had', 'had')} ${all} in all${ofThem(hidden)}.`,
  hit: (by: BotRef, target: BotRef): Phrase => say`${theirs(by)} hit ${theirs(target)}.`,
  missed: (by: BotRef, target: BotRef): Phrase => say`${theirs(target)} held off ${theirs(by)}.`,
  totals: (attack: number, defense: number): Phrase => say`The values were ${attack} against ${defense}.`,
  plated: ({ program }: BotRef, dir: number): Phrase => say`${card(program)} took a plate on its ${SIDES[dir]!} side.`,
  damaged: (by: BotRef, target: BotRef): Phrase => say`${theirs(by)} damaged ${theirs(target)}.`,
  rolled: (attack: readonly number[], defense: readonly number[]): Phrase =>
    say`The dice came up ${numbers(attack)} against ${numbers(defense)}.`,
  attacked: (by: BotRef, target: BotRef): Phrase => say`${theirs(by)} attacked ${theirs(target)}.`,
  boosted: (by: BotRef, onto: string): Phrase => say`${theirs(by)} boosted to ${space(onto)}.`,
  quiet: (turns: number): Phrase => say`For ${turns} turns nothing happened, so the match was decided by ranking.`,
  long: (rounds: number): Phrase => say`After ${rounds} rounds the match was decided by ranking.`,
  level: (score: number): Phrase => say`The leaders had ${score} each, and equally many bots and plates.`,
  tied: (score: number): Phrase => say`The leaders had ${score} each. More bots on the board decided, then fewer plates.`,
  pickedUp: (seat: Seat): Phrase => say`${who(seat, 'picked', 'picked')} up scrap.`,
}
