import type { BoardId } from './boards.ts'
import type { Source } from './provenance.ts'
import type { Color } from './robots.ts'

export const DECKS = ['blue', 'yellow', 'red'] as const
export type Deck = (typeof DECKS)[number]

export const MODULE_IDS = [
  'MOBILITY',
  'REPULSION BLAST',
  'STEERING NOZZLE',
  'TELEPORT',
  'TELESCOPIC ARM',
  'ANCHOR',
  'BOMB',
  'CONDUCTOR',
  'RAM EXPANSION',
  'SHIELD',
  'CROSSFIRE',
  'GRENADES',
  'MINES',
  'REMOTE CONTROL',
  'SAW BLADE',
  'SHOCKWAVE',
  'SWIVEL HEAD',
] as const
export const CHAMPION_IDS = ['POWER BEAM', 'WALL CONTROL', 'WATER CANNON', 'JETPACK'] as const
export type ChampionId = (typeof CHAMPION_IDS)[number]
export type ModuleId = (typeof MODULE_IDS)[number] | ChampionId

export interface Module {
  /** Its deck, which also says the slot: blue left, red right, yellow either. */
  deck: Deck | 'champion'
  /** The die it needs: colour, lowest and highest number; null for none. */
  die: readonly [Color, number, number] | null
  /** What it replaces; null: it comes in addition, or belongs to a moment of its own. */
  instead: 'firing' | 'moving' | null
  /** What may be set in advance besides Ask. */
  settings: readonly SettingValue[]
  source: Source
  /** Where the range of the die comes from, if not from the same source. */
  range?: Source
}

/** What a module, the workshop or a draw can be set to, besides Ask. */
export type SettingValue =
  | 'Always'
  | 'Never'
  | '1'
  | '2'
  | '-2'
  | '-1'
  | '+1'
  | '+2'
  | 'Card'
  | 'VP'
  | (typeof WORKSHOP_SETTINGS)[number]
  | (typeof DRAW_SETTINGS)[number]

const YES_NO = ['Always', 'Never'] as const

export const MODULES: Readonly<Record<ModuleId, Module>> = {
  MOBILITY: {
    deck: 'blue',
    die: ['red', 1, 3],
    instead: 'firing',
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  'REPULSION BLAST': {
    deck: 'blue',
    die: ['blue', 1, 4],
    instead: null,
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  'STEERING NOZZLE': {
    deck: 'blue',
    die: ['blue', 1, 4],
    instead: null,
    settings: [],
    source: 'book',
    range: 'designed',
  },
  TELEPORT: {
    deck: 'blue',
    die: ['red', 3, 6],
    instead: 'firing',
    settings: YES_NO,
    source: 'designed',
  },
  'TELESCOPIC ARM': {
    deck: 'blue',
    die: null,
    instead: null,
    settings: ['Never', 'VP'],
    source: 'book',
  },
  ANCHOR: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: ['Never', '1', '2'],
    source: 'book',
    range: 'designed',
  },
  BOMB: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  CONDUCTOR: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: YES_NO,
    source: 'designed',
  },
  'RAM EXPANSION': {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: [],
    source: 'designed',
  },
  SHIELD: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  CROSSFIRE: {
    deck: 'red',
    die: ['red', 4, 6],
    instead: 'firing',
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  GRENADES: {
    deck: 'red',
    die: ['red', 2, 5],
    instead: 'firing',
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  MINES: {
    deck: 'red',
    die: null,
    instead: null,
    settings: ['Never', 'Card', 'Always'],
    source: 'book',
  },
  'REMOTE CONTROL': {
    deck: 'red',
    die: ['red', 2, 4],
    instead: 'firing',
    settings: ['Never'],
    source: 'book',
    range: 'designed',
  },
  'SAW BLADE': {
    deck: 'red',
    die: ['blue', 1, 4],
    instead: null,
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  SHOCKWAVE: {
    deck: 'red',
    die: ['blue', 4, 6],
    instead: null,
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  'SWIVEL HEAD': {
    deck: 'red',
    die: ['red', 1, 4],
    instead: null,
    settings: ['Never', '-2', '-1', '+1', '+2'],
    source: 'book',
    range: 'designed',
  },
  'POWER BEAM': {
    deck: 'champion',
    die: ['red', 1, 6],
    instead: null,
    settings: YES_NO,
    source: 'designed',
  },
  'WALL CONTROL': {
    deck: 'champion',
    die: ['blue', 1, 6],
    instead: null,
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  'WATER CANNON': {
    deck: 'champion',
    die: ['red', 2, 6],
    instead: 'firing',
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
  JETPACK: {
    deck: 'champion',
    die: ['blue', 2, 6],
    instead: 'moving',
    settings: YES_NO,
    source: 'book',
    range: 'designed',
  },
}

/** What may be set in advance, besides Ask, for a workshop and for a draw. */
export const WORKSHOP_SETTINGS = [
  'Repair',
  'Draw blue',
  'Draw yellow',
  'Draw red',
  'Repair else draw blue',
  'Repair else draw yellow',
  'Repair else draw red',
] as const
export const DRAW_SETTINGS = ['blue', 'yellow', 'red'] as const

/** Copies of each ordinary module; champion modules are single. Designed. */
export const COPIES = 2

/** The champion module of each board. Designed. */
export const CHAMPION_OF: Readonly<Record<BoardId, ChampionId>> = { A: 'POWER BEAM', B: 'WALL CONTROL', C: 'WATER CANNON', D: 'JETPACK' }

/** There is no lightning on boards A and B, so CONDUCTOR is left out. Designed. */
export const isLeftOut = (module: ModuleId, board: BoardId): boolean => module === 'CONDUCTOR' && (board === 'A' || board === 'B')

/** VT-KB-13 What Veterans draw, and what Elite KillBots draw besides. Designed. */
export const VETERAN: readonly ModuleId[] = ['CROSSFIRE', 'MINES', 'SAW BLADE', 'SHOCKWAVE']
export const ELITE: readonly ModuleId[] = ['ANCHOR', 'BOMB', 'CONDUCTOR', 'SHIELD', 'REPULSION BLAST']

export const isModuleId = (text: unknown): text is ModuleId => typeof text === 'string' && Object.hasOwn(MODULES, text)
export const isChampion = (id: ModuleId): id is ChampionId => MODULES[id].deck === 'champion'

/** The deck that an ordinary module is drawn from. */
export function deckOf(id: ModuleId): Deck {
  const { deck } = MODULES[id]
  if (deck === 'champion') throw new Error(`${id} is in no deck`)
  return deck
}

/** A module as an outcome is written; undefined for none. */
export function moduleNamed(text: string): ModuleId | undefined {
  const id = text.toUpperCase()
  return isModuleId(id) ? id : undefined
}
export const SHIELD_PLACES = 2
export const MINE_TOKENS = 3
export const MOST_BRAKE = 2
