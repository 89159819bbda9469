import { BadInput, type Json, type Settings, type TableOption, common, objecting, type Sentence } from '@robodrome/kernel'
import { keepingLatest, read } from '@robodrome/reading'
import * as z from 'zod'
import type { Content, OrangeCard } from './content/index.ts'
import { KINDS, optionsOf, sidesFor } from './modes.ts'
import { pblSays } from './says.ts'

/** The settings of a table, in the form that the rules read. They never change once the match has started. */
export interface Config {
  mode: string
  seats: number
  sides: number
  /** Seats with a hand: all except gunners. */
  players: number
  draft: 'quick' | 'regular' | 'none'
  neo: boolean
  blind: boolean
  /** Whether there is one deck for all (community challenge, Ultimate Robot). */
  community: boolean
  challenge: boolean
  ultimate: boolean
  mortal: boolean
  fourHands: boolean
  series: number
  rotation: number
  celebrity: string[]
  randomCelebrity: boolean
  bombs: 'free' | 'predetermined' | 'none' | 'dunk'
  /** The maximum number of cards that a side may throw in a combat; 0 for any number. */
  bombLimit: number
  quickDeck: number
  noForcedDraw: boolean
  turnCap: number
  /** Turns left for each player after the first robot is out; 0 for no limit. */
  timeLimit: number
  /** Blow-offs needed to win; 0 for no race. */
  race: number
  inheritance: string[][]
  removed: string[]
  keepers: boolean
  bonuses: string[][]
  passes: string[][]
}
/** Reads the options of a table; throws BadInput for unknown, malformed or incompatible ones (PBL-MODE-18). */
export const readSettings = keepingLatest((content: Content, given: Settings): Config => {
  const { mode, seats } = given
  const kind = KINDS[mode]!
  const table = optionsOf(content, mode, seats)
  const options = read(schemaFor(table), given.options, ['options'])
  const chosen = <T extends Json>(name: string, otherwise: T): T => {
    const option = table[name]
    const usual: Json | undefined = option !== undefined && 'usual' in option ? option.usual : undefined
    return (options[name] ?? usual ?? otherwise) as T
  }
  const teams = kind.teams ?? chosen<'gunner' | 'hands' | 'none'>('teams', 'none')
  const rotation = chosen<number>('rotation', 0)
  const series = chosen<number>('series', 1)
  const config: Config = {
    mode,
    seats,
    sides: sidesFor(seats),
    players: teams === 'gunner' ? 2 : seats,
    draft: chosen<Config['draft']>('draft', 'none'),
    neo: chosen('neo', false),
    blind: chosen('blind', false),
    community: kind.community === true,
    challenge: kind.challenge ?? chosen('challenge', false),
    ultimate: kind.ultimate === true,
    mortal: chosen('mortal', false),
    fourHands: teams === 'hands',
    series: rotation > 0 ? rotation : series,
    rotation,
    celebrity: chosen<string[]>('celebrity', []),
    randomCelebrity: chosen('randomCelebrity', false),
    bombs: chosen<Config['bombs']>('bombs', 'free'),
    bombLimit: chosen('bombLimit', 0),
    quickDeck: chosen('quickDeck', 0),
    noForcedDraw: chosen('noForcedDraw', false),
    turnCap: chosen('turnCap', 300),
    timeLimit: chosen('timeLimit', 0),
    race: chosen('race', 0),
    inheritance: chosen<string[][]>('inheritance', []),
    removed: chosen<string[]>('removed', []),
    keepers: chosen('keepers', false),
    bonuses: chosen<string[][]>('bonuses', []),
    passes: chosen<string[][]>('passes', []),
  }
  checkTogether(content, config, options)
  return config
})

type Options = z.ZodType<Settings['options']>
/** The schema of a mode's options, cached for each list of options. */
const schemas = new WeakMap<object, Options>()

