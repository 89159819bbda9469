import { createInterface } from 'node:readline'
import type { World } from './world.ts'

/** A person's input, line by line. */
export interface Lines {
  /** The next line; null if there are no more. */
  ask(prompt: string): Promise<string | null>
  /** Words that the Tab key may complete now. */
  known: readonly string[]
  /** Clears the history, so that nobody can look up what was typed before. */
  forget(): void
  close(): void
}

/** Reads lines, with editing and history for a person. Piped lines are echoed, so that a transcript reads well. */
export function readLines(world: World): Lines {
  const { stdin, stdout } = world
  const edited = stdin.isTTY === true && 'setRawMode' in stdin
  const waiting: string[] = []
  let wanted: ((line: string | null) => void) | null = null
  let ended = false

  const reader = createInterface({
    input: stdin,
    terminal: edited,
    ...(edited && { output: stdout as NodeJS.WritableStream & typeof stdout }),
    completer: (line: string) => [lines.known.filter((word) => word.toLowerCase().startsWith(line.toLowerCase())), line],
  })
  let typed: string[] = []
  reader.on('history', (history) => (typed = history))
  const give = (line: string | null): void => {
    const to = wanted
    wanted = null
    to?.(line)
  }
  reader.on('line', (line) => {
    if (wanted === null) waiting.push(line)
    else give(line)
  })
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    ended = true
    give(null)
  })

  const lines: Lines = {
    known: [],
    async ask(prompt) {
      if (edited && !ended) {
        reader.setPrompt(prompt)
        reader.prompt()
      } else stdout.write(prompt)
      const line = waiting.shift() ?? (ended ? null : await new Promise<string | null>((resolve) => (wanted = resolve)))
      if (line === null) stdout.write('\n')
      else if (!edited && stdin.isTTY !== true) stdout.write(`${line}\n`)
      return line
    },
    forget: () => void typed.splice(0),
    close: () => reader.close(),
  }
  return lines
}
