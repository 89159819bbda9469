import { BadInput } from '@robodrome/kernel'
import type { Handshake } from './api.ts'
import type { Manifest } from './manifest.ts'

type Path = readonly (string | number)[]

const MAKES = 'what the entry returns: { game, words, show? }'
/** The functions that every game must have, described for its author. */
const NEEDED: Readonly<Record<string, string>> = {
  setup: 'the function that makes the first position',
  arrange: 'the function that makes a position from a partial description',
  result: 'the function that gives the result, null while the game is running',
  clone: 'the function that copies a position',
  view: 'the function that gives what a seat may know',
  imagine: 'the function that draws anew what a seat cannot know',
  leave: 'the function for a player who leaves',
  draw: 'the function that draws a view as text',
  pieces: 'the function that lists the content, [] if there is none',
}
const MAPS = ['events', 'questions', 'options', 'refusals', 'pieces', 'texts', 'modes', 'settings'] as const

/**
 * Checks what a package returned: everything that Robodrome is going to call. The error names the first missing part and tells what to do.
 */
export function admit(value: unknown, manifest: Manifest): asserts value is Handshake {
  const made = record(value, [], MAKES)
  const game = record(made['game'], ['game'], 'the game')
  if (game['id'] !== manifest.id) throw new BadInput(['game', 'id'], game['id'], { message: `"${manifest.id}", the id of package.json` })
  if (typeof game['title'] !== 'string') throw new BadInput(['game', 'title'], game['title'], { message: 'a text' })
  if (!Number.isInteger(game['version']))
    throw new BadInput(['game', 'version'], game['version'], { message: 'a whole number; begin with 1' })
  for (const [name, what] of Object.entries(NEEDED)) mustBeFunction(game[name], ['game', name], what)
  const rules = record(game['rules'], ['game', 'rules'], 'kernel.rulebook(...) of all rules')
  for (const [name, rule] of Object.entries(rules))
    if (!['sequence', 'choice', 'chance'].includes(String(record(rule, ['game', 'rules', name], 'a rule')['kind'])))
      throw new BadInput(['game', 'rules', name], rule, { message: 'a rule made by kernel.makers()' })
  const modes = record(game['modes'], ['game', 'modes'], 'at least one mode')
  if (Object.keys(modes).length === 0) throw new BadInput(['game', 'modes'], modes, { message: 'at least one mode' })
  for (const [name, mode] of Object.entries(modes)) admitMode(record(mode, ['game', 'modes', name], 'a mode'), name, manifest)
  const words = record(made['words'], ['words'], 'words by language')
  for (const language of manifest.languages) {
    const spoken = record(words[language], ['words', language], 'the words of this language, which package.json names')
    for (const map of MAPS) record(spoken[map], ['words', language, map], 'an entry for each kind, {} if there is none')
    for (const mode of Object.keys(modes))
      record(record(spoken['modes'], [], '')[mode], ['words', language, 'modes', mode], 'a title and what it is about')
  }
  if (made['show'] !== undefined) mustBeFunction(made['show'], ['show'], 'a function from view and language to blocks')
}

function admitMode(mode: Record<string, unknown>, name: string, { facts: { players } }: Manifest): void {
  const { seats } = mode
  const path = ['game', 'modes', name, 'seats']
  if (!Array.isArray(seats) || seats.length === 0) throw new BadInput(path, seats, { message: 'a list of the numbers of players' })
  const odd: unknown = seats.find((count) => !Number.isInteger(count) || count < players[0] || count > players[1])
  if (odd !== undefined)
    throw new BadInput(path, odd, { message: `whole numbers from ${players[0]} to ${players[1]}, the facts of package.json` })
}

function record(value: unknown, path: Path, expected: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadInput(path, kindOf(value), { message: expected })
  return value as Record<string, unknown>
}

function mustBeFunction(value: unknown, path: Path, expected: string): void {
  if (typeof value !== 'function') throw new BadInput(path, kindOf(value), { message: expected })
}

/** JSON would show nothing useful for functions and lists, so they are described by kind. */
const kindOf = (value: unknown): unknown =>
  value === undefined ? undefined : Array.isArray(value) ? 'a list' : typeof value === 'function' ? 'a function' : value
