import { BadInput, type Entry, type Settings } from '@robodrome/kernel'
import { parseJson } from './parse-json.ts'
import { readHeaders } from './headers.ts'

/** A match as text that a person can read, like a chess score: headers, an empty line, then one entry a line. */
export interface MatchRecord {
  game: string
  version: number
  /** Content other than the game's own: the name of the box and the digest of all that is in it. */
  box?: string
  settings: Settings
  players: string[]
  /** The seats that accounts of programs played, as `0 2`. */
  bots?: string
  /** Seats that people took over from programs, as `1 from level-2 after 37`: so many entries were the program's battle. */
  taken?: string
  /** How the dice came about. 1: contributions were added in the open. 2: all were promised before any was shown. */
  scheme: 1 | 2
  commitment?: string
  contributions: string[]
  /** Shown only once the match is over. */
  seed?: string
  result?: string
  entries: Entry[]
  /** Where each entry stands in the file it was read from, counted from 1. */
  lines: number[]
}

const SCHEMES = [1, 2] as const
const FORMAT = 'robodrome record 1'
const OPTIONAL = ['box', 'bots', 'taken', 'commitment', 'seed', 'result'] as const

export function writeRecord(record: Omit<MatchRecord, 'lines'>): string {
  const head = [
    FORMAT,
    `game: ${record.game} ${record.version}`,
    `mode: ${record.settings.mode}`,
    `options: ${JSON.stringify(record.settings.options)}`,
    ...record.players.map((name, seat) => `player ${seat}: ${name.replace(/\s+/g, ' ')}`),
    ...(record.scheme === 1 ? [] : [`dice: ${record.scheme}`]),
    ...record.contributions.map((text, seat) => `contribution ${seat}: ${text}`),
    ...OPTIONAL.flatMap((name) => (record[name] === undefined ? [] : [`${name}: ${record[name]}`])),
  ]
  return `${[...head, '', ...record.entries.map(writeEntry)].join('\n')}\n`
}

export function writeEntry(entry: Entry): string {
  if (entry.kind === 'outcome') return `* ${entry.text}`
  return entry.kind === 'leave' ? `! ${entry.seat} leaves` : `${entry.seat} ${entry.text}`
}

/** Reads a record; throws BadInput whose path begins with the line number. Lines that begin with # are remarks. */
export function readRecord(text: string): MatchRecord {
  const lines = text.split(/\r?\n/).map((line, i) => ({ line, at: i + 1 }))
  if (lines[0]!.line.trim() !== FORMAT) throw new BadInput(['line 1'], lines[0]!.line, `"${FORMAT}"`)
  const blank = lines.findIndex(({ line }) => line.trim() === '')
  const end = blank < 0 ? lines.length : blank
  const body = lines.slice(end).filter(({ line }) => line.trim() !== '' && !line.startsWith('#'))
  const entries = body.map(({ line, at }) => readEntry(line, at))
  return { ...readHead(lines.slice(1, end)), entries, lines: body.map(({ at }) => at) }
}

function readHead(lines: { line: string; at: number }[]): Omit<MatchRecord, 'entries' | 'lines'> {
  const headers = readHeaders(lines)
  const text = (found: string): string => found
  const [, game, version] = headers.read('game', (found) => /^(\S+) (\d+)$/.exec(found), 'the name of a game and its version')
  const mode = headers.read('mode', text, 'the name of a mode')
  const options = headers.read('options', readOptions, 'a JSON object such as {}')
  const players = headers.list('player')
  const scheme = headers.has('dice') ? headers.read('dice', (found) => SCHEMES.find((each) => String(each) === found) ?? null, '1 or 2') : 1
  const optional = Object.fromEntries(OPTIONAL.flatMap((name) => (headers.has(name) ? [[name, headers.read(name, text, '')]] : [])))
  const settings = { mode, seats: players.length, options }
  return { game: game!, version: Number(version), settings, players, scheme, contributions: headers.list('contribution'), ...optional }
}

function readOptions(text: string): Settings['options'] | null {
  const found = parseJson(text) ?? null
  return typeof found === 'object' && !Array.isArray(found) ? found : null
}

export function readEntry(line: string, at: number): Entry {
  const leave = /^! (\d+) leaves\s*$/.exec(line)
  if (leave) return { kind: 'leave', seat: Number(leave[1]) }
  const [, who, text = ''] = /^(\*|\d+)(?: (.*))?$/.exec(line.trimEnd()) ?? []
  if (who === undefined) throw new BadInput([`line ${at}`], line, '"SEAT move", "* outcome" or "! SEAT leaves"')
  return who === '*' ? { kind: 'outcome', text } : { kind: 'choice', seat: Number(who), text }
}
