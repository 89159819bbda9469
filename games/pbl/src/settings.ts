import { BadInput, type Json, type Mode, type Settings } from '@robodrome/kernel'
import { cardOf, CREW, isOrange, ORANGE, STARTERS } from './content/index.ts'

/** What a table agreed on, as the rules read it. Never changed once the match has begun. */
export interface Config {
  mode: string
  seats: number
  sides: number
  /** Seats with a hand: all but gunners. */
  players: number
  draft: 'quick' | 'regular' | 'none'
  neo: boolean
  blind: boolean
  /** One deck for all (community challenge, Ultimate Robot). */
  community: boolean
  challenge: boolean
  ultimate: boolean
  mortal: boolean
  fourHands: boolean
  series: number
  rotation: number
  celebrity: string[]
  randomCelebrity: boolean
  bombs: 'free' | 'predetermined' | 'limited' | 'none' | 'dunk'
  bombLimit: number
  quickDeck: number
  noForcedDraw: boolean
  turnCap: number
  /** Turns of each player left after the first robot is out; 0: no limit. */
  timeLimit: number
  /** Blow-offs that win; 0: no race. */
  race: number
  inheritance: string[][]
  removed: string[]
  keepers: boolean
  bonuses: string[][]
  passes: string[][]
}

export const WINDOWS = ['build', 'blast', 'declaration', 'roll', 'strike', 'combat end', 'turn end', 'card'] as const
export type WindowName = (typeof WINDOWS)[number]
export const OTHERS_COMBATS = "others' combats"
/** A standing pass in every window. */
export const ALL_WINDOWS = 'all'
export const BONUSES = ['opening hand', 'hand limit', 'deck'] as const

/** Actions that are in the deck of Ultimate Robot. */
const ULTIMATE_ACTIONS = [
  'Misfire',
  'Epico Bean',
  'Ultimate Blast',
  'Commaback',
  'Final Blow',
  'Change of Fate',
  'Decoy Flare',
  'Iron Nerves',
]
/** Cards that Mortal games take out. */
const MORTAL = ['Regeneration Pod', 'Scales of Regeneration', 'Tataya Park', 'Bethany Lee']

export const MODES: Readonly<Record<string, Mode>> = {
  quick: {
    title: 'Quick game',
    seats: [2, 3],
    variants: {
      'predetermined race': { bombs: 'predetermined', race: 4 },
      'limited and mortal': { bombs: 'limited', bombLimit: 1, mortal: true },
      'no bombs, for beginners': { bombs: 'none', quickDeck: 30, noForcedDraw: true },
      dunk: { bombs: 'dunk' },
      'best of three': { series: 3 },
      'celebrities and a time limit': {
        celebrity: ['Pelpe Derdae', 'Caldera Sen', 'Sienne Woodin', 'Douglas Graven', 'Maxine Trinidad (Crew)', 'Tormax'],
        timeLimit: 8,
      },
      'Curse of Threes as celebrity': { celebrity: ['Curse of Threes'] },
      'random celebrity': { celebrity: 'random' },
    },
  },
  regular: { title: 'Regular draft', seats: [2, 3], variants: { neo: { neo: true }, blind: { blind: true } } },
  rotation: { title: 'Pilot rotation', seats: [2], variants: { 'five pilots': { rotation: 5 }, 'regular draft': { draft: 'regular' } } },
  challenge: { title: 'Challenge', seats: [2, 3], variants: { series: { series: 3 }, 'quick draft': { draft: 'quick' } } },
  community: { title: 'Community challenge', seats: [2, 3], variants: { series: { series: 3 } } },
  ultimate: { title: 'Ultimate Robot', seats: [2, 3], variants: { dunk: { bombs: 'dunk' } } },
  gunner: { title: 'Pilot and gunner', seats: [4], variants: { 'regular draft': { draft: 'regular' } } },
  hands: { title: 'Two robots, four hands', seats: [4], variants: { 'regular draft': { draft: 'regular' }, dunk: { bombs: 'dunk' } } },
}

