import type { Seat } from '@robodrome/kernel'
import { say, type Phrase } from '@robodrome/phrases'
import type { Place, Who } from '../../terms.ts'
import { card, does, faces, place, verb, whose } from './parts.ts'

/** Summaries of a stretch of a battle. */
export const gists = {
  out: (by: Who, lost: Who): Phrase =>
    by.robot === lost.robot ? say`${card(lost.robot)} fell apart.` : say`${card(by.robot)} knocked ${card(lost.robot)} out.`,
  tornOff: (by: Who, at: Place): Phrase => say`${card(by.robot)} tore off ${place(at)}.`,
  destroyed: (at: Place): Phrase => say`${place(at)} ${verb(at, 'was', 'were')} destroyed.`,
  struck: (by: Who, at: Place): Phrase => say`${card(by.robot)} shot off ${place(at)} with the Yot-Z Bazooka.`,
  held: (by: Who, at: Place): Phrase => say`${card(at.robot)} held off the attack by ${card(by.robot)}.`,
  hit: (by: Who, at: Place): Phrase => say`${card(by.robot)} hit ${place(at)}.`,
  totals: (attack: number, defense: number): Phrase => say`The totals were ${attack} to ${defense}.`,
  critical: ({ robot }: Who): Phrase => say`That made ${card(robot)} critical.`,
  misfired: (by: Who): Phrase => say`${whose(by.seat)} attack misfired.`,
  conceded: (by: Who): Phrase => say`${does(by.seat, 'gave', 'gave')} up the fight.`,
  regenerated: (at: Place): Phrase => say`${place(at)} ${verb(at, 'was', 'were')} regenerated.`,
  rolled: (by: Who, dice: readonly number[], total: number, isAttack: boolean): Phrase =>
    say`${does(by.seat, 'rolled', 'rolled')} ${faces(dice)}: ${total} for the ${isAttack ? ['attack'] : ['defense']}.`,
  played: (seat: Seat, name: string): Phrase => say`${does(seat, 'played', 'played')} ${card(name)}.`,
  built: (seat: Seat, name: string): Phrase => say`${does(seat, 'built', 'built')} ${card(name)}.`,
  threw: (seat: Seat, as: 'bomb' | 'shield'): Phrase => say`${does(seat, 'threw', 'threw')} a card as a ${[as]}.`,
  attacked: (by: Who, at: Place): Phrase => say`${card(by.robot)} attacked ${place(at)}.`,
}
