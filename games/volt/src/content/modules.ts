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
  settings: readonly string[]
  /** The card in one sentence. */
  text: string
  source: Source
  /** Where the range of the die comes from, if not from the same source. */
  range?: Source
}

const YES_NO = ['Always', 'Never'] as const

export const MODULES: Readonly<Record<ModuleId, Module>> = {
  MOBILITY: {
    deck: 'blue',
    die: ['red', 1, 3],
    instead: 'firing',
    settings: YES_NO,
    text: 'A red die on a blue key is used as a blue die: move instead of firing.',
    source: 'book',
    range: 'designed',
  },
  'REPULSION BLAST': {
    deck: 'blue',
    die: ['blue', 1, 4],
    instead: null,
    settings: YES_NO,
    text: 'After moving, push everything adjacent 1 space directly away.',
    source: 'book',
    range: 'designed',
  },
  'STEERING NOZZLE': {
    deck: 'blue',
    die: ['blue', 1, 4],
    instead: null,
    settings: [],
    text: 'A blue die of this range may be placed on a diagonal key.',
    source: 'book',
    range: 'designed',
  },
  TELEPORT: {
    deck: 'blue',
    die: ['red', 3, 6],
    instead: 'firing',
    settings: YES_NO,
    text: 'Swap spaces with the first robot in the line of fire.',
    source: 'designed',
  },
  'TELESCOPIC ARM': {
    deck: 'blue',
    die: null,
    instead: null,
    settings: ['Never', 'VP'],
    text: 'In Phase 3 activate an adjacent space instead of your own.',
    source: 'book',
  },
  ANCHOR: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: ['Never', '1', '2'],
    text: 'When pushed, be pushed up to 2 spaces less.',
    source: 'book',
    range: 'designed',
  },
  BOMB: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: YES_NO,
    text: 'When destroyed outside a pit: a detonation [2] where you stood.',
    source: 'book',
    range: 'designed',
  },
  CONDUCTOR: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: YES_NO,
    text: 'Take no lightning damage; every adjacent piece takes 1 damage instead.',
    source: 'designed',
  },
  'RAM EXPANSION': {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: [],
    text: 'Program 3 or 4 dice; a control unit holds 0 to 2 of them.',
    source: 'designed',
  },
  SHIELD: {
    deck: 'yellow',
    die: null,
    instead: null,
    settings: YES_NO,
    text: 'Damage may go to this card, which holds 2 tokens.',
    source: 'book',
    range: 'designed',
  },
  CROSSFIRE: {
    deck: 'red',
    die: ['red', 4, 6],
    instead: 'firing',
    settings: YES_NO,
    text: 'Fire in four directions: orthogonal from a blue key, diagonal from another.',
    source: 'book',
    range: 'designed',
  },
  GRENADES: {
    deck: 'red',
    die: ['red', 2, 5],
    instead: 'firing',
    settings: YES_NO,
    text: 'Throw a grenade as far as the number: a detonation [1] where it lands.',
    source: 'book',
    range: 'designed',
  },
  MINES: {
    deck: 'red',
    die: null,
    instead: null,
    settings: ['Never', 'Card', 'Always'],
    text: 'When you move you may lay a mine on the space you leave. Three tokens.',
    source: 'book',
  },
  'REMOTE CONTROL': {
    deck: 'red',
    die: ['red', 2, 4],
    instead: 'firing',
    settings: ['Never'],
    text: 'Move 1 die of the first robot in the line of fire to another legal key, or turn a KillBot.',
    source: 'book',
    range: 'designed',
  },
  'SAW BLADE': {
    deck: 'red',
    die: ['blue', 1, 4],
    instead: null,
    settings: YES_NO,
    text: 'The first robot you touch while moving takes 1 damage.',
    source: 'book',
    range: 'designed',
  },
  SHOCKWAVE: {
    deck: 'red',
    die: ['blue', 4, 6],
    instead: null,
    settings: YES_NO,
    text: 'After moving, every adjacent piece takes 1 damage.',
    source: 'book',
    range: 'designed',
  },
  'SWIVEL HEAD': {
    deck: 'red',
    die: ['red', 1, 4],
    instead: null,
    settings: ['Never', '-2', '-1', '+1', '+2'],
    text: 'Shift the die by 1 or 2 keys before it is activated.',
    source: 'book',
    range: 'designed',
  },
  'POWER BEAM': {
    deck: 'champion',
    die: ['red', 1, 6],
    instead: null,
    settings: YES_NO,
    text: 'A robot you hit with a plain shot is pushed 2 spaces.',
    source: 'designed',
  },
  'WALL CONTROL': {
    deck: 'champion',
    die: ['blue', 1, 6],
    instead: null,
    settings: YES_NO,
    text: 'Move through energy walls and bends.',
    source: 'book',
    range: 'designed',
  },
  'WATER CANNON': {
    deck: 'champion',
    die: ['red', 2, 6],
    instead: 'firing',
    settings: YES_NO,
    text: 'The jet sets off mines and pushes the first robot as far as the number.',
    source: 'book',
    range: 'designed',
  },
  JETPACK: {
    deck: 'champion',
    die: ['blue', 2, 6],
    instead: 'moving',
    settings: YES_NO,
    text: 'One jump of exactly the number over everything but walls.',
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

export const isModuleId = (text: unknown): text is ModuleId => Object.hasOwn(MODULES, text as string)
export const SHIELD_PLACES = 2
export const MINE_TOKENS = 3
export const MOST_BRAKE = 2
