import type { EffectName, WindowName } from './effects.ts'
import type { Provenance } from './origin.ts'

export type Colour = 'red' | 'green' | 'gray'

export interface Card {
  id: string
  name: string
  /** Red cards are for the attacker, green ones for the defender, gray ones for both. */
  colour: Colour
  copies: number
  windows: readonly WindowName[]
  does: EffectName
  amount: number
  text: string
  from: Provenance
}

const ours: Provenance = { '*': 'designed', colour: 'book' }
/** The rulebook shows cards that use the Bot symbol. A public review shows one that removes a die from the first roll. */
const named: Provenance = { ...ours, does: 'book' }
const reviewed: Provenance = { ...ours, does: 'web' }

const red = (id: string, name: string, copies: number, does: EffectName, amount: number, text: string, from = ours): Card => ({
  id,
  name,
  colour: 'red',
  copies,
  windows: ['RA'],
  does,
  amount,
  text,
  from,
})
const green = (
  id: string,
  name: string,
  copies: number,
  windows: WindowName[],
  does: EffectName,
  amount: number,
  text: string,
  from = ours,
): Card => ({ id, name, colour: 'green', copies, windows, does, amount, text, from })
const gray = (
  id: string,
  name: string,
  copies: number,
  windows: WindowName[],
  does: EffectName,
  amount: number,
  text: string,
  from = ours,
): Card => ({ id, name, colour: 'gray', copies, windows, does, amount, text, from })

/** The 46 Tech cards: 18 red, 16 green, 12 gray. */
export const CARD_LIST: readonly Card[] = [
  red('C01', 'Servo Flip', 2, 'flip', 0, 'Turn one free die to its opposite face.'),
  red('C02', 'Signature Move', 2, 'setOwn', 0, "Set one free die to your own Bot's symbol.", named),
  red('C03', 'Overdrive', 4, 'boost', 3, '+3 damage if this attack succeeds.'),
  red('C04', 'Backup Cycle', 2, 'fourthRoll', 0, 'You may roll up to four times.'),
  red('C05', 'Sixth Servo', 2, 'sixthDie', 0, 'Roll the sixth Command die now; it stays in this attack.'),
  red('C06', 'Master Key', 1, 'setAny', 0, 'Set one free die to any symbol.'),
  red('C07', 'Command Override', 2, 'switch', 0, 'From roll 2 on: choose another Command, keep what fits, discard the other locked dice.'),
  red('C08', 'Quick Respin', 1, 'respin', 0, 'Reroll one or more free dice once, now. It is not a roll.'),
  red('C09', 'Piercing Lance', 1, 'pierce', 0, "If this attack succeeds, it ignores the target's Defense Upgrade and Armor dice."),
  red('C10', 'Ram Plate', 1, 'ram', 0, "If you push, you choose the pushed Bot's tile."),
  green('C11', 'Deflector Shield', 3, ['HIT'], 'prevent', 3, '-3 damage from this attack.'),
  green('C12', 'Static Pulse', 2, ['RD'], 'rerollOne', 0, 'The attacker rerolls one free die of your choice.'),
  green('C13', 'System Crash', 1, ['RD'], 'rerollAll', 0, 'The attacker rerolls all free dice.'),
  green(
    'C14',
    'Cut Cable',
    2,
    ['PRE'],
    'withhold',
    0,
    'One Command die is withheld from the first roll and joins at the second.',
    reviewed,
  ),
  green('C15', 'Feedback Loop', 2, ['PRE', 'RD'], 'feedback', 2, 'If this attack malfunctions, the attacker suffers 2 more.'),
  green('C16', 'Reactive Plating', 2, ['HIT'], 'plating', 0, 'Gain 1 Armor die at once, before this damage.'),
  green('C17', 'Firewall', 2, ['RD'], 'firewall', 0, 'The attacker may use nothing after this roll.'),
  green('C18', 'Anchor Clamps', 1, ['HIT'], 'clamps', 0, 'You cannot be pushed in this attack.'),
  green('C19', 'Counter Jolt', 1, ['HIT'], 'jolt', 2, 'After this damage, if your Bot is still in play, the attacker suffers 2.'),
  gray('C20', 'Repair Drone', 2, ['RA', 'RD'], 'heal', 2, 'Heal your own Bot 2.'),
  gray('C21', 'Polarity Switch', 2, ['RA', 'RD'], 'flip', 0, 'Turn one free die to its opposite face.'),
  gray('C22', 'Identity Hack', 2, ['RA', 'RD'], 'setBot', 0, "Set one free die to the attacker's or the defender's Bot symbol.", named),
  gray('C23', 'Power Cell', 2, ['RA', 'RD'], 'charge', 0, 'One of your Powers below its maximum and not depleted gains a Charge.'),
  gray('C24', 'Ablative Foam', 2, ['HIT', 'MAL'], 'prevent', 2, 'Prevent up to 2 damage.'),
  gray('C25', 'Data Leech', 2, ['RA', 'RD'], 'leech', 0, 'Take a random card from the hand of the other Bot in this attack.'),
]

export type CardId = string

export const CARDS: Readonly<Record<CardId, Card>> = Object.fromEntries(CARD_LIST.map((card) => [card.id, card]))

/** All cards of the box by id, in order: the initial draw pile. */
export const DECK: readonly CardId[] = CARD_LIST.flatMap((card) => Array.from({ length: card.copies }, () => card.id))
