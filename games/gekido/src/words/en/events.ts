import type { ByKind, Seen } from '@robodrome/kernel'
import { NOTHING, say, type Mark, type Phrase } from '@robodrome/phrases'
import { NOBODY } from '../../state.ts'
import type { Bonus, Happening } from '../../terms.ts'
import { inRows, laidWhere, type Names } from '../names.ts'
import { command, count, dice, list, symbol, who, whom, whose } from './names.ts'
import type { Damaged } from '../../shapes.ts'

const BONUS: Readonly<Record<Bonus, string>> = { upgrade: 'Upgrade', armor: 'Armor', power: 'Power', charge: 'extra Charge' }
const UPGRADE = { ATTACK: 'Attack Upgrade', DEFENSE: 'Defense Upgrade' } as const
const CAUSE: Readonly<Record<Damaged['cause'], string>> = {
  attack: ' to the attack',
  malfunction: ' to a malfunction',
  jolt: ' to Counter Jolt',
}
const LAID = {
  all: 'The tiles of the Arena',
  corners: 'The corners of the Arena',
  edges: 'The edges of the Arena, around the Center',
} as const
const charges = (n: number): Phrase => count(n, { one: '# Charge', other: '# Charges' })
const structureDice = (n: number): Phrase => count(n, { one: '# Structure die', other: '# Structure dice' })

