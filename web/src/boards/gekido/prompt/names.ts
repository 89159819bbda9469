import { POWERS, SYMBOLS, chargeOf, commandOf, unlockOf, useOf, COMMANDS, type Face } from '@robodrome/gekido/page'
import { glyph, glyphs } from '../model.ts'
import { words } from '../words/index.ts'

/** A move in a few words, as in "Undo lock ▲ ▲". */
export function nameMove(text: string): string {
  const use = useOf(text)
  if (use) return `${use.piece.name}${use.die === '' ? '' : ` ${glyph(use.die)}`}`
  const dice = /^(lock|reroll|keep) ((?:[TSCDPX] ?)+)$/.exec(text)
  if (dice) return `${dice[1]} ${glyphs(dice[2]!.replaceAll(' ', ''))}`
  const face = /^to ([TSCDPX])$/.exec(text)?.[1]
  if (face !== undefined) return SYMBOLS[face as Face].name
  const command = commandOf.get(text)
  if (command) return COMMANDS[command].name
  const power = unlockOf.get(text) ?? chargeOf.get(text)
  if (power) return `${text.split(' ')[0]} ${POWERS[power].name}`
  return text === 'pass' ? words.move.pass : text
}
