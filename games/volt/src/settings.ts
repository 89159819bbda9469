import { BadInput, type Settings } from '@robodrome/kernel'
import { BOARD_IDS, type BoardId } from './content/boards.ts'

export const MODES = ['training', 'basic', 'modules', 'killbots', 'championship'] as const
export type ModeId = (typeof MODES)[number]

export const LEVELS = ['rookie', 'veteran', 'elite'] as const
export type Level = (typeof LEVELS)[number]

/** What a table has agreed on, complete and checked. */
export interface Config {
  mode: ModeId
  operators: number
  killbots: number
  level: Level
  alliance: 'squad' | 'free'
  board: BoardId
  /** Whether module cards are in play. */
  modules: boolean
  /** VP that an operator (or a free KillBot) needs. */
  target: number
  startNumbers: 'rotation' | 'submission'
}

const OPTIONS: Readonly<Record<ModeId, readonly string[]>> = {
  training: ['startNumbers'],
  basic: ['board', 'startNumbers'],
  modules: ['board', 'startNumbers'],
  killbots: ['board', 'game', 'killbots', 'level', 'alliance', 'startNumbers'],
  championship: ['killbots', 'level', 'alliance', 'startNumbers'],
}

/** Reads the settings of a table; throws BadInput for what it does not know. */
export function configOf({ mode, seats, options }: Settings): Config {
  if (!(MODES as readonly string[]).includes(mode)) throw new BadInput(['mode'], mode, `one of ${MODES.join(', ')}`)
  const id = mode as ModeId
  for (const name of Object.keys(options)) {
    if (!OPTIONS[id].includes(name)) throw new BadInput(['options', name], options[name], `for mode ${mode} only ${OPTIONS[id].join(', ')}`)
  }
  const one = <T extends string>(name: string, values: readonly T[], usual: T): T => {
    const value = options[name] ?? usual
    if (!(values as readonly unknown[]).includes(value)) throw new BadInput(['options', name], value, `one of ${values.join(', ')}`)
    return value as T
  }
  const game = id === 'killbots' ? one('game', ['training', 'basic', 'modules'], 'basic') : id
  const board = one('board', BOARD_IDS, 'A')
  if (game === 'training' && board !== 'A') throw new BadInput(['options', 'board'], board, 'A for the training game')
  const modules = game === 'modules' || game === 'championship'
  const level = one('level', LEVELS, 'rookie')
  if (level !== 'rookie' && !modules) throw new BadInput(['options', 'level'], level, 'rookie where no modules are in play')
  return {
    mode: id,
    operators: seats,
    killbots: killbotsOf(id, seats, options['killbots']),
    level,
    alliance: one('alliance', ['squad', 'free'], 'squad'),
    board,
    modules,
    target: game === 'training' ? 3 : 5,
    startNumbers: one('startNumbers', ['rotation', 'submission'], 'rotation'),
  }
}

/** VT-SET-1, VT-KB-18 How many KillBots may play beside this many operators; two to four robots in all. */
function killbotsOf(mode: ModeId, operators: number, wanted: unknown): number {
  if (mode !== 'killbots' && mode !== 'championship') return 0
  const most = operators === 1 ? 3 : Math.min(2, 4 - operators)
  const least = mode === 'killbots' || operators === 1 ? 1 : 0
  const value = wanted ?? (least === 0 ? 0 : most)
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw new BadInput(['options', 'killbots'], value, `${least === most ? least : `${least} to ${most}`} for ${operators} operators`)
  }
  return value
}

/** VT-KB-16 What a squad of this size needs together. */
export const squadTarget = (target: number, killbots: number): number => target + killbots - 1
