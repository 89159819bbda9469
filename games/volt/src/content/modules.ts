import type { Line, ModuleSetting } from './effects.ts'
import type { Origin } from './origin.ts'
import type { Color } from './robots.ts'

export const DECKS = ['blue', 'yellow', 'red'] as const
export type Deck = (typeof DECKS)[number]

/** A module's name is in capitals, so that no word of the notation can be mistaken for it. */
export type ModuleId = Uppercase<string>

/** A module as it is printed. */
export interface Module {
  id: ModuleId
  /** Its deck, which also determines the slot: blue left, red right, yellow either. */
  deck: Deck | 'champion'
  /** The number of its cards. */
  copies: number
  /** The die it needs: colour, lowest and highest number; null for none. */
  die: readonly [Color, number, number] | null
  /** Its effects and their moments. */
  lines: readonly Line[]
  /** VT-KB-13 Its rank when KillBots draw; null if they never draw it. The ranks are our own design. */
  killbots: 'veteran' | 'elite' | null
  source: Origin
  /** The source of the range for the die. */
  range: Origin
  /** Its text. `german` is used only for modules that are not ours; '' means the same as English. */
  text: string
  german: string
}

/** The settings of a module, the workshop or a draw, other than Ask. */
export type SettingValue = ModuleSetting | (typeof WORKSHOP_SETTINGS)[number] | (typeof DRAW_SETTINGS)[number]

