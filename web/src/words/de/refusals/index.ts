import { germanComplaint } from '@robodrome/phrases/expected'
import type { Code } from '@robodrome/table'
import { leagues } from './leagues.ts'
import { site } from './site.ts'
import { table } from './table.ts'
import { verify } from './verify.ts'
import { webhook } from './webhook.ts'

/** What every refusal of a code says where its own sentence has no German one: the sentence itself stays readable behind it. */
const CODES: Readonly<Record<Code, string>> = {
  malformed: 'Das ist so nicht zu verstehen',
  'too-large': 'Das ist zu groß',
  'too-fast': 'Das war zu viel auf einmal; warte einen Moment',
  'bad-origin': 'Diese Anfrage kommt von einer fremden Seite',
  'no-session': 'Dazu muss man sich anmelden',
  'not-found': 'Das gibt es nicht',
  'not-yours': 'Das darfst du hier nicht',
  'wrong-time': 'Das geht jetzt nicht',
  full: 'Es ist kein Platz mehr',
  rule: 'Die Regeln erlauben das hier nicht',
  unanswered: 'Darauf gibt es keine Antwort',
  stopping: 'Der Server hält gleich an',
  broken: 'Hier ist etwas kaputtgegangen',
}

/** Sentences begin and end differently where they stand alone. */
const bare = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const SAID = Object.entries({ ...table, ...site, ...leagues, ...webhook, ...verify }).map(
  ([english, said]) => [new RegExp(`^${bare(english).split('*').map(escaped).join('(.*?)')}$`), said] as const,
)

/** The German for a sentence with which something was refused; null where there is none. */
export function germanFor(sentence: string): string | null {
  const found = SAID.find(([english]) => english.test(bare(sentence)))
  return found ? bare(sentence).replace(...found) : null
}

/** What a server holds a box or settings against, with where it stands. */
const complaint = (sentence: string): string | null =>
  germanComplaint(sentence.replace(/^box: /, 'Box: ').replace(/^settings: /, 'Einstellungen: '))

export const refusal = (code: Code, sentence: string): string =>
  germanFor(sentence) ?? complaint(sentence) ?? `${CODES[code]} (${sentence})`
