import { NOTHING, say, type Phrase } from '@robodrome/phrases'
import type { BotRef } from '../../terms.ts'
import type { gists as english } from '../en/gists.ts'
import { card, count, dative, numbers, SIDES, space, who } from './marks.ts'

/** „Jet von Noor“: after the battle its space no longer matters. */
const theirs = ({ owner, program }: BotRef): Phrase => say`${card(program)} von ${dative(owner)}`
const cores = (n: number): Phrase => count(n, { one: '# Kern', other: '# Kerne' })

/** Cores that are revealed only at the end. */
const ofThem = (hidden: number): Phrase => (hidden === 0 ? NOTHING : say`, davon ${hidden} als verdeckter Schrott`)

/** Summaries of a stretch of a battle. */
export const gists: typeof english = {
  destroyed: (by, lost) => say`${theirs(by)} hat ${theirs(lost)} zerstört.`,
  lost: (lost) => say`${theirs(lost)} wurde zerstört.`,
  captured: (seat, core, all, hidden) =>
    say`${who(seat, 'hat', 'hast')} den Kern mit Wert ${core} erbeutet, insgesamt ${cores(all)}${ofThem(hidden)}.`,
  reached: (seat, all, hidden) => say`${who(seat, 'hatte', 'hattest')} insgesamt ${cores(all)}${ofThem(hidden)}.`,
  hit: (by, target) => say`${theirs(by)} hat ${theirs(target)} getroffen.`,
  missed: (by, target) => say`${theirs(target)} hat ${theirs(by)} abgewehrt.`,
  totals: (attack, defense) => say`Die Werte waren ${attack} gegen ${defense}.`,
  plated: ({ program }, dir) => say`${card(program)} bekam eine Platte ${SIDES[dir]!}.`,
  damaged: (by, target) => say`${theirs(by)} hat ${theirs(target)} beschädigt.`,
  rolled: (attack, defense) => say`Die Würfel zeigten ${numbers(attack)} gegen ${numbers(defense)}.`,
  attacked: (by, target) => say`${theirs(by)} griff ${theirs(target)} an.`,
  boosted: (by, onto) => say`${theirs(by)} boostete nach ${space(onto)}.`,
  quiet: (turns) => say`${turns} Züge lang ist nichts passiert, darum entschied die Wertung.`,
  long: (rounds) => say`Nach ${rounds} Runden entschied die Wertung.`,
  level: (score) => say`Die Besten hatten je ${cores(score)}, dazu gleich viele Bots und Platten.`,
  tied: (score) => say`Die Besten hatten je ${cores(score)}. Den Ausschlag gaben mehr Bots in der Arena, danach weniger Platten.`,
  pickedUp: (seat) => say`${who(seat, 'hob', 'hobst')} Schrott auf.`,
}