function schemaFor(table: Readonly<Record<string, TableOption>>): Options {
  const before = schemas.get(table)
  if (before !== undefined) return before
  const made: Options = z.strictObject(
    Object.fromEntries(Object.entries(table).map(([name, option]) => [name, z.exactOptional(schemaOf(option))])),
  )
  schemas.set(table, made)
  return made
}

/** The values of a table option. */
function schemaOf(option: TableOption): z.ZodType<Json> {
  switch (option.kind) {
    case 'flag':
      return z.boolean()
    case 'one': {
      const expected = objecting(common('oneOf', { names: option.of.map((each) => JSON.stringify(each)).join(', ') }))
      return z.custom<Json>((value) => option.of.includes(value as Json), expected)
    }
    case 'number':
      return z.int().min(option.from).max(option.to)
    case 'some': {
      const { of, least, most } = option
      const expected = of.length > 30 ? pblSays('cardName', { name: of[0] ?? '' }) : common('oneOf', { names: of.join(', ') })
      return z
        .array(z.enum(of, { error: objecting(expected) }))
        .min(least)
        .max(most)
        .check(eachOnce)
    }
    case 'each':
      return z.array(schemaOf(option.of)).length(option.count, objecting(common('lists', { count: option.count })))
  }
}

const eachOnce: z.core.CheckFn<string[]> = ({ value, issues }) => {
  const again = value.findIndex((name, i) => value.indexOf(name) < i)
  if (again >= 0) issues.push({ code: 'custom', input: value, path: [again], message: objecting(common('eachOnce')) })
}

const RULE = { rule: 'PBL-MODE-18' }

/** PBL-MODE-18 Refuses combinations of options that are incompatible although the mode has each of them. */
function checkTogether(content: Content, config: Config, options: Settings['options']): void {
  const refuse = (name: string, why: Sentence) => {
    throw new BadInput(['options', name], options[name], why)
  }
  if (config.neo && config.draft !== 'regular') refuse('neo', pblSays('noPiles', RULE))
  if (config.bombs === 'none' && config.bombLimit > 0) refuse('bombLimit', pblSays('noBombs', RULE))
  if (config.randomCelebrity && config.celebrity.length > 0) refuse('randomCelebrity', pblSays('celebritiesChosen', RULE))
  if (config.rotation > 0 && options['series'] !== undefined && options['series'] !== config.rotation)
    refuse('series', pblSays('rotationIsSeries', { pilots: config.rotation, ...RULE }))
  const league = (['inheritance', 'keepers', 'bonuses'] as const).find((name) => options[name] !== undefined && options[name] !== false)
  if (league !== undefined && config.challenge) refuse(league, pblSays('noLeague', RULE))
  const used = [...config.celebrity, ...config.removed, ...config.inheritance.flat()]
  const twice = used.find((name, i) => used.indexOf(name) !== i)
  if (twice !== undefined) throw new BadInput(['options'], twice, pblSays('onePlace'))
  const least = config.ultimate ? 5 * config.players : 20 * config.sides
  if (cardsInPlay(content, config).length < least)
    throw new BadInput(['options', 'removed'], config.removed.length, pblSays('fewerRemoved', { least }))
}

/** Caches the orange cards in play for each object that `readSettings` returned. */
const inPlay = new WeakMap<Config, readonly string[]>()

/** Lists the orange cards in play at this table, without celebrities. */
export function cardsInPlay(content: Content, config: Config): readonly string[] {
  let cards = inPlay.get(config)
  if (cards === undefined) inPlay.set(config, (cards = listInPlay(content, config)))
  return cards
}

function listInPlay(content: Content, config: Config): string[] {
  const away = [...config.celebrity, ...config.removed, ...(config.mortal ? content.regenerating : [])]
  return content.box.cards.filter((card) => !away.includes(card.name) && (!config.ultimate || isUltimate(card))).map(({ name }) => name)
}

/** PBL-MODE-15 Whether the card is part of an Ultimate Robot deck: armor and some actions. */
const isUltimate = (card: OrangeCard): boolean =>
  card.kind === 'action' ? card.ultimate === true : card.kind === 'armor' || card.kind === 'shoulder' || card.kind === 'pod'
