import type { Event } from '@robodrome/kernel'
import { BOTS, type BotId } from './content/bots.ts'
import { CARDS } from './content/cards.ts'
import { COMMANDS, type CommandId } from './content/commands.ts'
import { POWERS, type PowerId } from './content/powers.ts'
import { SYMBOLS, type Face } from './content/symbols.ts'
import { TILES, type TileKind } from './content/tiles.ts'
import type { Part } from './state.ts'

type Fields = Record<string, unknown>

const bot = (e: Fields, field = 'bot'): string => BOTS[e[field] as BotId].name
const card = (id: unknown): string => CARDS[id as string]!.name
const cards = (e: Fields, field = 'cards'): string => (e[field] as string[]).map(card).join(', ')
const power = (e: Fields): string => POWERS[e['power'] as PowerId].name
const command = (e: Fields): string => COMMANDS[e['command'] as CommandId].name
const tile = (kind: unknown): string => TILES[kind as TileKind].name
const symbol = (face: unknown): string => SYMBOLS[face as Face].name
const dice = (faces: unknown): string => [...(faces as string)].join(' ') || 'nothing'
const number = (e: Fields, field: string): number => e[field] as number
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Where a number of a breakdown comes from, as a person says it. */
export function sourceName(of: string): string {
  const [kind, id] = of.split(' ') as [string, string]
  if (kind === 'card' && id in CARDS) return card(id)
  if (kind === 'power' && id in POWERS) return POWERS[id as PowerId].name
  return kind === 'tile' && id in TILES ? tile(id) : of
}

/** `7 Full House + 2 Attack Upgrade - 2 High Ground`. */
export const breakdown = (parts: readonly Part[]): string =>
  parts
    .map(({ of, value }, i) => `${i === 0 ? (value < 0 ? '-' : '') : value < 0 ? ' - ' : ' + '}${Math.abs(value)} ${sourceName(of)}`)
    .join('')

/** Whether the numbers alone do not make the amount: a sum below 0 counts as 0. */
const clampNote = (parts: readonly Part[], amount: number): string =>
  parts.reduce((sum, part) => sum + part.value, 0) === amount ? '' : ', never below 0'

const CAUSES: Readonly<Record<string, string>> = {
  attack: 'from the attack',
  malfunction: 'from its own malfunction',
  jolt: 'from Counter Jolt',
}

function damage(e: Fields): string {
  const amount = number(e, 'amount')
  const parts = e['parts'] as Part[]
  const absorbed = number(e, 'absorbed') > 0 ? `; Armor absorbs ${number(e, 'absorbed')}` : ''
  const lost = number(e, 'lost') > 0 ? `; loses ${plural(number(e, 'lost'), 'Structure die').replace('dies', 'dice')}` : ''
  return `${bot(e)} suffers ${amount} ${CAUSES[e['cause'] as string]} (${breakdown(parts)}${clampNote(parts, amount)})${absorbed}${lost}.`
}

const onDie = (e: Fields): string => (e['die'] === undefined ? '' : ` on a ${symbol(e['die'])}`)

