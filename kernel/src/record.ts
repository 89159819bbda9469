import { BadInput } from './errors.ts'
import type { Settings } from './game.ts'
import type { Entry } from './match.ts'

/** A match as text that a person can read, like a chess score: headers, an empty line, then one entry a line. */
export interface Record {
  game: string
  version: number
  settings: Settings
  players: string[]
  commitment?: string
  contributions: string[]
  /** Shown only once the match is over. */
  seed?: string
  result?: string
  entries: Entry[]
  /** Where each entry stands in the file it was read from, counted from 1. */
  lines: number[]
}

const FORMAT = 'robodrome record 1'

export function writeRecord(record: Omit<Record, 'lines'>): string {
  const head = [
    FORMAT,
    `game: ${record.game} ${record.version}`,
    `mode: ${record.settings.mode}`,
    `options: ${JSON.stringify(record.settings.options)}`,
    ...record.players.map((name, seat) => `player ${seat}: ${name.replace(/\s+/g, ' ')}`),
    ...(record.commitment === undefined ? [] : [`commitment: ${record.commitment}`]),
    ...record.contributions.map((text, seat) => `contribution ${seat}: ${text}`),
    ...(record.seed === undefined ? [] : [`seed: ${record.seed}`]),
    ...(record.result === undefined ? [] : [`result: ${record.result}`]),
  ]
  return `${[...head, '', ...record.entries.map(writeEntry)].join('\n')}\n`
}

export function writeEntry(entry: Entry): string {
  if (entry.kind === 'outcome') return `* ${entry.text}`
  return entry.kind === 'leave' ? `! ${entry.seat} leaves` : `${entry.seat} ${entry.text}`
}

/** Reads a record; throws BadInput whose path begins with the line number. Lines that begin with # are remarks. */
export function readRecord(text: string): Record {
  const lines = text.split(/\r?\n/)
  if (lines[0]?.trim() !== FORMAT) throw new BadInput(['line 1'], lines[0], `"${FORMAT}"`)
  const blank = lines.findIndex((line) => line.trim() === '')
  const headEnd = blank < 0 ? lines.length : blank
  const head = readHead(lines, headEnd)
  const entries: Entry[] = []
  const places: number[] = []
  lines.slice(headEnd).forEach((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return
    entries.push(readEntry(line, headEnd + i + 1))
    places.push(headEnd + i + 1)
  })
  return { ...head, entries, lines: places }
}

function readHead(lines: string[], end: number): Omit<Record, 'entries' | 'lines'> {
  const fields = new Map<string, { value: string; line: string }>()
  for (let i = 1; i < end; i++) {
    const [, name, value] = /^([a-z]+(?: \d+)?): ?(.*)$/.exec(lines[i]!) ?? []
    if (name === undefined || value === undefined) throw new BadInput([`line ${i + 1}`], lines[i], '"name: value"')
    fields.set(name, { value, line: `line ${i + 1}` })
  }
  const field = (name: string) => fields.get(name)?.value
  const list = (name: string) => {
    const found: string[] = []
    for (let value = field(`${name} 0`); value !== undefined; value = field(`${name} ${found.length}`)) found.push(value)
    return found
  }
  const must = (name: string) => {
    const value = fields.get(name)
    if (value === undefined) throw new BadInput(['headers'], undefined, `a line "${name}: ..."`)
    return value
  }
  const game = /^(\S+) (\d+)$/.exec(must('game').value)
  if (!game) throw new BadInput([must('game').line], must('game').value, 'the name of a game and its version')
  const players = list('player')
  const optional = (name: 'commitment' | 'seed' | 'result') => (field(name) === undefined ? {} : { [name]: field(name)! })
  return {
    game: game[1]!,
    version: Number(game[2]),
    settings: { mode: must('mode').value, seats: players.length, options: readOptions(must('options')) },
    players,
    contributions: list('contribution'),
    ...optional('commitment'),
    ...optional('seed'),
    ...optional('result'),
  }
}

function readOptions({ value, line }: { value: string; line: string }): Settings['options'] {
  try {
    const found = JSON.parse(value) as Settings['options'] | null
    if (typeof found === 'object' && found !== null && !Array.isArray(found)) return found
  } catch {
    // Reported below, as any other text that is not an object.
  }
  throw new BadInput([line], value, 'options as a JSON object, such as {}')
}

function readEntry(line: string, at: number): Entry {
  const leave = /^! (\d+) leaves\s*$/.exec(line)
  if (leave) return { kind: 'leave', seat: Number(leave[1]) }
  const [, who, text] = /^(\*|\d+)(?: (.*))?$/.exec(line.trimEnd()) ?? []
  if (who === undefined) throw new BadInput([`line ${at}`], line, '"SEAT move", "* outcome" or "! SEAT leaves"')
  return who === '*' ? { kind: 'outcome', text: text ?? '' } : { kind: 'choice', seat: Number(who), text: text ?? '' }
}
