import type { ByKind, Seen } from '@robodrome/kernel'
import { NOTHING, say, type Breakdown, type Phrase } from '@robodrome/phrases'
import { MOST_DAMAGE, type RobotId } from '../../content/robots.ts'
import { isModule, isOfArena, type DamageSource, type Happening, type LoadOut, type NamedSource } from '../../happening.ts'
import { settable, value } from './settings.ts'
import { at, deck, die, direction, list, module, placed, robot, series, side, unit, who } from './text.ts'

type Told<K extends Happening['kind']> = Seen<Extract<Happening, { kind: K }>>

const SOURCES: Readonly<Record<NamedSource | 'pit', Phrase>> = {
  laser: ['a shot'],
  mine: ['a mine'],
  barrier: ['a lightning barrier'],
  'high voltage': ['high voltage'],
  pit: ['a pit'],
}
const sourceOf = (source: DamageSource | 'pit'): Phrase => (isModule(source) ? [module(source)] : SOURCES[source])

const AIMS: Readonly<Record<Told<'aims'>['because'], string>> = {
  nearest: 'the nearest robot in its line of fire',
  points: 'of the nearest robots, the one with the most VP',
  number: 'of the nearest robots, the one with the lowest starting number',
}

const IDLES: Readonly<Record<Told<'idles'>['because'], string>> = {
  'on token': 'stays on its VP token',
  'nothing seen': 'sees neither a VP token nor a robot and goes straight on',
  'no target': 'has no robot in its line of fire',
}

/** Names the owner of a shot or mine; barriers and the like have none. */
const of = ({ robot: hit, by, source }: Told<'damage'>): Phrase =>
  by === null || by === hit || isOfArena(source) ? NOTHING : say` of ${robot(by)}`
const robots = (order: readonly RobotId[]): Phrase => list(order.map((id, i) => say`${i + 1} ${robot(id)}`))

/** One sentence for each event. */
export const events: ByKind<Seen<Happening>, Phrase> = {
  sides: (e) =>
    say`Sides: ${list(e.sides.map((each) => say`${side(each.side)} ${each.seat === null ? ['a KillBot'] : [who(each.seat, 'you', '')]}`))}.`,
  robot: (e) =>
    e.seat === null
      ? say`A KillBot takes ${robot(e.robot)}, on the ${side(e.side)} side.`
      : say`${who(e.seat, 'you take', ' takes')} ${robot(e.robot)}, on the ${side(e.side)} side.`,
  bout: (e) => say`Bout ${e.bout} begins on board ${[e.board]}.`,
  numbers: (e) => say`Starting numbers: ${robots(e.order)}.`,
  decks: (e) => say`Decks chosen: ${list(e.decks.map((each) => say`${robot(each.robot)} ${deck(each.deck)}`))}.`,
  round: (e) => say`Round ${e.round}. Starting numbers: ${robots(e.order)}.`,
  token: (e) => say`VP token ${e.number} is placed on ${at(e.space)}.`,
  repair: (e) => say`${robot(e.robot)} loses all damage tokens.`,
  reboot: (e) => say`${robot(e.robot)} reboots on ${at(e.space)}.`,
  push: (e) => say`${e.piece === 'mine' ? ['A mine'] : robot(e.piece)} is pushed from ${at(e.from)} to ${at(e.into)} by ${robot(e.by)}.`,
  move: (e) => say`${robot(e.robot)} moves from ${at(e.from)} to ${at(e.into)}.`,
  confirmed: (e) =>
    e.seat === null
      ? say`${robot(e.robot)} is programmed.`
      : say`${who(e.seat, 'you lock in your program', ' has locked in their program')}.`,
  withdrawn: (e) =>
    e.seat === null
      ? say`${robot(e.robot)} is not programmed.`
      : say`${who(e.seat, 'you unlock your program', ' has unlocked their program')}.`,
  roll: (e) => say`KillBot ${robot(e.robot)} rolls ${list(e.dice.map(die))}.`,
  programs: (e) => say`Programs: ${series(e.programs.map((each) => say`${robot(each.robot)} ${list(each.dice.map(placed))}`))}.`,
  module: (e) => say`${robot(e.robot)} uses ${module(e.module)}.`,
  setting: (e) => say`${settable(e.set)}: now ${value(e.value)}.`,
  preset: (e) => say`${robot(e.robot)} decided this in advance: ${settable(e.set)}.`,
  die: (e) => say`Unit ${unit(e.unit)}: ${robot(e.robot)}, ${die(e)}${e.key === null ? NOTHING : say` ${direction(e.key)}`}.`,
  shift: (e) => say`${robot(e.robot)} shifts the die from ${direction(e.from)} to ${direction(e.into)}.`,
  damage,
  detonation: (e) =>
    isModule(e.source)
      ? say`${robot(e.by)}’s ${module(e.source)} goes off on ${at(e.at)}: ${e.points} damage all around.`
      : say`${robot(e.by)}’s mine goes off on ${at(e.at)}: ${e.points} damage all around.`,
  mine: (e) => say`${robot(e.robot)} lays a mine on ${at(e.at)}${e.from === null ? NOTHING : say`, picked up from ${at(e.from)}`}.`,
  'mines removed': (e) => say`${robot(e.robot)}’s mines are removed from the arena.`,
  destroyed: (e) =>
    say`${robot(e.robot)} is destroyed on ${at(e.at)} by ${sourceOf(e.cause)}; ${e.award === null ? ['nobody gains'] : say`${robot(e.award)} gains`} 1 VP.`,
  vp,
  over: (e) => (e.winner === 'squad' ? say`The KillBot squad has won.` : say`${robot(e.winner)} has won.`),
  brake: (e) => say`${robot(e.robot)} brakes by ${e.brake}.`,
  jump: (e) => say`${robot(e.robot)} jumps from ${at(e.from)} to ${at(e.into)}.`,
  fire(e) {
    const hits =
      e.at === null || e.hits === null ? say`hits nothing` : say`hits ${e.hits === 'mine' ? ['a mine'] : robot(e.hits)} on ${at(e.at)}`
    return say`${robot(e.robot)} fires ${direction(e.direction)} and ${hits}.`
  },
  crossfire: (e) =>
    say`${robot(e.robot)} fires ${list(e.directions.map(direction))}${e.at.length === 0 ? say` and hits nothing` : say`, hitting ${list(e.at.map((space) => [at(space)]))}`}.`,
  grenade: (e) =>
    e.points === 0
      ? say`${robot(e.robot)}’s grenade falls into the pit on ${at(e.at)}.`
      : say`${robot(e.robot)}’s grenade lands on ${at(e.at)}.`,
  teleport: (e) => say`${robot(e.robot)} teleports to ${at(e.into)}, ${robot(e.other)} to ${at(e.from)}.`,
  turned: (e) => say`${robot(e.by)} turns KillBot ${robot(e.robot)} ${direction(e.facing)}.`,
  remote: (e) => say`${robot(e.by)} moves one of ${robot(e.robot)}’s dice: ${placed(e.from)} becomes ${placed(e.into)}.`,
  turn: (e) => say`KillBot ${robot(e.robot)} turns ${direction(e.facing)}.`,
  heads: (e) =>
    e.target === null
      ? say`KillBot ${robot(e.robot)} heads for the VP token on ${at(e.at)}, the nearest it sees.`
      : say`KillBot ${robot(e.robot)} sees no VP token and heads for ${robot(e.target)} on ${at(e.at)}, the nearest robot.`,
  aims: (e) => say`KillBot ${robot(e.robot)} aims at ${robot(e.target)} on ${at(e.at)}: ${[AIMS[e.because]]}.`,
  idles: (e) => say`KillBot ${robot(e.robot)} ${[IDLES[e.because]]}.`,
  arm: (e) => say`${robot(e.robot)} reaches for ${at(e.space)}.`,
  draw: (e) => say`${robot(e.robot)} draws ${e.module === undefined ? say`a ${deck(e.deck)} module` : module(e.module)}.`,
  'no draw': (e) => say`There is no module for ${robot(e.robot)} to draw.`,
  equip: (e) => say`${robot(e.robot)} carries ${loadOut(e)}.`,
  'load-outs': () => say`All load-outs are revealed.`,
  champion: (e) =>
    say`${robot(e.robot)} ${e.defended ? ['defends the title'] : ['is champion of the arena']}${e.modules.length === 0 ? NOTHING : say` with ${list(e.modules.map((each) => [module(each)]))}`}.`,
  left: (e) =>
    e.seat === null
      ? say`A KillBot now steers ${robot(e.robot)}.`
      : say`${who(e.seat, 'you have left', ' has left')}; a KillBot now steers ${robot(e.robot)}.`,
}