/** The sentences of the log. */
export function eventsIn(names: Names): ByKind<Seen<Happening>, Phrase> {
  const { bot, card, cards, power, tile, piece } = names
  const onDie = (e: { die?: Parameters<typeof symbol>[0] }): Phrase => (e.die === undefined ? NOTHING : say` on ${symbol(e.die)}`)
  /** A damage number with a breakdown that readers can open. */
  const damage = (title: Phrase, parts: Damaged['parts'], number: number, outcome?: Phrase): Mark => ({
    number,
    breakdown: names.breakdown(title, parts, number, outcome),
  })
  const then = ({ absorbed, lost }: Damaged): Phrase[] => [
    ...(absorbed > 0 ? [say`Armor absorbs ${absorbed}`] : []),
    ...(lost > 0 ? [say`${structureDice(lost)} ${lost === 1 ? ['breaks'] : ['break']}`] : []),
  ]
  return {
    bot: (e) => say`${who(e.seat, 'brings', 'bring')} ${bot(e.bot)}.`,
    tiles: (e) => say`${[LAID[laidWhere(e)]]}, row by row: ${list(inRows(e).map(tile))}.`,
    starter: (e) => say`${who(e.seat, 'gets', 'get')} the first turn.`,
    place: (e) => say`${who(e.seat, 'starts', 'start')} on ${tile(e.tile)}.`,
    turn: (e) => say`Turn ${e.turn}: ${whom(e.seat)} with ${bot(e.bot)}.`,
    move: (e) => say`${who(e.seat, 'moves', 'move')} to ${tile(e.tile)}.`,
    stay: (e) => say`${who(e.seat, 'stays', 'stay')} put.`,
    target: (e) =>
      say`${who(e.seat, 'attacks', 'attack')} ${whom(e.target)}${e.fallback ? [', because no Ready Bot was within reach'] : NOTHING}.`,
    'lock flips': (e) => say`${whose(e.seat)} Target Lock on ${bot(e.targetBot)} is now Loading.`,
    'locks ready': (e) => say`All of ${whose(e.seat)} Target Locks are Ready again.`,
    roll: (e) => say`${who(e.seat, 'rolls', 'roll')} ${dice(e.faces)} on roll ${e.roll}.`,
    'sixth die': (e) => say`${who(e.seat, 'rolls', 'roll')} the sixth die: ${dice(e.faces)}.`,
    reroll: (e) => say`${who(e.seat, 'rerolls', 'reroll')}: ${dice(e.faces)}.`,
    'die turned': (e) => say`A ${symbol(e.die)} becomes a ${symbol(e.becomes)}.`,
    command: (e) => say`${who(e.seat, 'goes', 'go')} for ${command(e.command)}.`,
    lock: (e) => say`${who(e.seat, 'locks', 'lock')} ${dice(e.dice)}${e.complete ? say`: ${command(e.command)} is complete` : NOTHING}.`,
    stop: (e) => say`${who(e.seat, 'stops', 'stop')} rolling.`,
    'roll on': (e) => say`${who(e.seat, 'rolls', 'roll')} on.`,
    'keep dice': (e) => say`${who(e.seat, 'keeps', 'keep')} ${dice(e.kept)}; ${dice(e.discarded)} leave the attack.`,
    pass: (e) => say`${who(e.seat, 'passes', 'pass')}.`,
    card: (e) => say`${who(e.seat, 'plays', 'play')} ${card(e.card)}${onDie(e)}.`,
    power: (e) => say`${who(e.seat, 'uses', 'use')} ${power(e.power)}${onDie(e)}; ${charges(e.left)} left.`,
    tile: (e) => say`${who(e.seat, 'uses', 'use')} ${tile(e.tile)}${onDie(e)}.`,
    'tile counts': (e) => say`${who(e.seat, 'stands', 'stand')} on ${tile(e.tile)}: ${{ number: e.value, signed: true }} damage.`,
    success: (e) =>
      say`${who(e.seat, 'completes', 'complete')} ${command(e.command)} for ${damage(say`${command(e.command)} hits`, e.parts, e.pending)} on ${bot(e.targetBot)}.`,
    malfunction: (e) =>
      say`${who(e.seat, 'fails', 'fail')} ${command(e.command)}: the malfunction costs ${damage(say`${command(e.command)} fails`, e.parts, e.pending)}.`,
    prevent: (e) => say`${who(e.seat, 'prevents', 'prevent')} ${e.value} with ${piece(e.by)}; ${e.pending} left.`,
    damage: (e) => {
      const after = then(e)
      const outcome = after.length === 0 ? undefined : say`${list(after)}.`
      const lost = damage(say`${bot(e.bot)} suffers`, e.parts, e.amount, outcome)
      return say`${who(e.seat, 'loses', 'lose')} ${lost}${[CAUSE[e.cause]]}${after.map((each) => say`; ${each}`).flat()}.`
    },
    heal: (e) => say`${who(e.seat, 'heals', 'heal')} ${e.healed}.`,
    upgrade: (e) => say`${whose(e.seat)} ${[UPGRADE[e.type]]} rises to ${e.value}.`,
    armor: (e) => say`${who(e.seat, 'gains', 'gain')} an Armor die of ${e.value}.`,
    unlock: (e) => say`${who(e.seat, 'unlocks', 'unlock')} ${power(e.power)} with ${charges(e.charges)}.`,
    charge: (e) => say`${whose(e.seat)} ${power(e.power)} gains a Charge and has ${e.left} now.`,
    'bonus lost': (e) => say`${who(e.seat, 'loses', 'lose')} the ${[BONUS[e.what]]} bonus, because it has no use.`,
    draw: (e) => say`${who(e.seat, 'draws', 'draw')} ${card(e.card)}.`,
    look: (e) => say`${who(e.seat, 'looks', 'look')} at ${card(e.card)}.`,
    keep: (e) => say`${who(e.seat, 'keeps', 'keep')} ${card(e.card)}.`,
    discard: (e) => say`${who(e.seat, 'discards', 'discard')} ${cards(e.cards)}.`,
    reshuffle: (e) => say`${count(e.cards, { one: '# discarded card makes', other: '# discarded cards make' })} a new draw pile.`,
    leech: (e) => say`${who(e.seat, 'takes', 'take')} ${card(e.card)} from ${whom(e.from)}.`,
    center: (e) => say`${who(e.seat, 'draws', 'draw')} cards at the Center.`,
    push: (e) => say`${who(e.seat, 'pushes', 'push')} ${whom(e.target)} off ${tile(e.tile)}.`,
    pushed: (e) => say`${who(e.seat, 'lands', 'land')} on ${tile(e.tile)}.`,
    destroyed: (e) => {
      const hand = e.hand.length > 0 ? say`; the hand is discarded: ${cards(e.hand)}` : NOTHING
      if (e.rule === 'GK-OVER-4') return say`${who(e.seat, 'leaves', 'leave')} the battle${hand}.`
      return say`${whose(e.seat)} ${bot(e.bot)} is destroyed${e.by === NOBODY ? [' by its own malfunction'] : NOTHING}${hand}.`
    },
    'called off': (e) => say`The battle is called off: ${who(e.seat, 'left', 'left')} before the first turn.`,
    won: (e) => say`${who(e.seat, 'wins', 'win')} the battle!`,
  }
}
