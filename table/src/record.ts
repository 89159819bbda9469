import { BadInput, type Entry, type Line, type Settings } from '@robodrome/kernel'
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
  /** What happened, without anything that was taken back. */
  entries: Entry[]
  /** Everything that is written below the headers, also what the players took back together. */
  lines: Line[]
  /** The number of each line in its file, counted from 1. */
  at: number[]
  /** The line of a header in that file, by its name: `seed`, `contribution 1`. */
  lineOf(header: string): number | null
}

/** The part of a record that is written. Line numbers exist only for a file that was read. Without `lines`, the entries are all there is. */
export type UnreadRecord = Omit<MatchRecord, 'lines' | 'at' | 'lineOf'> & { lines?: readonly Line[] }

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
  const body = ['', ...(record.lines ?? record.entries).map(writeLine)]
  const seal = record.seal ?? (record.seed === undefined ? undefined : sealOf([...head, ...body]))
  return `${[...head, ...(seal === undefined ? [] : [`seal: ${seal}`]), ...body].join('\n')}\n`
}

export function writeLine(line: Line): string {
  if (line.kind === 'leave') return `! ${line.seat} leaves`
  if (line.kind === 'takeBack') return `! ${line.seat} takes back`
  return `${line.kind === 'outcome' ? '*' : line.seat} ${line.text}`.trimEnd()
}

/** What is left of some lines: a line that takes back removes the last choice of its seat with everything after it. */
export function standing(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = []
  for (const line of lines) {
    if (line.kind !== 'takeBack') entries.push(line)
    else
      entries.length = Math.max(
        0,
        entries.findLastIndex((entry) => entry.kind === 'choice' && entry.seat === line.seat),
      )
  }
  return entries
}

/** Reads a record; every line must be exactly as `writeRecord` writes it. Throws BadInput whose path begins with the line number. */
export function readRecord(text: string): MatchRecord {
  const lines = linesOf(text).map((line, i) => ({ line, at: i + 1 }))
  if (lines[0]!.line !== FORMAT) throw new BadInput(['line 1'], lines[0]!.line, { message: `"${FORMAT}"` })
  const blank = lines.findIndex(({ line }) => line === '')
  const end = blank < 0 ? lines.length : blank
  const head = readHead(lines.slice(1, end))
  const body = lines.slice(end + 1)
  const read = body.map(({ line, at }) => readLine(line, at))
  const record = { ...head, entries: standing(read), lines: read, at: body.map(({ at }) => at) }
  mustBeWrittenAs(text, writeRecord(record))
  return record
}

function readHead(lines: { line: string; at: number }[]): Omit<MatchRecord, 'entries' | 'lines' | 'at'> {
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
const TOLD = new RegExp(`^! (${SEAT}) (leaves|takes back)$`)
const PLAYED = new RegExp(`^(\\*|${SEAT})(?: (.*))?$`)

export function readLine(line: string, at: number): Line {
  const told = TOLD.exec(line)
  if (told) return { kind: told[2] === 'leaves' ? 'leave' : 'takeBack', seat: Number(told[1]) }
  const [, who, text = ''] = PLAYED.exec(line) ?? []
  if (who === undefined) throw new BadInput([`line ${at}`], line, tableSays('recordLine'))
  return who === '*' ? { kind: 'outcome', text } : { kind: 'choice', seat: Number(who), text }
}

/** Reads a line of a match in which nothing was taken back. */
export function readEntry(text: string, at: number): Entry {
  const line = readLine(text, at)
  if (line.kind === 'takeBack') throw new BadInput([`line ${at}`], text, tableSays('recordLine'))
  return line
}
