import { byKind, type ByKind } from '@robodrome/kernel'
import { say, type Phrase } from '@robodrome/phrases'
import type { Deed } from '../../terms.ts'
import { bot, count, energy, numbers, space } from './marks.ts'

const signed = (number: number) => ({ number, signed: true }) as const

/** A program's act, following the name of its bot. */
const DEEDS: ByKind<Deed, Phrase> = {
  push: (d) => say`schiebt ${bot(d.bot)}`,
  spin: (d) => say`dreht ${bot(d.bot)}`,
  repair: (d) => say`repariert ${bot(d.bot)}`,
  tow: (d) => say`schleppt ${bot(d.bot)} ab`,
  swap: (d) => say`tauscht den Platz mit ${bot(d.bot)}`,
  crash: (d) => say`rammt ${bot(d.bot)}`,
  fire: (d) => say`feuert auf ${bot(d.bot)}`,
  passOver: (d) => say`springt über ${bot(d.bot)}`,
  standIn: (d) => say`lässt ${bot(d.bot)} an seine Stelle treten`,
  harm: (d) => say`beschädigt ${bot(d.bot)}`,
  shift: () => say`rückt ein Feld weiter`,
  freePivot: () => say`schwenkt kostenlos`,
  halfTurn: () => say`darf eine halbe Drehung machen`,
  spinItself: () => say`dreht sich`,
  charge: () => say`nimmt Anlauf`,
  mayRise: () => say`kann die eigene Zerstörung aufheben`,
  chooseSide: () => say`bestimmt, welche Seite die Platte bekommt`,
  holdOut: () => say`kann von Gegnern nicht bewegt oder gedreht werden`,
  aim: (d) => say`zielt auf ${bot(d.bot)}: Modifikator ${signed(d.margin)} bis zum Ende des Zuges`,
  margin: (d) =>
    d.lasts
      ? say`erhält Modifikator ${signed(d.margin)} auf eigene Angriffe bis zum Ende des Zuges`
      : say`ändert den Modifikator um ${signed(d.margin)}`,
  reach: (d) => say`reicht bis zum Ende des Zuges ${count(d.reach, { one: '# Feld', other: '# Felder' })} weit`,
  booster: (d) => say`setzt den Boosterwert auf ${d.value}`,
  turnCourse: (d) => say`ändert auf ${space(d.at)} den Kurs`,
  attackFar: (d) => say`greift aus ${count(d.distance, { one: '# Feld', other: '# Feldern' })} Entfernung an`,
  damage: (d) => say`verursacht ${d.damage} Schaden`,
  movePlate: (d) => say`legt die eigene Platte von ${d.from} auf ${d.onto}`,
  reroll: (d) => say`würfelt ${numbers(d.dice)} neu`,
  echo: (d) => say`dreht eine ${d.die} auf den Wert des niedrigeren Angriffswürfels`,
  exchange: (d) => say`tauscht die eigene ${d.die} gegen die ${d.for}`,
  pickUp: (d) => say`hebt Schrott für ${energy(d.cost)} auf`,
}

export const deed = (of: Deed): Phrase => byKind(DEEDS, of, null)