const DEFAULT_DRAFT: Readonly<Record<string, Config['draft']>> = {
  regular: 'regular',
  challenge: 'regular',
  community: 'none',
  ultimate: 'none',
}

const KNOWN = [
  'draft',
  'neo',
  'blind',
  'mortal',
  'series',
  'rotation',
  'celebrity',
  'bombs',
  'bombLimit',
  'quickDeck',
  'noForcedDraw',
  'turnCap',
  'timeLimit',
  'race',
  'inheritance',
  'removed',
  'keepers',
  'bonuses',
  'passes',
]

/** Reads the options of a table; throws BadInput for what is unknown, malformed or may not stand together (PBL-MODE-18). */
export function readSettings({ mode, seats, options }: Settings): Config {
  for (const name of Object.keys(options))
    if (!KNOWN.includes(name)) throw new BadInput(['options', name], options[name], `one of ${KNOWN.join(', ')}`)
  const teams = mode === 'gunner' || mode === 'hands'
  const sides = teams ? 2 : seats
  const one = <T extends Json>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = options[name] ?? fallback
    if (!allowed.includes(value as T))
      throw new BadInput(['options', name], value, allowed.map((each) => JSON.stringify(each)).join(' or '))
    return value as T
  }
  const flag = (name: string): boolean => one(name, [true, false], false)
  const whole = (name: string, from: number, to: number, fallback: number): number => {
    const value = options[name] ?? fallback
    if (typeof value !== 'number' || !Number.isInteger(value) || value < from || value > to)
      throw new BadInput(['options', name], value, `a whole number from ${from} to ${to}`)
    return value
  }
  const rotation = mode === 'rotation' ? one<number>('rotation', [3, 5], 3) : one<number>('rotation', [0], 0)
  const single = mode === 'community' || mode === 'ultimate'
  const bombs = one('bombs', ['free', 'predetermined', 'limited', 'none', 'dunk'] as const, 'free')
  const config: Config = {
    mode,
    seats,
    sides,
    players: mode === 'gunner' ? 2 : seats,
    draft: single
      ? one('draft', ['none'] as const, 'none')
      : one('draft', ['quick', 'regular'] as const, DEFAULT_DRAFT[mode] === 'regular' ? 'regular' : 'quick'),
    neo: flag('neo'),
    blind: flag('blind'),
    community: single,
    challenge: mode === 'challenge' || mode === 'community',
    ultimate: mode === 'ultimate',
    mortal: flag('mortal'),
    fourHands: mode === 'hands',
    series: rotation > 0 ? one<number>('series', [rotation], rotation) : one<number>('series', [1, 3, 5], 1),
    rotation,
    ...readCelebrity(options['celebrity']),
    bombs,
    bombLimit: bombs === 'limited' ? whole('bombLimit', 1, 20, 2) : 0,
    quickDeck: whole('quickDeck', 10, 40, sides === 3 ? 30 : 40),
    noForcedDraw: flag('noForcedDraw'),
    turnCap: whole('turnCap', 1, 300, 300),
    timeLimit: whole('timeLimit', 0, 100, 0),
    race: whole('race', 0, 12, 0),
    inheritance: perSeat(options, 'inheritance', sides, (name) => isOrange(name), 'the name of an orange card'),
    removed: cardList(options['removed'], ['options', 'removed']),
    keepers: flag('keepers'),
    bonuses: perSeat(options, 'bonuses', sides, (name) => (BONUSES as readonly string[]).includes(name), BONUSES.join(', ')),
    passes: perSeat(
      options,
      'passes',
      seats,
      (name) => ([...WINDOWS, OTHERS_COMBATS, ALL_WINDOWS] as string[]).includes(name),
      [...WINDOWS, OTHERS_COMBATS, ALL_WINDOWS].join(', '),
    ),
  }
  if (options['bombLimit'] !== undefined && bombs !== 'limited')
    throw new BadInput(['options', 'bombLimit'], options['bombLimit'], 'nothing unless bombs is "limited"')
  checkTogether(config, options)
  return config
}

