import { BadInput, parseJson, type Entry, type Settings } from '@robodrome/kernel'

/** A match as text that a person can read, like a chess score: headers, an empty line, then one entry a line. */
export interface MatchRecord {
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
const OPTIONAL = ['commitment', 'seed', 'result'] as const

export function writeRecord(record: Omit<MatchRecord, 'lines'>): string {
  const head = [
    FORMAT,
    `game: ${record.game} ${record.version}`,
    `mode: ${record.settings.mode}`,
    `options: ${JSON.stringify(record.settings.options)}`,
    ...record.players.map((name, seat) => `player ${seat}: ${name.replace(/\s+/g, ' ')}`),
    ...record.contributions.map((text, seat) => `contribution ${seat}: ${text}`),
    ...OPTIONAL.flatMap((name) => (record[name] === undefined ? [] : [`${name}: ${record[name]}`])),
  ]
  return `${[...head, '', ...record.entries.map(writeEntry)].join('\n')}\n`
}

function writeEntry(entry: Entry): string {
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
  const fields = new Map(
    lines.map(({ line, at }) => {
      const [, name, value] = /^([a-z]+(?: \d+)?): ?(.*)$/.exec(line) ?? []
      if (name === undefined) throw new BadInput([`line ${at}`], line, '"name: value"')
      return [name, { value: value!, path: [`line ${at}`] }]
    }),
  )
  const list = (name: string): string[] => {
    const found: string[] = []
    for (let next = fields.get(`${name} 0`); next; next = fields.get(`${name} ${found.length}`)) found.push(next.value)
    return found
  }
  const read = <T>(name: string, parse: (text: string) => T | null, expected: string): T => {
    const field = fields.get(name)
    const value = field ? parse(field.value) : null
    if (value === null) throw new BadInput(field?.path ?? ['headers'], field?.value, `"${name}: ", then ${expected}`)
    return value
  }
  const [, game, version] = read('game', (text) => /^(\S+) (\d+)$/.exec(text), 'the name of a game and its version')
  const mode = read('mode', (text) => text, 'the name of a mode')
  const options = read('options', readOptions, 'a JSON object such as {}')
  const players = list('player')
  const optional = Object.fromEntries(OPTIONAL.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)!.value]] : [])))
  const settings = { mode, seats: players.length, options }
  return { game: game!, version: Number(version), settings, players, contributions: list('contribution'), ...optional }
}

function readOptions(text: string): Settings['options'] | null {
  const found = parseJson(text) ?? null
  return typeof found === 'object' && !Array.isArray(found) ? found : null
}

function readEntry(line: string, at: number): Entry {
  const leave = /^! (\d+) leaves\s*$/.exec(line)
  if (leave) return { kind: 'leave', seat: Number(leave[1]) }
  const [, who, text = ''] = /^(\*|\d+)(?: (.*))?$/.exec(line.trimEnd()) ?? []
  if (who === undefined) throw new BadInput([`line ${at}`], line, '"SEAT move", "* outcome" or "! SEAT leaves"')
  return who === '*' ? { kind: 'outcome', text } : { kind: 'choice', seat: Number(who), text }
}
