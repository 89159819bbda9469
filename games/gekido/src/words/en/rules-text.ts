import type { Card } from '../../content/cards.ts'
import type { EffectName, WindowName } from '../../content/effects.ts'
import type { Power } from '../../content/powers.ts'
import type { Tile } from '../../content/tiles.ts'
import { windowList, type Use } from '../use.ts'

/** The rule text of each effect, in one sentence. With `anywhere`, it also works against damage that is not from a hit. */
const EFFECTS: Readonly<Record<EffectName, (amount: number, anywhere: boolean) => string>> = {
  flip: () => 'Turn one free die to its opposite face.',
  setOwn: () => "Set one free die to your own Bot's symbol.",
  setAny: () => 'Set one free die to any symbol.',
  setBot: () => "Set one free die to the attacker's or the defender's Bot symbol.",
  boost: (n) => `+${n} damage if this attack succeeds.`,
  surge: (n) => `+${n} damage if this attack succeeds; heal 2 at once.`,
  fourthRoll: () => 'You may roll up to four times.',
  sixthDie: () => 'Roll the sixth Command die now; it stays in this attack.',
  switch: () => 'From roll 2 on: choose another Command, keep what fits, discard the other locked dice.',
  respin: () => 'Reroll one or more free dice once, now. It is not a roll.',
  pierce: () => "If this attack succeeds, it ignores the target's Defense Upgrade and Armor dice.",
  ram: () => "If you push, you choose the pushed Bot's tile.",
  rerollOne: () => 'The attacker rerolls one free die of your choice.',
  rerollAll: () => 'The attacker rerolls all free dice.',
  withhold: () => 'One Command die is withheld from the first roll and joins at the second.',
  feedback: (n) => `If this attack malfunctions, the attacker suffers ${n} more.`,
  firewall: () => 'The attacker may use nothing after this roll.',
  prevent: (n, anywhere) => (anywhere ? `Prevent up to ${n} damage.` : `-${n} damage from this attack.`),
  plating: () => 'Gain 1 Armor die at once, before this damage.',
  clamps: () => 'You cannot be pushed in this attack.',
  jolt: (n) => `After this damage, if your Bot is still in play, the attacker suffers ${n}.`,
  heal: (n) => `Heal your own Bot ${n}.`,
  charge: () => 'Add a Charge to one of your Powers that is not depleted and is below its maximum.',
  leech: () => 'Take a random card from the hand of the other Bot in this attack.',
  drawKeep: (n) => `At the start of your turn: draw ${n} Tech cards, keep 2.`,
}

const WINDOWS: Readonly<Record<WindowName, string>> = {
  PRE: 'before the first roll',
  RD: 'after a roll of the other Bot',
  RA: 'after your roll',
  HIT: 'when hit',
  MAL: 'on a malfunction',
}
const COLOURS = { red: 'Attacker', green: 'Defender', gray: 'Either' } as const

/** The rules text of a Tech card or a Power. */
export const useText = ({ does, amount, windows }: Use): string => EFFECTS[does](amount, windows.includes('MAL'))

/** When a Tech card or a Power can be used, according to its header. */
export const whenText = (piece: Card | Power): string =>
  [...('colour' in piece ? [COLOURS[piece.colour]] : []), ...windowList(piece).map((window) => WINDOWS[window])].join(', ')

const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`)
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The rules text of a tile. */
export function tileText({ place, attack, suffers, does }: Tile): string {
  const numbers = [...(attack === 0 ? [] : [`Attack ${signed(attack)}`]), ...(suffers === 0 ? [] : [`Defense ${signed(-suffers)}`])].join(
    ', ',
  )
  return [
    ...(numbers === '' ? [] : [`${numbers}.`]),
    ...(does === null ? [] : [`After a roll, once per attack: ${lower(EFFECTS[does](0, false))}`]),
    ...(place === 'center' ? ['Ending your turn here: draw 3 Tech cards, keep 1.'] : []),
  ].join(' ')
}