/** Our own modules in card order, champion modules last. The numbers of copies are our own design. */
export const OWN_MODULES = [
  {
    id: 'MOBILITY',
    deck: 'blue',
    copies: 2,
    die: ['red', 1, 3],
    lines: [{ at: 'insteadOfFiring', do: 'move' }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'A red die on a blue key is used as a blue die: move instead of firing.',
    german: '',
  },
  {
    id: 'REPULSION BLAST',
    deck: 'blue',
    copies: 2,
    die: ['blue', 1, 4],
    lines: [{ at: 'moved', do: 'push', n: 1 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
    text: 'After moving, push everything adjacent 1 space directly away.',
    german: '',
  },
  {
    id: 'STEERING NOZZLE',
    deck: 'blue',
    copies: 2,
    die: ['blue', 1, 4],
    lines: [{ at: 'program', do: 'diagonalKey' }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'A blue die of this range may be placed on a diagonal key.',
    german: '',
  },
  {
    id: 'TELEPORT',
    deck: 'blue',
    copies: 2,
    die: ['red', 3, 6],
    lines: [{ at: 'insteadOfFiring', do: 'swap' }],
    killbots: null,
    source: 'designed',
    range: 'designed',
    text: 'Swap spaces with the first robot in the line of fire.',
    german: '',
  },
  {
    id: 'TELESCOPIC ARM',
    deck: 'blue',
    copies: 2,
    die: null,
    lines: [{ at: 'space', do: 'reach' }],
    killbots: null,
    source: 'book',
    range: 'book',
    text: 'In Phase 3 activate an adjacent space instead of your own.',
    german: '',
  },
  {
    id: 'ANCHOR',
    deck: 'yellow',
    copies: 2,
    die: null,
    lines: [{ at: 'pushed', do: 'brake', n: 2 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
    text: 'When pushed, be pushed up to 2 spaces less.',
    german: '',
  },
  {
    id: 'BOMB',
    deck: 'yellow',
    copies: 2,
    die: null,
    lines: [{ at: 'destroyed', do: 'detonate', n: 2 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
    text: 'When destroyed outside a pit: a detonation [2] where you stood.',
    german: '',
  },
  {
    id: 'CONDUCTOR',
    deck: 'yellow',
    copies: 2,
    die: null,
    lines: [{ at: 'damaged', do: 'discharge', n: 1, on: ['lightning'] }],
    killbots: 'elite',
    source: 'designed',
    range: 'designed',
    text: 'Take no lightning damage; every adjacent piece takes 1 damage instead.',
    german: '',
  },
  {
    id: 'RAM EXPANSION',
    deck: 'yellow',
    copies: 2,
    die: null,
    lines: [{ at: 'program', do: 'moreDice' }],
    killbots: null,
    source: 'designed',
    range: 'designed',
    text: 'Program 3 or 4 dice; a control unit holds 0 to 2 of them.',
    german: '',
  },
  {
    id: 'SHIELD',
    deck: 'yellow',
    copies: 2,
    die: null,
    lines: [{ at: 'damaged', do: 'hold', n: 2 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
    text: 'Damage may go to this card, which holds 2 tokens.',
    german: '',
  },
  {
    id: 'CROSSFIRE',
    deck: 'red',
    copies: 2,
    die: ['red', 4, 6],
    lines: [{ at: 'insteadOfFiring', do: 'shoot' }],
    killbots: 'veteran',
    source: 'book',
    range: 'designed',
    text: 'Fire in four directions: orthogonal from a blue key, diagonal from another.',
    german: '',
  },
  {
    id: 'GRENADES',
    deck: 'red',
    copies: 2,
    die: ['red', 2, 5],
    lines: [{ at: 'insteadOfFiring', do: 'grenade', n: 1 }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'Throw a grenade as far as the number: a detonation [1] where it lands.',
    german: '',
  },
  {
    id: 'MINES',
    deck: 'red',
    copies: 2,
    die: null,
    lines: [{ at: 'leaving', do: 'layMine', tokens: 3 }],
    killbots: 'veteran',
    source: 'book',
    range: 'book',
    text: 'When you move you may lay a mine on the space you leave. Three tokens.',
    german: '',
  },
  {
    id: 'REMOTE CONTROL',
    deck: 'red',
    copies: 2,
    die: ['red', 2, 4],
    lines: [{ at: 'insteadOfFiring', do: 'control' }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'Move 1 die of the first robot in the line of fire to another legal key, or turn a KillBot.',
    german: '',
  },
  {
    id: 'SAW BLADE',
    deck: 'red',
    copies: 2,
    die: ['blue', 1, 4],
    lines: [{ at: 'moving', do: 'cut', n: 1 }],
    killbots: 'veteran',
    source: 'book',
    range: 'designed',
    text: 'The first robot you touch while moving takes 1 damage.',
    german: '',
  },
  {
    id: 'SHOCKWAVE',
    deck: 'red',
    copies: 2,
    die: ['blue', 4, 6],
    lines: [{ at: 'moved', do: 'damage', n: 1 }],
    killbots: 'veteran',
    source: 'book',
    range: 'designed',
    text: 'After moving, every adjacent piece takes 1 damage.',
    german: '',
  },
  {
    id: 'SWIVEL HEAD',
    deck: 'red',
    copies: 2,
    die: ['red', 1, 4],
    lines: [{ at: 'declare', do: 'shift', n: 2 }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'Shift the die by 1 or 2 keys before it is activated.',
    german: '',
  },
  {
    id: 'POWER BEAM',
    deck: 'champion',
    copies: 1,
    die: ['red', 1, 6],
    lines: [{ at: 'shot', do: 'push', n: 2 }],
    killbots: null,
    source: 'designed',
    range: 'designed',
    text: 'A robot you hit with a plain shot is pushed 2 spaces.',
    german: '',
  },
  {
    id: 'WALL CONTROL',
    deck: 'champion',
    copies: 1,
    die: ['blue', 1, 6],
    lines: [{ at: 'moving', do: 'passWalls' }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'Move through energy walls and bends.',
    german: '',
  },
  {
    id: 'WATER CANNON',
    deck: 'champion',
    copies: 1,
    die: ['red', 2, 6],
    lines: [{ at: 'insteadOfFiring', do: 'jet' }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'The jet sets off mines and pushes the first robot as far as the number.',
    german: '',
  },
  {
    id: 'JETPACK',
    deck: 'champion',
    copies: 1,
    die: ['blue', 2, 6],
    lines: [{ at: 'insteadOfMoving', do: 'jump' }],
    killbots: null,
    source: 'book',
    range: 'designed',
    text: 'One jump of exactly the number over everything but walls.',
    german: '',
  },
] as const satisfies readonly Module[]
export type OwnModuleId = (typeof OWN_MODULES)[number]['id']

/** The settings of workshops and draws, other than Ask. */
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