function loadOut({ left, right, champion }: LoadOut): Phrase {
  const carried = [left, right, champion].filter((each) => each !== null)
  return carried.length === 0 ? say`no module` : list(carried.map((each) => [module(each)]))
}

function damage(e: Told<'damage'>): Phrase {
  const dealt = { number: e.points, breakdown: tokensOf(e) }
  const shielded = e.holder === null ? NOTHING : say`, ${e.shield} of it on ${module(e.holder)}`
  return say`${robot(e.robot)} takes ${dealt} damage from ${sourceOf(e.source)}${of(e)}${shielded}: ${e.total} of ${MOST_DAMAGE}.`
}

/** Damage tokens on a robot card: those before, those from this hit, and those that a module holds. */
function tokensOf({ robot: id, source, card, shield, holder, total, rule }: Told<'damage'>): Breakdown {
  return {
    title: say`Damage to ${robot(id)}`,
    total,
    tone: 'harm',
    rows: [
      { label: say`Before`, value: total - card, rule: 'VT-DMG-1' },
      { label: sourceOf(source), value: card + shield, rule },
      ...(holder !== null ? [{ label: [module(holder)], value: -shield, rule: 'VT-DMG-3' }] : []),
    ],
    outcome: total >= MOST_DAMAGE ? say`The third token destroys the robot.` : say`${MOST_DAMAGE - total} more would destroy it.`,
  }
}

/** The reason for a VP. */
const gain = (e: Told<'vp'>): Phrase => (e.token === null ? say`destroying ${robot(e.destroyed)}` : say`the token on ${at(e.token)}`)

function vp(e: Told<'vp'>): Phrase {
  const one = { number: 1, breakdown: pointsOf(e) }
  const together = e.total === e.vp ? NOTHING : say`, together ${e.total}`
  return say`${robot(e.robot)} gains ${one} VP for ${gain(e)}: ${e.vp}${together} of ${e.target}.`
}

function pointsOf(e: Told<'vp'>): Breakdown {
  return {
    title: say`VP of ${robot(e.robot)}`,
    total: e.vp,
    tone: 'gain',
    rows: [
      { label: say`Before`, value: e.vp - 1, rule: 'VT-OVR-2' },
      { label: gain(e), value: 1, rule: e.rule },
    ],
    outcome: e.total >= e.target ? say`That wins.` : say`${e.target - e.total} more to win.`,
  }
}
