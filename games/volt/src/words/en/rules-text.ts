import type { EffectsAt, Line, Moment } from '../../content/effects.ts'
import type { Module } from '../../content/modules.ts'
import { tell, type Texts } from '../moment-texts.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five']
const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`
const upToKeys = (n: number): string => (n === 1 ? '1 key' : '1 or 2 keys')
const list = new Intl.ListFormat('en', { type: 'disjunction' })

const TEXTS: { readonly [M in Moment]: Texts<EffectsAt[M]> } = {
  program: {
    diagonalKey: () => 'A blue die of this range may be placed on a diagonal key.',
    moreDice: () => 'Program 3 or 4 dice; a control unit holds 0 to 2 of them.',
  },
  declare: { shift: ({ n }) => `Shift the die by ${upToKeys(n)} before it is activated.` },
  insteadOfFiring: {
    move: () => 'A red die on a blue key is used as a blue die: move instead of firing.',
    shoot: () => 'Fire in four directions: orthogonal from a blue key, diagonal from another.',
    grenade: ({ n }) => `Throw a grenade as far as the number: a detonation [${n}] where it lands.`,
    swap: () => 'Swap spaces with the first robot in the line of fire.',
    control: () => 'Move 1 die of the first robot in the line of fire to another legal key, or turn a KillBot.',
    jet: () => 'The jet sets off mines and pushes the first robot as far as the number.',
  },
  insteadOfMoving: { jump: () => 'One jump of exactly the number over everything but walls.' },
  moving: {
    cut: ({ n }) => `The first robot you touch while moving takes ${n} damage.`,
    passWalls: () => 'Move through energy walls and bends.',
  },
  leaving: {
    layMine: ({ tokens }) =>
      `When you move you may lay a mine on the space you leave. ${capital(NUMBERS[tokens]!)} token${tokens === 1 ? '' : 's'}.`,
  },
  shot: { push: ({ n }) => `A robot you hit with a plain shot is pushed ${spaces(n)}.` },
  moved: {
    push: ({ n }) => `After moving, push everything adjacent ${spaces(n)} directly away.`,
    damage: ({ n }) => `After moving, every adjacent piece takes ${n} damage.`,
  },
  pushed: { brake: ({ n }) => `When pushed, be pushed up to ${spaces(n)} less.` },
  damaged: {
    discharge: ({ n, on }) => `Take no ${list.format(on)} damage; every adjacent piece takes ${n} damage instead.`,
    hold: ({ n }) => `Damage may go to this card, which holds ${n} token${n === 1 ? '' : 's'}.`,
  },
  destroyed: { detonate: ({ n }) => `When destroyed outside a pit: a detonation [${n}] where you stood.` },
  space: { reach: () => 'In Phase 3 activate an adjacent space instead of your own.' },
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The rules text of a module, generated from its lines. */
export const moduleText = ({ lines }: { lines: readonly Line[] }): string => lines.map((line) => tell(TEXTS, line)).join(' ')

/** The die that a module needs, as printed in its header. */
export const dieText = ({ die }: Pick<Module, 'die'>): string =>
  die === null ? 'no die' : `${die[0]} die ${die[1] === die[2] ? die[1] : `${die[1]} to ${die[2]}`}`
