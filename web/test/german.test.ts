import { findingWords } from '@robodrome/lab/study'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as aimbots from '../src/boards/aimbots/words/de/index.ts'
import * as aimbotsEn from '../src/boards/aimbots/words/en/index.ts'
import * as gekido from '../src/boards/gekido/words/de/index.ts'
import * as gekidoEn from '../src/boards/gekido/words/en/index.ts'
import * as pbl from '../src/boards/pbl/words/de/index.ts'
import * as pblEn from '../src/boards/pbl/words/en/index.ts'
import * as volt from '../src/boards/volt/words/de/index.ts'
import * as voltEn from '../src/boards/volt/words/en/index.ts'
import { germanFor } from '../src/words/de/refusals/index.ts'
import * as de from '../src/words/de/index.ts'
import { after } from '../src/words/en/after.ts'
import { host } from '../src/words/en/host.ts'
import { en } from '../src/words/en/index.ts'
import { waiting } from '../src/words/en/waiting.ts'

const English = bySort(import.meta.glob('../src/boards/*/words/en/{face,leagues,learning,pools,waiting}.ts', { eager: true }))
const German = bySort(import.meta.glob('../src/boards/*/words/de/{face,leagues,learning,pools,waiting}.ts', { eager: true }))

/** By game and file, without the language. */
function bySort(files: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(files).map(([path, words]) => [path.replace(/\/words\/(?:en|de)\//, ' '), words]))
}

/** Everything that is said, by where it stands; a function by how it is written. */
function said(of: unknown, at = ''): [where: string, text: string][] {
  if (typeof of === 'string') return [[at, of]]
  if (typeof of === 'function') return [[`${at}()`, String(of)]]
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of).flatMap(([key, each]) => said(each, at === '' ? key : `${at}.${key}`))
}

/** Words that both languages have: names, and what German has taken over. */
const ALIKE = new Set(
  `Robodrome Rivet Bolt Gasket Piston Sprocket Flange Solder Ratchet Camshaft Dynamo Gauge Vector Overclock Champion Kuro Ada Noor Ines Gekido Duel
  Aimbots VOLT PBL Robots SHA Normal Enter Esc online Online Person Arena Chat Live live Filter Coach Webhook Form Name Deck Hand Bot Bots Draft KillBots
  KillBot Bonus Upgrade Pod Hangar Crew Sidekick Extra MOVE Boost Booster SHIELD MINES PP BUILD HANGAR CREW PILOT PRIO SETUP CRIT II III NESW fair`.split(
    /\s+/,
  ),
)

/** The words of a text; of a function, those that it writes itself. */
function wordsOf(text: string): string[] {
  const isFunction = /^\(?[\w{[, :}\])]*=>/.test(text)
  const written = isFunction ? [...text.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, one = '', other = '']) => one + other).join(' ') : text
  return written.replaceAll(/\$\{[^}]*\}/g, ' ').match(/\p{L}{2,}/gu) ?? []
}

const isAlike = (text: string): boolean => wordsOf(text).every((word) => ALIKE.has(word) || word === word.toUpperCase())

describe.each([
  ['the page', en, de.de],
  ['what games say outside their boards', English, German],
  ['the host’s page', { host }, { host: de.host }],
  ['what comes after a battle', { after }, { after: de.after }],
  ['the waiting room', { waiting }, { waiting: de.waiting }],
  ['the findings of the lab', findingWords, de.findings],
  ['the board of Gekido', gekidoEn.words, gekido.words],
  ['the board of VOLT', voltEn.words, volt.words],
  ['the board of PBL Robots', pblEn.words, pbl.words],
  ['the board of Aimbots', aimbotsEn.words, aimbots.words],
])('%s in German', (_title, english, german) => {
  const [ours, theirs] = [said(english), said(german)]

  test('has the same words as in English, none empty, none with a space too many', () => {
    expect(theirs.map(([where]) => where).toSorted()).toEqual(ours.map(([where]) => where).toSorted())
    const empty = new Set(ours.flatMap(([where, text]) => (text === '' ? [where] : [])))
    const spaced = new Set(ours.flatMap(([where, text]) => (text.trim() === text ? [] : [where])))
    expect(
      theirs.filter(
        ([where, text]) =>
          (text === '' && !empty.has(where)) ||
          (text.trim() !== text && !spaced.has(where)) ||
          (text.includes('  ') && !where.endsWith('()')),
      ),
    ).toEqual([])
  })

  test('says nothing in English', () => {
    const known = new Map(ours)
    expect(theirs.filter(([where, text]) => known.get(where) === text && !isAlike(text))).toEqual([])
  })
})

/** One thing has one word: what German says in two ways, with the one that it uses. */
const TWO_WORDS: readonly (readonly [never: RegExp, says: string])[] = [
  [/\b[Ww]ähl\b/, 'wähle'],
  [/\bGekido Duel\b/, 'Gekido-Duell'],
  [/\bBlau(?:e|er Würfel)?,? (?:zieh|läuft|laufen)/, 'Blau bewegt'],
]

