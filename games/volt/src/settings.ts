import { BadInput, type Json, type Settings, type TableOption } from '@robodrome/kernel'
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

/** The options of all modes. */
export type SettingId = 'board' | 'game' | 'killbots' | 'level' | 'alliance' | 'startNumbers'

type Options = Readonly<Partial<Record<SettingId, TableOption>>>
const oneOf = (...of: readonly string[]): TableOption => ({ kind: 'one', of, usual: of[0]! })

const START_NUMBERS: Options = { startNumbers: oneOf('rotation', 'submission') }
const ANY_BOARD: Options = { board: oneOf(...BOARD_IDS), ...START_NUMBERS }
const KILLBOTS: Options = { level: oneOf(...LEVELS), alliance: oneOf('squad', 'free') }

/** VT-SET-1, VT-KB-18 How many KillBots may play beside this many operators; two to four robots in all. */
function killbotsBeside(operators: number, least: number): TableOption {
  const to = operators === 1 ? 3 : Math.min(2, 4 - operators)
  const from = operators === 1 ? 1 : least
  return { kind: 'number', from, to, usual: from === 0 ? 0 : to }
}

/** Every option of a table, by mode, for a number of operators. The first of several is the usual one. */
export const OPTIONS: Readonly<Record<ModeId, (operators: number) => Options>> = {
  training: () => START_NUMBERS,
  basic: () => ANY_BOARD,
  modules: () => ANY_BOARD,
  killbots: (operators) => ({
    game: oneOf('basic', 'training', 'modules'),
    killbots: killbotsBeside(operators, 1),
    ...KILLBOTS,
    ...ANY_BOARD,
  }),
  championship: (operators) => ({ killbots: killbotsBeside(operators, 0), ...KILLBOTS, ...START_NUMBERS }),
}

/** Reads the settings of a table; throws BadInput for what it does not know, and for what does not go together. */
export function configOf({ mode, seats, options }: Settings): Config {
  if (!(MODES as readonly string[]).includes(mode)) throw new BadInput(['mode'], mode, `one of ${MODES.join(', ')}`)
  const id = mode as ModeId
  const known = OPTIONS[id](seats)
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(known, name))
      throw new BadInput(['options', name], options[name], `for mode ${mode} only ${Object.keys(known).join(', ')}`)
  }
  const set = <T extends Json>(name: SettingId, otherwise: T): T =>
    known[name] === undefined ? otherwise : (valueOf(name, known[name], options[name], seats) as T)
  const game = set<string>('game', id)
  const board = set<BoardId>('board', 'A')
  if (game === 'training' && board !== 'A') throw new BadInput(['options', 'board'], board, 'A for the training game')
  const modules = game === 'modules' || game === 'championship'
  const level = set<Level>('level', 'rookie')
  if (level !== 'rookie' && !modules) throw new BadInput(['options', 'level'], level, 'rookie where no modules are in play')
  return {
    mode: id,
    operators: seats,
    killbots: set('killbots', 0),
    level,
    alliance: set<Config['alliance']>('alliance', 'squad'),
    board,
    modules,
    target: game === 'training' ? 3 : 5,
    startNumbers: set<Config['startNumbers']>('startNumbers', 'rotation'),
  }
}

/** What was set, or the usual value; throws BadInput for what the option does not allow. */
function valueOf(name: string, option: TableOption, given: Json | undefined, operators: number): Json {
  if (option.kind === 'one') {
    const value = given ?? option.usual!
    if (!option.of.includes(value)) throw new BadInput(['options', name], value, `one of ${(option.of as readonly string[]).join(', ')}`)
    return value
  }
  const { from, to, usual } = option as Extract<TableOption, { kind: 'number' }>
  const value = given ?? usual!
  if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
  throw new BadInput(['options', name], value, `${from === to ? from : `${from} to ${to}`} for ${operators} operators`)
}

/** VT-KB-16 What a squad of this size needs together. */
export const squadTarget = (target: number, killbots: number): number => target + killbots - 1
