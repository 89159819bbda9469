import { BadInput, type Json, type Mode, type Settings, type TableOption, common, objecting } from '@robodrome/kernel'
import { keepingLatest, read } from '@robodrome/reading'
import { z } from 'zod'
import { LEVELS, MODES, type Config, type Level, type ModeId } from './config.ts'
import type { Content } from './content.ts'
import { voltSays } from './says.ts'

/** The options of all modes. */
export type SettingId = 'board' | 'game' | 'killbots' | 'level' | 'alliance' | 'startNumbers'

type Options = Readonly<Partial<Record<SettingId, TableOption>>>
const oneOf = (...of: readonly string[]): TableOption => ({ kind: 'one', of, usual: of[0]! })

const START_NUMBERS: Options = { startNumbers: oneOf('rotation', 'submission') }
const KILLBOTS: Options = { level: oneOf(...LEVELS), alliance: oneOf('squad', 'free') }

/** VT-SET-1, VT-KB-18 Lists the numbers of KillBots allowed with this many operators, because a match has two to four robots in total. */
function killbotsBeside(operators: number, least: number): TableOption {
  const to = operators === 1 ? 3 : Math.min(2, 4 - operators)
  const from = operators === 1 ? 1 : least
  return { kind: 'number', from, to, usual: from === 0 ? 0 : to }
}

/** Lists every table option of a mode for a number of operators. The first value is the default. */
function optionsOf({ boardIds }: Content, mode: ModeId, operators: number): Options {
  const anyBoard: Options = { board: oneOf(...boardIds), ...START_NUMBERS }
  switch (mode) {
    case 'training':
      return START_NUMBERS
    case 'basic':
    case 'modules':
      return anyBoard
    case 'killbots':
      return {
        game: oneOf('basic', 'training', 'modules'),
        killbots: killbotsBeside(operators, 1),
        ...KILLBOTS,
        ...anyBoard,
      }
    case 'championship':
      return { killbots: killbotsBeside(operators, 0), ...KILLBOTS, ...START_NUMBERS }
  }
}

/** Lists the modes with their options, and variants worth playing besides the default. */
export function modesOf(content: Content): Readonly<Record<ModeId, Mode>> {
  const optionsIn = (mode: ModeId) => (operators: number) => optionsOf(content, mode, operators)
  const [, ...others] = content.boardIds
  const boards = Object.fromEntries(others.map((board) => [`board ${board}`, { board }]))
  return {
    training: { title: 'Training', seats: [2, 3, 4], options: optionsIn('training') },
    basic: { title: 'Basic game', seats: [2, 3, 4], options: optionsIn('basic'), variants: boards },
    modules: { title: 'Game with modules', seats: [2, 3, 4], options: optionsIn('modules'), variants: boards },
    killbots: { title: 'KillBots', seats: [1, 2, 3], options: optionsIn('killbots'), variants: squads(content.boardIds) },
    championship: { title: 'RFL Championship', seats: [1, 2, 3, 4], options: optionsIn('championship') },
  }
}

/** Lists every level and both alliances of KillBots, each on a different board if possible. */
function squads(boards: readonly string[]): NonNullable<Mode['variants']> {
  const on = (name: string, i: number, options: Settings['options']): [string, Settings['options']] => {
    const board = boards[i % boards.length]!
    return [`${name}, board ${board}`, { ...options, board }]
  }
  return Object.fromEntries([
    ['training', { game: 'training' }],
    on('basic, free', 1, { alliance: 'free' }),
    on('modules, rookie', 0, { game: 'modules' }),
    on('modules, veteran', 1, { game: 'modules', level: 'veteran' }),
    on('modules, elite', 2, { game: 'modules', level: 'elite' }),
    on('modules, elite, free', 3, { game: 'modules', level: 'elite', alliance: 'free' }),
  ])
}

/** Returns the values of a table option; if omitted, the default. */
function valueOf(option: TableOption, operators: number): z.ZodType {
  if (option.kind === 'one') return z.enum(option.of as readonly string[]).default(option.usual as string)
  const { from, to, usual } = option as Extract<TableOption, { kind: 'number' }>
  const expected = voltSays('forOperators', {
    values: from === to ? `${from}` : common('wholeFromTo', { least: from, most: to }),
    operators,
  })
  return z
    .int()
    .refine((value) => value >= from && value <= to, objecting(expected))
    .default(usual!)
}

type Reader = z.ZodType<Readonly<Partial<Record<SettingId, Json>>>>
/** Caches schemas by content, mode and number of operators, because tables are set up often. */
const readers = new WeakMap<Content, Map<string, Reader>>()

function readerOf(content: Content, mode: ModeId, operators: number): Reader {
  const made = readers.get(content) ?? new Map<string, Reader>()
  readers.set(content, made)
  const key = `${mode} ${operators}`
  const known = made.get(key)
  if (known !== undefined) return known
  const fields = Object.entries(optionsOf(content, mode, operators)).map(([name, option]) => [name, valueOf(option, operators)] as const)
  const reader = z.strictObject(Object.fromEntries(fields)) as Reader
  made.set(key, reader)
  return reader
}

const MODE = z.enum(MODES)

/** Reads the settings of a table; throws BadInput for unknown or incompatible ones. */
export const configOf = keepingLatest((content: Content, { mode: given, seats, options }: Settings): Config => {
  const mode = read(MODE, given, ['mode'])
  const set = read(readerOf(content, mode, seats), options, ['options'])
  const [first] = content.boardIds
  const game = set.game ?? mode
  const board = (set.board ?? first!) as string
  if (game === 'training' && board !== first) throw new BadInput(['options', 'board'], board, voltSays('trainingBoard', { board: first! }))
  const modules = game === 'modules' || game === 'championship'
  const level = (set.level ?? 'rookie') as Level
  if (level !== 'rookie' && !modules) throw new BadInput(['options', 'level'], level, voltSays('rookieOnly'))
  return {
    mode,
    operators: seats,
    killbots: (set.killbots ?? 0) as number,
    level,
    alliance: (set.alliance ?? 'squad') as Config['alliance'],
    board,
    modules,
    target: game === 'training' ? 3 : 5,
    startNumbers: (set.startNumbers ?? 'rotation') as Config['startNumbers'],
  }
})
