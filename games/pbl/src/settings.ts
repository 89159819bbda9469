import { BadInput, type Json, type Settings, type TableOption } from '@robodrome/kernel'
import { cardOf, effectsOf, ORANGE, STARTERS } from './content/index.ts'
import { KINDS, modernized, optionsOf, sidesFor } from './modes.ts'

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
  bombs: 'free' | 'predetermined' | 'none' | 'dunk'
  /** Cards that a side may throw in a combat; 0: any number. */
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
/** PBL-MODE-16 Mortal games take out every card that regenerates a limb. */
const MORTAL = ORANGE.filter(
  (card) => (card.kind === 'pod' && card.regenerates) || effectsOf(card).some((effect) => effect.do === 'regenerate'),
).map(({ name }) => name)

/** Reads the options of a table; throws BadInput for what is unknown, malformed or may not stand together (PBL-MODE-18). */
export function readSettings(given: Settings): Config {
  const { mode, seats, options } = modernized(given)
  const kind = KINDS[mode]!
  const table = optionsOf(mode, seats)
  for (const name of Object.keys(options))
    if (!Object.hasOwn(table, name)) throw new BadInput(['options', name], options[name], `one of ${Object.keys(table).join(', ')}`)
  const read = <T extends Json>(name: string, otherwise: T): T => {
    const option = table[name]
    if (option === undefined) return otherwise
    const value = options[name]
    const usual: Json | undefined = 'usual' in option ? option.usual : undefined
    return (value === undefined ? (usual ?? otherwise) : checked(['options', name], value, option)) as T
  }
  const teams = kind.teams ?? read<'gunner' | 'hands' | 'none'>('teams', 'none')
  const rotation = read<number>('rotation', 0)
  const series = read<number>('series', 1)
  const config: Config = {
    mode,
    seats,
    sides: sidesFor(seats),
    players: teams === 'gunner' ? 2 : seats,
    draft: read<Config['draft']>('draft', 'none'),
    neo: read('neo', false),
    blind: read('blind', false),
    community: kind.community === true,
    challenge: kind.challenge ?? read('challenge', false),
    ultimate: kind.ultimate === true,
    mortal: read('mortal', false),
    fourHands: teams === 'hands',
    series: rotation > 0 ? rotation : series,
    rotation,
    celebrity: read<string[]>('celebrity', []),
    randomCelebrity: read('randomCelebrity', false),
    bombs: read<Config['bombs']>('bombs', 'free'),
    bombLimit: read('bombLimit', 0),
    quickDeck: read('quickDeck', 0),
    noForcedDraw: read('noForcedDraw', false),
    turnCap: read('turnCap', 300),
    timeLimit: read('timeLimit', 0),
    race: read('race', 0),
    inheritance: read<string[][]>('inheritance', []),
    removed: read<string[]>('removed', []),
    keepers: read('keepers', false),
    bonuses: read<string[][]>('bonuses', []),
    passes: read<string[][]>('passes', []),
  }
  checkTogether(config, options)
  return config
}

/** The value, if the option allows it. */
function checked(path: (string | number)[], value: Json, option: TableOption): Json {
  const fits = (holds: boolean, expected: string): Json => {
    if (!holds) throw new BadInput(path, value, expected)
    return value
  }
  switch (option.kind) {
    case 'flag':
      return fits(typeof value === 'boolean', 'true or false')
    case 'one':
      return fits(option.of.includes(value), option.of.map((each) => JSON.stringify(each)).join(' or '))
    case 'number':
      return fits(
        typeof value === 'number' && Number.isInteger(value) && value >= option.from && value <= option.to,
        `a whole number from ${option.from} to ${option.to}`,
      )
    case 'some': {
      const { of, least, most } = option
      if (!Array.isArray(value) || value.length < least || value.length > most)
        throw new BadInput(path, value, `a list of ${least} to ${most}`)
      value.forEach((item, i) => {
        if (typeof item !== 'string' || !of.includes(item))
          throw new BadInput([...path, i], item, of.length > 30 ? `a card name such as "${of[0]}"` : `one of ${of.join(', ')}`)
        if (value.indexOf(item) !== i) throw new BadInput([...path, i], item, 'each once')
      })
      return value
    }
    case 'each':
      if (!Array.isArray(value) || value.length !== option.count) throw new BadInput(path, value, `${option.count} lists, one for each`)
      value.forEach((item, i) => checked([...path, i], item, option.of))
      return value
  }
}

/** PBL-MODE-18 What may not stand together, though a mode knows each by itself. */
function checkTogether(config: Config, options: Settings['options']): void {
  const refuse = (name: string, why: string) => {
    throw new BadInput(['options', name], options[name], `nothing: ${why} (PBL-MODE-18)`)
  }
  if (config.neo && config.draft !== 'regular') refuse('neo', 'only a regular draft has piles')
  if (config.bombs === 'none' && config.bombLimit > 0) refuse('bombLimit', 'there are no bombs to limit')
  if (config.randomCelebrity && config.celebrity.length > 0) refuse('randomCelebrity', 'the celebrities are chosen')
  if (config.rotation > 0 && options['series'] !== undefined && options['series'] !== config.rotation)
    refuse('series', `a rotation of ${config.rotation} pilots is a series of as many games`)
  const league = (['inheritance', 'keepers', 'bonuses'] as const).find((name) => options[name] !== undefined && options[name] !== false)
  if (league !== undefined && config.challenge) refuse(league, 'a challenge is no match of a league')
  const used = [...config.celebrity, ...config.removed, ...config.inheritance.flat()]
  const twice = used.find((name, i) => used.indexOf(name) !== i)
  if (twice !== undefined) throw new BadInput(['options'], twice, 'each card in one place: celebrity, removed or one inheritance')
  const least = config.ultimate ? 5 * config.players : 20 * config.sides
  if (cardsInPlay(config).length < least)
    throw new BadInput(['options', 'removed'], config.removed.length, `fewer cards removed: at least ${least} must stay`)
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
