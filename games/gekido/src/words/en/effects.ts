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
const it = (die: Face | ''): Phrase => (die === '' ? ['a die'] : [symbol(die)])
const always = (text: string) => (): Phrase => [text]

/** A short text for each effect. */
export const EFFECT_WORDS: Readonly<Record<EffectName, (use: Using) => Phrase>> = {
  flip: ({ die }) => (die === '' ? ['turns a die over'] : say`turns ${symbol(die)} over to ${symbol(SYMBOLS[die].opposite)}`),
  setOwn: ({ die, own }) => say`sets ${it(die)} to ${symbol(own)}`,
  setAny: ({ die }) => say`sets ${it(die)} to any symbol`,
  setBot: ({ die }) => say`sets ${it(die)} to a Bot’s symbol`,
  boost: ({ amount }) => say`${{ number: amount, signed: true }} damage on success`,
  surge: ({ amount }) => say`${{ number: amount, signed: true }} damage on success, heals 2`,
  fourthRoll: always('four rolls instead of three'),
  sixthDie: always('rolls a sixth die now'),
  switch: always('another Command'),
  respin: always('rerolls free dice of your choice'),
  pierce: always('ignores Defense and Armor'),
  ram: always('you choose where a push lands'),
  rerollOne: ({ die }) => say`rerolls ${it(die)}`,
  rerollAll: always('rerolls all free dice'),
  withhold: always('four dice in the first roll'),
  feedback: ({ amount }) => say`a malfunction costs ${amount} more`,
  firewall: always('the attacker may use nothing now'),
  prevent: ({ amount }) => say`prevents up to ${amount}`,
  plating: always('gains an Armor die at once'),
  clamps: always('you cannot be pushed'),
  jolt: ({ amount }) => say`the attacker then suffers ${amount}`,
  heal: ({ amount }) => say`heals ${amount}`,
  charge: always('a Power gains a Charge'),
  leech: always('takes one of their cards at random'),
  drawKeep: always('draws 5 cards, keeps 2'),
}