test('German has one word for one thing', () => {
  const texts = [de.de, German, de.after, de.host, de.waiting, de.findings, gekido.words, volt.words, pbl.words, aimbots.words].flatMap(
    (words) => said(words),
  )
  for (const [never, says] of TWO_WORDS)
    expect(
      texts.filter(([, text]) => never.test(text)),
      `expected ${says}`,
    ).toEqual([])
})

describe('guided battles in German', () => {
  test('explain each term in the sentence in which it stands, and stay short', () => {
    for (const { steps } of [gekido, volt, pbl, aimbots].map((board) => board.words.lesson))
      for (const { title, text, term } of Object.values(steps)) {
        expect(text).toContain(term ?? '')
        expect(title.split(' ').length).toBeLessThanOrEqual(6)
      }
  })
})

/** The sentences with which the house refuses: literals beside `Refused` and `demand`, with * where something is filled in. */
function refusals(): string[] {
  const root = new URL('../../', import.meta.url)
  return ['table/src', 'server/src', 'leagues/src'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
      .flatMap((source) => [...sentencesOf(source), ...demandsOf(source)]),
  )
}

const filled = (literal: string): string =>
  literal
    .slice(1, -1)
    .replaceAll(/\$\{[^}]*\}/g, '*')
    .replaceAll("\\'", "'")

const sentencesOf = (source: string): string[] =>
  [...source.matchAll(/new Refused\(/g)].flatMap(({ index }) =>
    [...callAt(source, index).matchAll(/'[A-Z](?:[^'\\\n]|\\.)*\.'|`(?:[A-Z]|\$\{)[^`\n]*\.`/g)].map(([literal]) => filled(literal)),
  )

/** A call from its name to where its brackets close. */
function callAt(source: string, from: number): string {
  let depth = 0
  for (let at = source.indexOf('(', from); at < source.length; at++) {
    if (source[at] === '(') depth++
    if (source[at] === ')' && --depth === 0) return source.slice(from, at)
  }
  return ''
}

const demandsOf = (source: string): string[] =>
  [...source.matchAll(/demand\([^]*?'[A-Z]+-[A-Z0-9-]+',\s*('(?:[^'\\\n]|\\.)*'|`[^`\n]*`),?\s*\)/g)].map(([, literal = '']) =>
    filled(literal),
  )

test('whatever tables, servers and leagues refuse has a German sentence', () => {
  const found = refusals()
  expect(found.length).toBeGreaterThan(100)
  expect([...new Set(found)].filter((sentence) => germanFor(sentence) === null)).toEqual([])
})

/** What is said of a record that does not hold: every literal of several words in what finds it out. */
const ofRecords = (): string[] =>
  ['verify.ts', 'held.ts'].flatMap((name) => {
    const source = readFileSync(new URL(`../../table/src/${name}`, import.meta.url), 'utf8').replaceAll(
      /\/\*[^]*?\*\/|\/\/.*|import [^;]*? from .*/g,
      '',
    )
    return [...source.matchAll(/'[^'\n]*'|`[^`\n]*`/g)].map(([literal]) => filled(literal)).filter((text) => text.split(' ').length > 3)
  })

test('whatever is wrong with a record is told in German, too', () => {
  const found = ofRecords()
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter((sentence) => germanFor(sentence) === null)).toEqual([])
  expect(germanFor('seat 0 added "ab", but the record says ""')).toBe('Platz 0 hat „ab“ beigetragen, die Aufzeichnung sagt aber „“')
})

/** What is said of an address that somebody gave: by the server when it is kept or tried, in sentences without a full stop. */
const ofAddresses = (): string[] =>
  ['guard.ts', 'channels.ts'].flatMap((name) => {
    const source = readFileSync(new URL(`../../server/src/notices/${name}`, import.meta.url), 'utf8')
    const objections = [...source.matchAll(/'expected [^'\n]*'/g)].map(([literal]) => filled(literal))
    const failures = [...source.matchAll(/new (?:Error|BadTarget)\(('[^'\n]*'|`[^`\n]*`)/g)].map(([, literal = '']) => filled(literal))
    return [...objections, ...objections.map((each) => `url: ${each}`), ...failures]
  })

test('whatever a webhook answers, and why nothing arrived there, has German words', () => {
  const found = ofAddresses()
  expect(found.length).toBeGreaterThan(12)
  expect(found.filter((sentence) => germanFor(sentence) === null)).toEqual([])
  const { webhookLast } = de.de.reach
  expect(webhookLast('204')).toBe('Letzte Antwort: 204')
  expect(webhookLast('nobody takes calls at hook.example')).toBe('Letzter Versuch: Bei hook.example nimmt niemand ab.')
  expect(webhookLast('answered 500')).toBe('Letzter Versuch: Die Antwort war 500.')
  expect(en.reach.webhookLast('hook.example hung up')).toBe('Last try: hook.example hung up')
})
