import { nearest } from '@robodrome/phrases'

/** Arranges texts in as many columns as fit, to be read downwards like a phone book. */
export function columns(cells: readonly string[], width: number, gap = 2): string {
  if (cells.length === 0) return ''
  const widest = Math.max(...cells.map((cell) => cell.length))
  const across = Math.max(1, Math.floor((width + gap) / (widest + gap)))
  const down = Math.ceil(cells.length / across)
  const rows = Array.from({ length: down }, (_, row) => cells.filter((_cell, i) => i % down === row))
  return rows.map((row) => row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(widest + gap) : cell)).join('')).join('\n')
}

/** Breaks long lines between words, keeping their indentation; tables and code blocks stay as they are. */
export function wrap(text: string, width: number): string {
  let code = false
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) code = !code
      return code || line.startsWith('|') || line.length <= width ? line : wrapLine(line, width)
    })
    .join('\n')
}

function wrapLine(line: string, width: number): string {
  const [, indent = '', bullet = '', rest = ''] = /^(\s*)((?:[-*] |\d+\. )?)(.*)$/.exec(line) ?? []
  const hang = indent + ' '.repeat(bullet.length)
  const lines: string[] = []
  let full = indent + bullet
  let empty = true
  for (const word of rest.split(' ')) {
    if (!empty && full.length + 1 + word.length > width) {
      lines.push(full)
      full = hang + word
    } else full += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, full].join('\n')
}

export const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by)

export function didYouMean(word: string, known: readonly string[], ask = (guess: string): string => ` Did you mean ${guess}?`): string {
  const guess = nearest(word, known)
  return guess === undefined ? '' : ask(guess)
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('en')} ${n === 1 ? one : many}`

/** Ends the sentence about a filled store: how many of its matches and leagues were just named because they cannot be replayed. */
export const notReplayed = (n: number): string =>
  n === 0 ? '' : `; this version cannot replay ${count(n, 'match or league', 'matches and leagues')}, named above`

/** A duration in words: `8 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Rows of a table as lines, with the first column left-aligned and the others right-aligned. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  return rows.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('   '))
}
