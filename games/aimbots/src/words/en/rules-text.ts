import { BOOSTER, COSTS, type Effects } from '../../content/effects.ts'
import type { Program } from '../../content/program.ts'
import { tell, type At, type Texts } from '../moment-texts.ts'

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const UNTIL = 'until end of turn (not cumulative)'

const STANDING: Texts<At<'standing'>> = {
  hold: () => 'Enemy abilities cannot push, shift, spin or swap this bot.',
  magnet: ({ most }, name) => `An enemy bot that is adjacent to ${name} when it declares a Boost has a booster value of at most ${most}.`,
  lead: ({ margin }, name) =>
    `Margin ${signed(margin)} when a friendly bot adjacent to ${name} is the attacker. ${name} gets nothing from its own ability.`,
  cover: ({ margin }, name) =>
    `Margin ${signed(margin)} when a friendly bot adjacent to ${name} is the defender. ${name} gets nothing from its own ability.`,
}
const PIVOT: Texts<At<'pivot'>> = { halfTurn: () => 'Each of its Pivots may be 90° or 180°.' }
const ACTION: Texts<At<'action'>> = {
  repair: (_, name) =>
    `Extra action REPAIR, once per turn for each ${name}: spend 1 energy to repair one friendly bot adjacent to ${name}.`,
}
const TRAVEL: Texts<At<'travel'>> = {
  fly: () => 'It may pass over bots; passed spaces count; it must stop on an empty space.',
  bulldoze: () =>
    'When the next space of its Boost holds a bot, you may push that bot in the direction of travel and enter the space. Any number of times per Boost; each step costs movement as usual.',
  drift: (_, name) =>
    `Once per Boost, after at least 1 space, you may turn the course 90° left or right and spend the rest of the movement that way. The booster value stays that of the first direction. ${name} itself does not rotate.`,
  tow: (_, name) => `When declaring the Boost you may name one friendly bot adjacent to ${name}.`,
}
const AFTER_BOOST: Texts<At<'afterBoost'>> = {
  tow: (_, name) => `After ${name} has moved k spaces you may shift the named bot 1 to k spaces in the same direction.`,
  shuttle: (_, name) => `You may swap ${name} with a friendly bot adjacent to it.`,
  crawl: () => 'After it Boosts you may spin it.',
  crash: ({ spaces }, name) =>
    `Once per turn, after a Boost of ${spaces} or more spaces, if the next space in that direction holds an enemy bot, you may crash: that bot takes 1 damage on its side pointing at ${name} and ${name} takes 1 damage on its side pointing at that bot.`,
  rush: ({ spaces, margin }) => `After a Boost of ${spaces} or more spaces: margin ${signed(margin)} on its attacks ${UNTIL}.`,
  charge: ({ spaces, margin }, name) =>
    `Margin ${signed(margin)} if ${name} is charging in the attack direction. It starts charging in direction d when it completes a Boost of ${spaces} or more spaces in d; it stops when it moves or rotates in any way afterwards, and at end of turn.`,
}
const ENEMY_BOOST: Texts<At<'enemyBoost'>> = {
  fire: (_, name) =>
    `When an enemy bot ends a Boost within ${name}'s reach and ${name}'s side pointing at it has no plate, you may fire: roll 1 die; if it is higher than that bot's armor, the bot takes 1 damage on its side pointing at ${name}. Each player's Sentries together fire at most once in each opponent's turn. This is not an attack.`,
}
const AFTER_PIVOT: Texts<At<'afterPivot'>> = {
  aim: ({ margin }) => `After it Pivots: margin ${signed(margin)} on its attacks ${UNTIL}.`,
  reach: ({ most }) => `Its reach is 1–${most} until end of turn.`,
  scan: ({ margin }, name) =>
    `You may choose one enemy bot in line with ${name} at any distance: you alone look at its core, and margin ${signed(margin)} on this ${name}'s attacks against that bot ${UNTIL}.`,
  whirl: () =>
    'Then, for each adjacent enemy bot in an order you choose, you may push it directly away; where that push fails you may spin that bot instead, direction your choice.',
  dance: (_, name) => `You may shift ${name} 1 space in any direction.`,
  conduct: ({ within }, name) =>
    `You may spin any number of other friendly bots within ${within} of ${name}, each in the same sense (clockwise or counterclockwise) as ${name}'s own Pivot.`,
  hack: ({ within }, name) => `You may spin one enemy bot within ${within} of ${name}, direction your choice.`,
  rearm: () => 'You may move one of its own plates to another side of it that has none.',
}
const ATTACK: Texts<At<'attack'>> = {
  always: ({ margin }) => `Margin ${signed(margin)}.`,
  far: ({ spaces, margin }) => `Margin ${signed(margin)} if the defender is ${spaces} or more spaces away.`,
  prey: ({ margin }) => `Margin ${signed(margin)} if the defender carries at least one plate.`,
  bestSide: () => 'Its attack base is the highest current value among its four sides. Attack face and hit face for damage stay as usual.',
}
const DEFENSE: Texts<At<'defense'>> = {
  fog: ({ spaces, margin }) => `Margin ${signed(margin)} if the attacker is ${spaces} or more spaces away.`,
}
const DECLARED: Texts<At<'declared'>> = {
  decoy: (_, name) =>
    `You may swap ${name} with a friendly bot adjacent to it; that bot becomes the defender. At most one Decoy swap per attack.`,
}
const DICE: Texts<At<'dice'>> = {
  rerollAny: () => 'Once per attack you may reroll one or both of your attack dice.',
  rerollBoth: () => 'Once per attack you may reroll both of your attack dice.',
  rerollShowing: ({ shows }) => `Once per attack you may reroll one of your defense dice that shows ${shows}.`,
  echo: () => 'Once per attack you may set one of your defense dice to the value of the lower attack die.',
  mirror: () => 'Once per attack you may exchange the value of one of your defense dice with the value of one attack die.',
}
const DAMAGE: Texts<At<'damage'>> = {
  double: ({ damage }) => `If it hits and the two attack dice show the same number when compared, it deals ${damage} damage instead of 1.`,
  crush: () => 'Each plate its attack places goes on an unplated side of the defender chosen by you.',
  juggle: () => 'Each plate it receives from an attack goes on an unplated side of your choice.',
  rise: ({ on }) => `Whenever damage from an attack would defeat it, roll 1 die: on a ${on} that damage is cancelled.`,
}
const AFTER_HIT: Texts<At<'afterHit'>> = {
  ram: (_, name) =>
    `If the defender is still on the board you may push it in the attack direction; if it moved, you may shift ${name} 1 space into the space it left.`,
}
const AFTER_MISS: Texts<At<'afterMiss'>> = {
  spike: () => 'If the attacker is adjacent, it takes 1 damage on its attack face.',
  sidestep: (_, name) => `If the attacker is adjacent, you may swap ${name} with it; if you did, you may then spin the attacker.`,
  shove: (_, name) => `If the attacker is adjacent, you may push it directly away from ${name}.`,
  pawn: (_, name) => `If you did and the attack misses, ${name} takes 1 damage on its attack face.`,
}

