import { BadInput, type Entry, type Settings } from '@robodrome/kernel'
import type { Agreement } from './agreement.ts'
import { headerLine, linesOf, mustBeWrittenAs, readHeaders } from './headers.ts'
import { parseJson } from './parse-json.ts'
import { sealOf } from './seal.ts'
import { tableSays } from './says.ts'

/** A match as human-readable text, like a chess score: headers, an empty line, then one entry per line. */
export interface MatchRecord {
  game: string
  version: number
  /** Content other than the standard set: the name of the box and the digest of its content. */
  box?: string
  /** The digest of the files of a package from outside. */
  code?: string
  settings: Settings
  players: string[]
  /** The seats that bots played, as `0 2`. */
  bots?: string
  /** Seats that people took over from AI opponents, as `1 from level-2 after 37`: the AI played the first 37 entries. */
  taken?: string
  commitment?: string
  /** The contribution of each seat to the dice, '' for none; an empty list if the host made no commitment. */
  contributions: string[]
  /** Revealed only once the match is over. */
  seed?: string
  /** How the players ended the match by agreement. */
  agreed?: Agreement
  result?: string
  /** The seal from the end of the match (`sealOf`); written automatically if there is a seed. */
  seal?: string
  entries: Entry[]
  /** The line number of each entry in its file, from 1. */
  lines: number[]
  /** The line number of a header in that file, by its name: `seed`, `contribution 1`. */
  lineOf(header: string): number | null
}

/** A record as it is written. Line numbers exist only for a file that was read. */
export type UnreadRecord = Omit<MatchRecord, 'lines' | 'lineOf'>

const FORMAT = 'robodrome record 1'
const OPTIONAL = ['code', 'box', 'bots', 'taken', 'commitment', 'seed', 'agreed', 'result'] as const
const ONCE = ['game', 'mode', 'options', ...OPTIONAL, 'seal']
const LISTED = ['player', 'contribution']

export function writeRecord(record: UnreadRecord): string {
  const head = [
    FORMAT,
    `game: ${record.game} ${record.version}`,
    `mode: ${record.settings.mode}`,
    `options: ${JSON.stringify(record.settings.options)}`,
    ...record.players.map((name, seat) => headerLine(`player ${seat}`, name.trim().replace(/\s+/g, ' '))),
    ...record.contributions.map((text, seat) => headerLine(`contribution ${seat}`, text)),
    ...OPTIONAL.flatMap((name) => (record[name] === undefined ? [] : [headerLine(name, record[name])])),
  ]
  const body = ['', ...record.entries.map(writeEntry)]
  const seal = record.seal ?? (record.seed === undefined ? undefined : sealOf([...head, ...body]))
  return `${[...head, ...(seal === undefined ? [] : [`seal: ${seal}`]), ...body].join('\n')}\n`
}

export function writeEntry(entry: Entry): string {
  if (entry.kind === 'leave') return `! ${entry.seat} leaves`
  return `${entry.kind === 'outcome' ? '*' : entry.seat} ${entry.text}`.trimEnd()
}

/** Reads a record; every line must be exactly as `writeRecord` writes it. Throws BadInput whose path begins with the line number. */
export function readRecord(text: string): MatchRecord {
  const lines = linesOf(text).map((line, i) => ({ line, at: i + 1 }))
  if (lines[0]!.line !== FORMAT) throw new BadInput(['line 1'], lines[0]!.line, { message: `"${FORMAT}"` })
  const blank = lines.findIndex(({ line }) => line === '')
  const end = blank < 0 ? lines.length : blank
  const head = readHead(lines.slice(1, end))
  const body = lines.slice(end + 1)
  const record = { ...head, entries: body.map(({ line, at }) => readEntry(line, at)), lines: body.map(({ at }) => at) }
  mustBeWrittenAs(text, writeRecord(record))
  return record
}

function readHead(lines: { line: string; at: number }[]): Omit<MatchRecord, 'entries' | 'lines'> {
  const headers = readHeaders(lines, ONCE, LISTED)
  const text = (found: string): string => found
  const [, game, version] = headers.read('game', (found) => /^(\S+) (\d+)$/.exec(found), tableSays('gameAndVersion'))
  const mode = headers.read('mode', text, tableSays('modeName'))
  const options = headers.read('options', readOptions, tableSays('optionsObject'))
  const players = headers.list('player')
  const optional = Object.fromEntries(
    [...OPTIONAL, 'seal'].flatMap((name) => (headers.has(name) ? [[name, headers.read(name, text, tableSays('anyText'))]] : [])),
  )
  const settings = { mode, seats: players.length, options }
  const contributions = headers.list('contribution')
  return { game: game!, version: Number(version), settings, players, contributions, ...optional, lineOf: headers.lineOf }
}

export function readOptions(text: string): Settings['options'] | null {
  const found = parseJson(text) ?? null
  return typeof found === 'object' && !Array.isArray(found) ? found : null
}

const SEAT = '0|[1-9]\\d*'
const LEAVE = new RegExp(`^! (${SEAT}) leaves$`)
const PLAYED = new RegExp(`^(\\*|${SEAT})(?: (.*))?$`)

export function readEntry(line: string, at: number): Entry {
  const leave = LEAVE.exec(line)
  if (leave) return { kind: 'leave', seat: Number(leave[1]) }
  const [, who, text = ''] = PLAYED.exec(line) ?? []
  if (who === undefined) throw new BadInput([`line ${at}`], line, tableSays('recordLine'))
  return who === '*' ? { kind: 'outcome', text } : { kind: 'choice', seat: Number(who), text }
}
