import { files } from './files.ts'
import { games } from './games.ts'
import { values } from './values.ts'

// What comes from outside and is not what it should be is refused with where it is, what was found and what was expected, in English: here is the German.

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const pattern = (english: string): RegExp => new RegExp(`^${english.split('*').map(escaped).join('(.+?)')}$`, 's')

const KNOWN = Object.entries({ ...files, ...games, ...values }).map(([english, german]) => [pattern(english), german] as const)

/** The German for what was expected; null where there is none. */
export function germanExpectation(expected: string): string | null {
  const found = KNOWN.find(([english]) => english.test(expected))
  return found ? expected.replace(...found) : null
}

/** The German for the whole message of a BadInput or a BadScenario; null where it is none. Names and numbers that were expected stay as they are. */
export function germanComplaint(message: string): string | null {
  const [whole, before = '', found = '', expected = ''] = /^(.*?)found (.+), expected (.+)$/s.exec(message) ?? []
  if (whole === undefined) return null
  const german = germanExpectation(expected) ?? expected
  return `${before.replaceAll(/\bline (\d+)/g, 'Zeile $1')}gefunden: ${found === 'nothing' ? 'nichts' : found}; erwartet: ${german}`
}