function readCelebrity(value: Json | undefined): Pick<Config, 'celebrity' | 'randomCelebrity'> {
  if (value === 'random') return { celebrity: [], randomCelebrity: true }
  const celebrity = cardList(value, ['options', 'celebrity'])
  celebrity.forEach((name, i) => {
    if (!CREW.some((crew) => crew.name === name && crew.celebrity))
      throw new BadInput(['options', 'celebrity', i], name, `a crew card that can be a celebrity: ${celebrityNames.join(', ')}`)
  })
  return { celebrity, randomCelebrity: false }
}

export const celebrityNames = CREW.filter((crew) => crew.celebrity).map((crew) => crew.name)

function cardList(value: Json | undefined, path: (string | number)[]): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new BadInput(path, value, 'a list of card names')
  value.forEach((name, i) => {
    if (typeof name !== 'string' || !isOrange(name)) throw new BadInput([...path, i], name, 'the name of an orange card')
    if (value.indexOf(name) !== i) throw new BadInput([...path, i], name, 'each card once')
  })
  return value as string[]
}

function perSeat(options: Settings['options'], name: string, count: number, fits: (text: string) => boolean, expected: string): string[][] {
  const value = options[name]
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length !== count) throw new BadInput(['options', name], value, `${count} lists, one for each`)
  return value.map((list, i) => {
    if (!Array.isArray(list)) throw new BadInput(['options', name, i], list, 'a list')
    list.forEach((item, j) => {
      if (typeof item !== 'string' || !fits(item)) throw new BadInput(['options', name, i, j], item, expected)
    })
    return list as string[]
  })
}

/** PBL-MODE-18 What may not stand together. */
function checkTogether(config: Config, options: Settings['options']): void {
  const refuse = (name: string, why: string) => {
    throw new BadInput(['options', name], options[name], `nothing: ${why} (PBL-MODE-18)`)
  }
  const drafted = config.draft === 'regular'
  if (config.neo && !drafted) refuse('neo', 'only a regular draft has piles')
  if (config.blind && config.community) refuse('blind', `${config.mode} has no draft`)
  if (config.neo && config.blind && !drafted) refuse('blind', 'only a regular draft has piles')
  if (config.ultimate && (config.celebrity.length > 0 || config.randomCelebrity)) refuse('celebrity', 'Ultimate Robot has no crew')
  if (config.ultimate && config.mortal) refuse('mortal', 'Ultimate Robot has a critical form of its own')
  const leagues = config.inheritance.length > 0 || config.keepers
  if (leagues && (config.challenge || config.ultimate))
    refuse(config.keepers ? 'keepers' : 'inheritance', `${config.mode} deals no inheritance`)
  const used = [...config.celebrity, ...config.removed, ...config.inheritance.flat()]
  const twice = used.find((name, i) => used.indexOf(name) !== i)
  if (twice !== undefined) throw new BadInput(['options'], twice, 'each card in one place: celebrity, removed or one inheritance')
  config.inheritance.forEach((list, i) => {
    if (list.length < 1 || list.length > 5) throw new BadInput(['options', 'inheritance', i], list.length, '1 to 5 cards')
    const action = list.find((name) => cardOf(name).kind === 'action')
    if (action !== undefined) throw new BadInput(['options', 'inheritance', i], action, 'no action cards')
  })
  if (!config.ultimate && cardsInPlay(config).length < 20 * config.sides)
    throw new BadInput(['options', 'removed'], config.removed.length, `fewer cards removed: at least ${20 * config.sides} must stay`)
}

/** The orange cards that this table plays with, celebrities left out. */
export function cardsInPlay(config: Config): string[] {
  const away = [...config.celebrity, ...config.removed, ...(config.mortal ? MORTAL : [])]
  return ORANGE.filter((card) => !away.includes(card.name) && (!config.ultimate || isUltimate(card.name))).map((card) => card.name)
}

function isUltimate(name: string): boolean {
  const { kind } = cardOf(name)
  return kind === 'armor' || kind === 'shoulder' || kind === 'pod' || ULTIMATE_ACTIONS.includes(name)
}

export const starterNames = STARTERS.map((pilot) => pilot.name)
