import { say, type Phrase } from '@robodrome/phrases'
import type { EffectName } from '../../content/effects.ts'
import { SYMBOLS, type Face } from '../../content/symbols.ts'
import { symbol } from './names.ts'

/** The parameters of a use: its die ('' for none), the attacker's symbol, and the amount. */
interface Using {
  die: Face | ''
  own: Face
  amount: number
}
const it = (die: Face | ''): Phrase => (die === '' ? ['einen Würfel'] : [symbol(die)])
const always = (text: string) => (): Phrase => [text]

/** A short text for each effect. */
export const EFFECT_WORDS: Readonly<Record<EffectName, (use: Using) => Phrase>> = {
  flip: ({ die }) => (die === '' ? ['dreht einen Würfel um'] : say`dreht ${symbol(die)} auf ${symbol(SYMBOLS[die].opposite)}`),
  setOwn: ({ die, own }) => say`dreht ${it(die)} auf ${symbol(own)}`,
  setAny: ({ die }) => say`dreht ${it(die)} auf ein beliebiges Symbol`,
  setBot: ({ die }) => say`dreht ${it(die)} auf das Symbol eines Bots`,
  boost: ({ amount }) => say`${{ number: amount, signed: true }} Schaden bei Erfolg`,
  surge: ({ amount }) => say`${{ number: amount, signed: true }} Schaden bei Erfolg, heilt 2`,
  fourthRoll: always('vier Würfe statt drei'),
  sixthDie: always('würfelt jetzt einen sechsten Würfel'),
  switch: always('ein anderes Kommando'),
  respin: always('würfelt freie Würfel deiner Wahl neu'),
  pierce: always('umgeht Verteidigung und Panzerung'),
  ram: always('du bestimmst, wo der geschobene Bot landet'),
  rerollOne: ({ die }) => say`würfelt ${it(die)} neu`,
  rerollAll: always('würfelt alle freien Würfel neu'),
  withhold: always('vier Würfel im ersten Wurf'),
  feedback: ({ amount }) => say`eine Fehlfunktion kostet ${amount} mehr`,
  firewall: always('der Angreifer darf jetzt nichts einsetzen'),
  prevent: ({ amount }) => say`verhindert bis zu ${amount}`,
  plating: always('erhält sofort einen Panzerwürfel'),
  clamps: always('du kannst nicht geschoben werden'),
  jolt: ({ amount }) => say`der Angreifer erleidet danach ${amount}`,
  heal: ({ amount }) => say`heilt ${amount}`,
  charge: always('eine Kraft erhält eine Ladung'),
  leech: always('nimmt eine zufällige Karte der Gegenseite'),
  drawKeep: always('zieht 5 Karten, behält 2'),
}