const CLOSE = 'Close'
const RANGE = 'Range'

/** The distances at which a program attacks, as printed in the corner of its card. */
export const reachText = ([least, most]: Program['reach']): string =>
  least === 1 && most === 1 ? CLOSE : least === 1 && most === 2 ? RANGE : `${least}–${most}`

/** The sentences about distances that the words Close and Range do not cover. */
function unusualReach([least, most]: Program['reach']): string[] {
  if (least === 1) return most <= 2 ? [] : [`Reach is 1–${most}.`]
  return [`Reach is ${least === most ? least : `${least}–${most}`}; it cannot attack an adjacent bot.`]
}

/** AB-PROG-5 Describes the changes to the booster value, in their order. */
function boosterTexts({ underPlate, always, plus, atLeast, atMost }: Effects['booster']): string[] {
  const changed = plus < 0 ? 'decreased' : 'increased'
  return [
    ...(underPlate ? ['Its booster value is the printed value of the booster face, plate or not.'] : []),
    ...(always === BOOSTER.always ? [] : [`Its booster value is always ${always}.`]),
    ...(plus === BOOSTER.plus ? [] : [`Its booster value is ${changed} by ${Math.abs(plus)}.`]),
    ...(atLeast === BOOSTER.atLeast ? [] : [`Its booster value is never below ${atLeast}.`]),
    ...(atMost === BOOSTER.atMost ? [] : [`Its booster value is never above ${atMost}.`]),
  ]
}

function costTexts({ attack, pickUp, freePivots }: Effects['cost']): string[] {
  return [
    ...(attack === COSTS.attack ? [] : [`Its Attack action costs ${attack} energy.`]),
    ...(pickUp === COSTS.pickUp ? [] : [`Pick-up by this bot costs ${pickUp} energy instead of ${COSTS.pickUp}.`]),
    ...(freePivots === COSTS.freePivots
      ? []
      : [
          freePivots === 1
            ? 'Its first Pivot in each of your turns costs 0 energy.'
            : `Its first ${freePivots} Pivots in each of your turns cost 0 energy.`,
        ]),
  ]
}

/** Builds the rules text of a program from its effects: one or more sentences for each moment, in the order of a turn. */
export function programText({ name, reach, effects }: Pick<Program, 'name' | 'reach' | 'effects'>): string {
  const sentences = [
    ...unusualReach(reach),
    ...boosterTexts(effects.booster),
    ...costTexts(effects.cost),
    ...tell(STANDING, effects.standing, name),
    ...tell(PIVOT, effects.pivot, name),
    ...tell(ACTION, effects.action, name),
    ...tell(TRAVEL, effects.travel, name),
    ...tell(AFTER_BOOST, effects.afterBoost, name),
    ...tell(ENEMY_BOOST, effects.enemyBoost, name),
    ...tell(AFTER_PIVOT, effects.afterPivot, name),
    ...tell(ATTACK, effects.attack, name),
    ...tell(DEFENSE, effects.defense, name),
    ...tell(DECLARED, effects.declared, name),
    ...tell(DICE, effects.dice, name),
    ...tell(DAMAGE, effects.damage, name),
    ...tell(AFTER_HIT, effects.afterHit, name),
    ...tell(AFTER_MISS, effects.afterMiss, name),
  ]
  return sentences.length === 0 ? NO_TEXT : sentences.join(' ')
}

const NO_TEXT = 'No text.'
