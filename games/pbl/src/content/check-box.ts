import { BadInput } from '@robodrome/kernel'
import { worksAt, type Moment } from '../moments.ts'
import type { Box } from './box.ts'
import type { Effect } from './effects.ts'
import type { Card, OrangeCard } from './kinds.ts'

type Path = readonly (string | number)[]
/** An effect of a card: its place in the box, and its moment. */
type Placed = { effect: Effect; moment: Moment; path: Path }

/** PBL-SETUP-3 Ten pilots form the talent pool of a rotation of five; three sides need a robot each. */
const LEAST = { robots: 3, starters: 10 }
/** PBL-MODE-4 In a challenge three players build five cards each before the game starts. */
const BUILT_FIRST = 15
/** PBL-MODE-15 Five cards for each of four players. */
const ULTIMATE = 20
/** What a search may look for besides one builder's armor. */
const SEARCHED = ['limb armor', 'armor', 'crew']
/** Reserved answers that notes hold instead of a card. */
const RESERVED = ['none', 'deck', 'shop', ...SEARCHED]

/** Checks that a box is playable: its parts, the cards that cards name, and that each effect works at its moment. Throws BadInput. */
export function checkBox(box: Box): void {
  checkNames(box)
  const { robots, starters, cards } = box
  demand(robots.length >= LEAST.robots, ['robots'], robots.length, `at least ${LEAST.robots} robots`)
  demand(starters.length >= LEAST.starters, ['starters'], starters.length, `at least ${LEAST.starters} starter pilots`)
  checkSpeeds(box)
  const first = cards.filter(isBuiltFirst).length
  demand(
    first >= BUILT_FIRST,
    ['cards'],
    first,
    `at least ${BUILT_FIRST} cards that a bare robot can build: armor of Level 1, shoulders, pods`,
  )
  const ultimate = cards.filter((card) => (card.kind === 'action' ? card.ultimate === true : ARMOR.includes(card.kind))).length
  demand(ultimate >= ULTIMATE, ['cards'], ultimate, `at least ${ULTIMATE} cards for Ultimate Robot: armor and actions marked ultimate`)
  const lasting = cards.length - cards.filter(({ kind }) => kind === 'crew').length
  demand(lasting >= 60, ['cards'], lasting, 'at least 60 cards besides the crew')
  for (const [at, card] of cards.entries()) checkCard(box, card, ['cards', at])
  for (const placed of effectsIn(box)) checkEffect(box, placed)
}

const ARMOR: readonly Card['kind'][] = ['armor', 'shoulder', 'pod']

function demand(holds: boolean, path: Path, found: string | number, expected: string): void {
  if (!holds) throw new BadInput(path, found, expected)
}

/** Every card has a unique name and id. */
function checkNames({ robots, starters, cards }: Box): void {
  const seen = { name: new Set<string>(RESERVED), id: new Set<string>() }
  for (const [list, all] of Object.entries({ robots, starters, cards }))
    for (const [at, card] of all.entries())
      for (const field of ['name', 'id'] as const) {
        demand(!seen[field].has(card[field]), [list, at, field], card[field], `a ${field} that nothing else has`)
        seen[field].add(card[field])
      }
}

/** PBL-SETUP-13 The fastest pilot starts: all speeds differ. */
function checkSpeeds({ starters }: Box): void {
  const speeds = starters.map(({ speed }) => speed)
  const again = speeds.findIndex((speed, i) => speeds.indexOf(speed) < i)
  if (again >= 0) throw new BadInput(['starters', again, 'speed'], speeds[again], 'a speed that no other pilot has')
}

/** A card that a bare robot can always build. */
const isBuiltFirst = (card: OrangeCard): boolean =>
  (card.kind === 'armor' && card.level === 1) || card.kind === 'shoulder' || (card.kind === 'pod' && !card.regenerates)

function checkCard({ cards }: Box, card: OrangeCard, path: Path): void {
  if (card.kind === 'armor' || card.kind === 'shoulder') {
    const builds = cards.some(({ kind, name }) => kind === 'crew' && name === card.builder)
    demand(builds, [...path, 'builder'], card.builder, 'a crew card of the box')
  }
  if (card.kind !== 'armor') return
  const { counter, attack } = card
  demand(attack !== 'counter' || counter !== undefined, [...path, 'attack'], attack, 'a number, or a counter to go with it')
  if (counter !== undefined)
    demand(counter.start <= counter.most, [...path, 'counter', 'start'], counter.start, `at most ${counter.most}, where the counter ends`)
}

/** Every effect of a box. */
function* effectsIn({ starters, cards }: Box): Iterable<Placed> {
  for (const [at, { critical }] of starters.entries())
    if (critical.bonus !== undefined) yield { effect: critical.bonus, moment: 'critical', path: ['starters', at, 'critical', 'bonus'] }
  for (const [at, card] of cards.entries()) {
    const path: Path = ['cards', at]
    if ('onPlay' in card && card.onPlay !== undefined)
      yield { effect: card.onPlay, moment: card.kind === 'crew' ? 'crew onPlay' : 'onPlay', path: [...path, 'onPlay'] }
    if (card.kind === 'armor' && card.start !== undefined) yield { effect: card.start, moment: 'start', path: [...path, 'start'] }
    if (card.kind === 'action') yield { effect: card.effect, moment: card.when, path: [...path, 'effect'] }
    if (card.kind !== 'crew') continue
    if (card.anyTime !== undefined) yield { effect: card.anyTime, moment: 'any time', path: [...path, 'anyTime'] }
    if (card.blast !== undefined)
      yield {
        effect: card.blast.effect,
        moment: card.blast.when === 'turn' ? 'turn blast' : 'combat blast',
        path: [...path, 'blast', 'effect'],
      }
  }
}

/** It works at its moment, and the cards it names exist. */
function checkEffect({ cards }: Box, { effect, moment, path }: Placed): void {
  demand(worksAt(effect, moment), [...path, 'do'], effect.do, 'an effect that works at this moment of a card')
  const has = (kind: Card['kind'], wanted: string): boolean => cards.some((card) => card.kind === kind && card.name === wanted)
  if (effect.do === 'summon') demand(has('expert', effect.pilot), [...path, 'pilot'], effect.pilot, 'an expert pilot of the box')
  if (effect.do === 'search' && !SEARCHED.includes(effect.for))
    demand(
      has('crew', effect.for),
      [...path, 'for'],
      effect.for,
      `one of ${SEARCHED.join(', ')}, or a crew card of the box that builds armor`,
    )
}
