import { say } from '@robodrome/phrases'
import type { gists as english } from '../en/gists.ts'
import { card, dative, does, faces, hitPlace, slot } from './parts.ts'

/** Summaries of a stretch of a battle. */
export const gists: typeof english = {
  out: (by, lost) =>
    by.robot === lost.robot ? say`${card(lost.robot)} ist zerfallen.` : say`${card(by.robot)} hat ${card(lost.robot)} ausgeschaltet.`,
  tornOff: (by, at) => say`${card(by.robot)} hat ${hitPlace(at)} abgesprengt.`,
  destroyed: (at) => say`${card(at.robot)} hat ${slot(at.slot, 'accusative')} verloren.`,
  struck: (by, at) => say`${card(by.robot)} hat mit der Yot-Z Bazooka ${hitPlace(at)} abgeschossen.`,
  held: (by, at) => say`${card(at.robot)} hat den Angriff von ${card(by.robot)} abgewehrt.`,
  hit: (by, at) => say`${card(by.robot)} hat ${hitPlace(at)} getroffen.`,
  totals: (attack, defense) => say`Die Summen waren ${attack} zu ${defense}.`,
  critical: ({ robot }) => say`Damit war ${card(robot)} kritisch.`,
  misfired: (by) => say`Der Angriff von ${dative(by.seat)} hatte Ladehemmung.`,
  conceded: (by) => say`${does(by.seat, 'hat', 'hast')} den Kampf aufgegeben.`,
  regenerated: (at) => say`${card(at.robot)} hat ${slot(at.slot, 'accusative')} regeneriert.`,
  rolled: (by, dice, total, isAttack) =>
    say`${does(by.seat, 'würfelte', 'würfeltest')} ${faces(dice)}: ${total} für ${isAttack ? ['den Angriff'] : ['die Verteidigung']}.`,
  played: (seat, name) => say`${does(seat, 'spielte', 'spieltest')} ${card(name)}.`,
  built: (seat, name) => say`${does(seat, 'baute', 'bautest')} ${card(name)}.`,
  threw: (seat, as) => say`${does(seat, 'warf', 'warfst')} eine Karte als ${as === 'bomb' ? ['Bombe'] : ['Schild']}.`,
  attacked: (by, at) => say`${card(by.robot)} griff ${hitPlace(at)} an.`,
}
