import { files } from './files.ts'
import { games } from './games.ts'
import { values } from './values.ts'

// Invalid input is refused in English with its place, the value found and the value expected. This file has the German.

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const pattern = (english: string): RegExp => new RegExp(`^${english.split('*').map(escaped).join('(.+?)')}$`, 's')

const KNOWN = Object.entries({ ...files, ...games, ...values }).map(([english, german]) => [pattern(english), german] as const)

/** The German for an expectation; null where there is none. */
export function germanExpectation(expected: string): string | null {
  const found = KNOWN.find(([english]) => english.test(expected))
  return found ? expected.replace(...found) : null
}

/** The German for the whole message of a BadInput or a BadScenario; null where there is none. Expected names and numbers stay as they are. */
export function germanComplaint(message: string): string | null {
  const [whole, before = '', found = '', expected = ''] = /^(.*?)found (.+), expected (.+)$/s.exec(message) ?? []
  if (whole === undefined) return null
  const german = germanExpectation(expected) ?? expected
  return `${before.replaceAll(/\bline (\d+)/g, 'Zeile $1')}gefunden: ${found === 'nothing' ? 'nichts' : found}; erwartet: ${german}`
}
