import type { Fault } from '@robodrome/reading'
import { worksAt, type Moment } from '../moments.ts'
import type { Box } from './box.ts'
import type { Effect } from './effects.ts'
import type { Card, OrangeCard } from './kinds.ts'
import { pblSays } from '../says.ts'
import type { Sentence } from '@robodrome/kernel'

type Path = readonly (string | number)[]
/** An effect of a card, with its place in the box and its moment. */
type Placed = { effect: Effect; moment: Moment; path: Path }

/** PBL-SETUP-3 In a rotation of five, the talent pool holds ten pilots. Three sides need one robot each. */
const LEAST = { robots: 3, starters: 10 }
/** PBL-MODE-4 In a challenge, three players each build five cards before the game starts. */
const BUILT_FIRST = 15
/** PBL-MODE-15 The Ultimate Robot deck needs five cards for each of four players. */
const ULTIMATE = 20
/** What an effect may search for, besides the armor of one particular builder. */
const SEARCHED = ['limb armor', 'armor', 'crew']
/** Words that stand for an answer in place of a card's name, so no card may have one of them as its name. */
const RESERVED = ['none', 'deck', 'shop', ...SEARCHED]

/** Finds what makes a box unplayable: missing parts, references to unknown cards, and effects that do not work at their moment. */
export function* checkBox(box: Box): Generator<Fault> {
  yield* checkNames(box)
  const { robots, starters, cards } = box
  yield* demand(robots.length >= LEAST.robots, ['robots'], robots.length, pblSays('leastRobots', { least: LEAST.robots }))
  yield* demand(starters.length >= LEAST.starters, ['starters'], starters.length, pblSays('leastStarters', { least: LEAST.starters }))
  yield* checkSpeeds(box)
  const first = cards.filter(isBuiltFirst).length
  yield* demand(first >= BUILT_FIRST, ['cards'], first, pblSays('leastBuildable', { least: BUILT_FIRST }))
  const ultimate = cards.filter((card) => (card.kind === 'action' ? card.ultimate === true : ARMOR.includes(card.kind))).length
  yield* demand(ultimate >= ULTIMATE, ['cards'], ultimate, pblSays('leastUltimate', { least: ULTIMATE }))
  const lasting = cards.length - cards.filter(({ kind }) => kind === 'crew').length
  yield* demand(lasting >= 60, ['cards'], lasting, pblSays('leastCards'))
  for (const [at, card] of cards.entries()) yield* checkCard(box, card, ['cards', at])
  for (const placed of effectsIn(box)) yield* checkEffect(box, placed)
}

const ARMOR: readonly Card['kind'][] = ['armor', 'shoulder', 'pod']

function* demand(holds: boolean, path: Path, found: string | number, expected: Sentence): Generator<Fault> {
  if (!holds) yield { path, found, expected }
}

/** Checks that every card has a unique name and id. */
function* checkNames({ robots, starters, cards }: Box): Generator<Fault> {
  const seen = { name: new Set<string>(RESERVED), id: new Set<string>() }
  for (const [list, all] of Object.entries({ robots, starters, cards }))
    for (const [at, card] of all.entries())
      for (const field of ['name', 'id'] as const) {
        yield* demand(!seen[field].has(card[field]), [list, at, field], card[field], pblSays('unused', { what: field }))
        seen[field].add(card[field])
      }
}

/** PBL-SETUP-13 Checks that all speeds differ, because the fastest pilot starts. */
function* checkSpeeds({ starters }: Box): Generator<Fault> {
  const speeds = starters.map(({ speed }) => speed)
  const again = speeds.findIndex((speed, i) => speeds.indexOf(speed) < i)
  if (again >= 0) yield { path: ['starters', again, 'speed'], found: speeds[again], expected: pblSays('unusedSpeed') }
}

/** Whether a bare robot can always build the card. */
const isBuiltFirst = (card: OrangeCard): boolean =>
  (card.kind === 'armor' && card.level === 1) || card.kind === 'shoulder' || (card.kind === 'pod' && !card.regenerates)

function* checkCard({ cards }: Box, card: OrangeCard, path: Path): Generator<Fault> {
  if (card.kind === 'armor' || card.kind === 'shoulder') {
    const builds = cards.some(({ kind, name }) => kind === 'crew' && name === card.builder)
    yield* demand(builds, [...path, 'builder'], card.builder, pblSays('crewOfBox'))
  }
  if (card.kind !== 'armor') return
  const { counter, attack, after } = card
  if (after !== undefined) {
    const robs = after.when === 'hit'
    const fits = robs ? after.robs === true && after.draw === undefined : after.draw !== undefined && after.robs === undefined
    yield* demand(fits, [...path, 'after'], after.when, robs ? pblSays('robsOnly') : pblSays('drawsOnly'))
  }
  yield* demand(attack !== 'counter' || counter !== undefined, [...path, 'attack'], attack, pblSays('numberOrCounter'))
  if (counter !== undefined)
    yield* demand(
      counter.start <= counter.most,
      [...path, 'counter', 'start'],
      counter.start,
      pblSays('atMostCounter', { most: counter.most }),
    )
}

/** Yields every effect of a box. */
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

/** Checks that the effect works at its moment and that the cards it names exist. */
function* checkEffect({ cards }: Box, { effect, moment, path }: Placed): Generator<Fault> {
  yield* demand(worksAt(effect, moment), [...path, 'do'], effect.do, pblSays('effectAtMoment'))
  const has = (kind: Card['kind'], wanted: string): boolean => cards.some((card) => card.kind === kind && card.name === wanted)
  if (effect.do === 'summon') yield* demand(has('expert', effect.pilot), [...path, 'pilot'], effect.pilot, pblSays('expertOfBox'))
  if (effect.do === 'search' && !SEARCHED.includes(effect.for))
    yield* demand(has('crew', effect.for), [...path, 'for'], effect.for, pblSays('searchable', { kinds: SEARCHED.join(', ') }))
}
