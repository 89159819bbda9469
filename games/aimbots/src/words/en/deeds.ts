import { byKind, type ByKind } from '@robodrome/kernel'
import { say, type Phrase } from '@robodrome/phrases'
import type { Deed } from '../../terms.ts'
import { bot, count, energy, numbers, space } from './marks.ts'

const signed = (number: number) => ({ number, signed: true }) as const

/** A program's act, following the name of its bot. */
const DEEDS: ByKind<Deed, Phrase> = {
  push: (d) => say`pushes ${bot(d.bot)}`,
  spin: (d) => say`spins ${bot(d.bot)}`,
  repair: (d) => say`repairs ${bot(d.bot)}`,
  tow: (d) => say`tows ${bot(d.bot)}`,
  swap: (d) => say`swaps with ${bot(d.bot)}`,
  crash: (d) => say`crashes into ${bot(d.bot)}`,
  fire: (d) => say`fires at ${bot(d.bot)}`,
  passOver: (d) => say`passes over ${bot(d.bot)}`,
  standIn: (d) => say`lets ${bot(d.bot)} take its place`,
  harm: (d) => say`hurts ${bot(d.bot)}`,
  shift: () => say`shifts by one space`,
  freePivot: () => say`pivots for free`,
  halfTurn: () => say`may make a half turn`,
  spinItself: () => say`spins`,
  charge: () => say`is charging`,
  mayRise: () => say`may cancel its defeat`,
  chooseSide: () => say`decides which side takes the plate`,
  holdOut: () => say`cannot be moved or turned by enemies`,
  aim: (d) => say`aims at ${bot(d.bot)}: margin ${signed(d.margin)} until end of turn`,
  margin: (d) =>
    d.lasts ? say`gains margin ${signed(d.margin)} on its attacks until end of turn` : say`changes the margin by ${signed(d.margin)}`,
  reach: (d) => say`reaches up to ${count(d.reach, { one: '# space', other: '# spaces' })} until end of turn`,
  booster: (d) => say`sets the booster value to ${d.value}`,
  turnCourse: (d) => say`changes course at ${space(d.at)}`,
  attackFar: (d) => say`attacks from ${count(d.distance, { one: '# space', other: '# spaces' })} away`,
  damage: (d) => say`deals ${d.damage} damage`,
  movePlate: (d) => say`moves its plate from ${d.from} to ${d.onto}`,
  reroll: (d) => say`rerolls ${numbers(d.dice)}`,
  echo: (d) => say`sets a ${d.die} to the value of the lower attack die`,
  exchange: (d) => say`exchanges its ${d.die} for the ${d.for}`,
  pickUp: (d) => say`picks up scrap for ${energy(d.cost)}`,
}

export const deed = (of: Deed): Phrase => byKind(DEEDS, of, null)
