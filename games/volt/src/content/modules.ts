import { BOARDS, type BoardId } from './boards.ts'
import { settingsOf, type EffectName, type Line, type ModuleSetting } from './effects.ts'
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

/** A module as it is printed. */
interface Printed {
  /** Its deck, which also says the slot: blue left, red right, yellow either. */
  deck: Deck | 'champion'
  /** The die it needs: colour, lowest and highest number; null for none. */
  die: readonly [Color, number, number] | null
  /** What it does, and at which moments. */
  lines: readonly Line[]
  /** VT-KB-13 The rank from which KillBots draw it. Designed. */
  killbots?: 'veteran' | 'elite'
  source: Source
  /** Where the range of the die comes from, if not from the same source. */
  range?: Source
}

export interface Module extends Printed {
  /** What it replaces; null: it comes in addition, or belongs to a moment of its own. */
  instead: 'firing' | 'moving' | null
  /** What may be set in advance besides Ask. */
  settings: readonly ModuleSetting[]
}

/** What a module, the workshop or a draw can be set to, besides Ask. */
export type SettingValue = ModuleSetting | (typeof WORKSHOP_SETTINGS)[number] | (typeof DRAW_SETTINGS)[number]

const printed = (module: Printed): Module => ({
  ...module,
  instead: module.lines.some(({ at }) => at === 'insteadOfFiring')
    ? 'firing'
    : module.lines.some(({ at }) => at === 'insteadOfMoving')
      ? 'moving'
      : null,
  settings: [...new Set(module.lines.flatMap(settingsOf))],
})

export const MODULES: Readonly<Record<ModuleId, Module>> = {
  MOBILITY: printed({
    deck: 'blue',
    die: ['red', 1, 3],
    lines: [{ at: 'insteadOfFiring', do: 'move' }],
    source: 'book',
    range: 'designed',
  }),
  'REPULSION BLAST': printed({
    deck: 'blue',
    die: ['blue', 1, 4],
    lines: [{ at: 'moved', do: 'push', n: 1 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
  }),
  'STEERING NOZZLE': printed({
    deck: 'blue',
    die: ['blue', 1, 4],
    lines: [{ at: 'program', do: 'diagonalKey' }],
    source: 'book',
    range: 'designed',
  }),
  TELEPORT: printed({
    deck: 'blue',
    die: ['red', 3, 6],
    lines: [{ at: 'insteadOfFiring', do: 'swap' }],
    source: 'designed',
  }),
  'TELESCOPIC ARM': printed({
    deck: 'blue',
    die: null,
    lines: [{ at: 'space', do: 'reach' }],
    source: 'book',
  }),
  ANCHOR: printed({
    deck: 'yellow',
    die: null,
    lines: [{ at: 'pushed', do: 'brake', n: 2 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
  }),
  BOMB: printed({
    deck: 'yellow',
    die: null,
    lines: [{ at: 'destroyed', do: 'detonate', n: 2 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
  }),
  CONDUCTOR: printed({
    deck: 'yellow',
    die: null,
    lines: [{ at: 'damaged', do: 'discharge', n: 1, on: ['lightning'] }],
    killbots: 'elite',
    source: 'designed',
  }),
  'RAM EXPANSION': printed({
    deck: 'yellow',
    die: null,
    lines: [{ at: 'program', do: 'moreDice' }],
    source: 'designed',
  }),
  SHIELD: printed({
    deck: 'yellow',
    die: null,
    lines: [{ at: 'damaged', do: 'hold', n: 2 }],
    killbots: 'elite',
    source: 'book',
    range: 'designed',
  }),
  CROSSFIRE: printed({
    deck: 'red',
    die: ['red', 4, 6],
    lines: [{ at: 'insteadOfFiring', do: 'shoot' }],
    killbots: 'veteran',
    source: 'book',
    range: 'designed',
  }),
  GRENADES: printed({
    deck: 'red',
    die: ['red', 2, 5],
    lines: [{ at: 'insteadOfFiring', do: 'grenade', n: 1 }],
    source: 'book',
    range: 'designed',
  }),
  MINES: printed({
    deck: 'red',
    die: null,
    lines: [{ at: 'leaving', do: 'layMine', tokens: 3 }],
    killbots: 'veteran',
    source: 'book',
  }),
  'REMOTE CONTROL': printed({
    deck: 'red',
    die: ['red', 2, 4],
    lines: [{ at: 'insteadOfFiring', do: 'control' }],
    source: 'book',
    range: 'designed',
  }),
  'SAW BLADE': printed({
    deck: 'red',
    die: ['blue', 1, 4],
    lines: [{ at: 'moving', do: 'cut', n: 1 }],
    killbots: 'veteran',
    source: 'book',
    range: 'designed',
  }),
  SHOCKWAVE: printed({
    deck: 'red',
    die: ['blue', 4, 6],
    lines: [{ at: 'moved', do: 'damage', n: 1 }],
    killbots: 'veteran',
    source: 'book',
    range: 'designed',
  }),
  'SWIVEL HEAD': printed({
    deck: 'red',
    die: ['red', 1, 4],
    lines: [{ at: 'declare', do: 'shift', n: 2 }],
    source: 'book',
    range: 'designed',
  }),
  'POWER BEAM': printed({
    deck: 'champion',
    die: ['red', 1, 6],
    lines: [{ at: 'shot', do: 'push', n: 2 }],
    source: 'designed',
  }),
  'WALL CONTROL': printed({
    deck: 'champion',
    die: ['blue', 1, 6],
    lines: [{ at: 'moving', do: 'passWalls' }],
    source: 'book',
    range: 'designed',
  }),
  'WATER CANNON': printed({
    deck: 'champion',
    die: ['red', 2, 6],
    lines: [{ at: 'insteadOfFiring', do: 'jet' }],
    source: 'book',
    range: 'designed',
  }),
  JETPACK: printed({
    deck: 'champion',
    die: ['blue', 2, 6],
    lines: [{ at: 'insteadOfMoving', do: 'jump' }],
    source: 'book',
    range: 'designed',
  }),
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

/** A board without barriers and high voltage has no lightning: modules that react to nothing else are left out. Designed. */
export const isLeftOut = (module: ModuleId, board: BoardId): boolean =>
  BOARDS[board].barriers === '' &&
  BOARDS[board].highVoltage === '' &&
  MODULES[module].lines.every((line) => line.do === 'discharge' && line.on.every((kind) => kind === 'lightning'))

/** VT-KB-13 What Veterans draw, and what Elite KillBots draw besides. */
export const VETERAN: readonly ModuleId[] = MODULE_IDS.filter((id) => MODULES[id].killbots === 'veteran')
export const ELITE: readonly ModuleId[] = MODULE_IDS.filter((id) => MODULES[id].killbots === 'elite')

/** Whether a module has an effect, at whatever moment. */
export const does = (module: ModuleId, effect: EffectName): boolean => MODULES[module].lines.some((line) => line.do === effect)
/** The first module that has an effect: by this one people know it. */
export const moduleThatDoes = (effect: EffectName): ModuleId => [...MODULE_IDS, ...CHAMPION_IDS].find((id) => does(id, effect))!

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