/** One sentence for each kind of event. */
const SENTENCES: Readonly<Record<string, (e: Fields) => string>> = {
  bot: (e) => `Player ${number(e, 'seat') + 1} brings ${bot(e)}.`,
  tiles: (e) => `The Arena: ${(e['cells'] as string[]).map((cell, i) => `${tile((e['tiles'] as string[])[i])} on ${cell}`).join(', ')}.`,
  starter: (e) => `${bot(e)} starts.`,
  place: (e) => `${bot(e)} is placed on ${e['cell'] as string} (${tile(e['tile'])}).`,
  turn: (e) => `Turn ${number(e, 'turn')}: ${bot(e)}.`,
  move: (e) => `${bot(e)} moves to ${e['cell'] as string} (${tile(e['tile'])}).`,
  stay: (e) => `${bot(e)} stays on ${e['cell'] as string}.`,
  target: (e) => `${bot(e)} attacks ${bot(e, 'targetBot')}${e['fallback'] === true ? ', as no Ready Bot could be reached' : ''}.`,
  'lock flips': (e) => `${bot(e)}'s Target Lock on ${bot(e, 'targetBot')} is now Loading.`,
  'locks ready': (e) => `All Target Locks of ${bot(e)} are Ready again.`,
  roll: (e) => `${bot(e)} rolls ${dice(e['faces'])} (roll ${number(e, 'roll')}).`,
  'sixth die': (e) => `${bot(e)} rolls the sixth die: ${dice(e['faces'])}.`,
  reroll: (e) => `${bot(e)} rerolls: ${dice(e['faces'])}.`,
  'die turned': (e) => `A ${symbol(e['die'])} becomes a ${symbol(e['becomes'])}.`,
  command: (e) => `${bot(e)} goes for ${command(e)}.`,
  lock: (e) => `${bot(e)} locks ${dice(e['dice'])}${e['complete'] === true ? `: ${command(e)} is complete` : ''}.`,
  stop: (e) => `${bot(e)} stops rolling.`,
  'roll on': (e) => `${bot(e)} rolls on.`,
  'keep dice': (e) => `${bot(e)} keeps ${dice(e['kept'])} and discards ${dice(e['discarded'])}.`,
  pass: (e) => `${bot(e)} passes.`,
  card: (e) => `${bot(e)} plays ${card(e['card'])}${onDie(e)}.`,
  power: (e) => `${bot(e)} uses ${power(e)}${onDie(e)} (${plural(number(e, 'left'), 'Charge')} left).`,
  tile: (e) => `${bot(e)} uses ${tile(e['tile'])}${onDie(e)}.`,
  'tile counts': (e) => `${bot(e)} stands on ${tile(e['tile'])}: ${number(e, 'value') > 0 ? '+' : ''}${number(e, 'value')} damage.`,
  success: (e) =>
    `${bot(e)} completes ${command(e)}: ${number(e, 'pending')} damage to ${bot(e, 'targetBot')} (${breakdown(e['parts'] as Part[])}${clampNote(e['parts'] as Part[], number(e, 'pending'))}).`,
  malfunction: (e) => `${bot(e)} fails ${command(e)}: a malfunction of ${number(e, 'pending')} (${breakdown(e['parts'] as Part[])}).`,
  prevent: (e) => `${bot(e)} prevents ${number(e, 'value')} with ${sourceName(e['by'] as string)}; ${number(e, 'pending')} left.`,
  damage,
  heal: (e) => `${bot(e)} heals ${number(e, 'healed')}.`,
  upgrade: (e) => `${bot(e)}'s ${e['type'] === 'ATTACK' ? 'Attack' : 'Defense'} Upgrade rises to ${number(e, 'value')}.`,
  armor: (e) => `${bot(e)} gains an Armor die of ${number(e, 'value')}.`,
  unlock: (e) => `${bot(e)} unlocks ${power(e)} with ${plural(number(e, 'charges'), 'Charge')}.`,
  charge: (e) => `${bot(e)}'s ${power(e)} gains a Charge (${number(e, 'left')} now).`,
  'bonus lost': (e) => `${bot(e)}'s bonus is lost: ${e['what'] as string}.`,
  draw: (e) => `${bot(e)} draws ${e['card'] === undefined ? 'a Tech card' : card(e['card'])}.`,
  look: (e) => `${bot(e)} looks at ${e['card'] === undefined ? 'a Tech card' : card(e['card'])}.`,
  keep: (e) => `${bot(e)} keeps ${e['card'] === undefined ? 'a Tech card' : card(e['card'])}.`,
  discard: (e) => `${bot(e)} discards ${cards(e)}.`,
  reshuffle: (e) => `The ${plural(number(e, 'cards'), 'discarded card')} make a new draw pile.`,
  leech: (e) => `${bot(e)} takes ${e['card'] === undefined ? 'a Tech card' : card(e['card'])} from ${bot(e, 'fromBot')}.`,
  center: (e) => `${bot(e)} uses the Center.`,
  push: (e) => `${bot(e)} pushes ${bot(e, 'targetBot')} off ${e['cell'] as string} (${tile(e['tile'])}).`,
  pushed: (e) => `${bot(e)} goes to ${e['cell'] as string} (${tile(e['tile'])}).`,
  destroyed: (e) =>
    `${bot(e)} is destroyed${e['rule'] === 'GK-OVER-4' ? ': its player left' : ''}${(e['hand'] as string[]).length > 0 ? `; its hand is discarded: ${cards(e, 'hand')}` : ''}.`,
  'called off': () => 'The game is called off: a player left before the first turn.',
  won: (e) => `${bot(e)} wins!`,
}

export const say = (event: Event): string => SENTENCES[event.kind]!(event)
