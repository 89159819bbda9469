import { BadInput, common as value } from '@robodrome/kernel'
import { de as common } from '@robodrome/kernel/words/de'
import { en as commonEn } from '@robodrome/kernel/words/en'
import { findingWords } from '@robodrome/lab/study'
import { de as leagues } from '@robodrome/leagues/words/de'
import { en as leaguesEn } from '@robodrome/leagues/words/en'
import { siteSays } from '@robodrome/protocol/says'
import { de as site } from '@robodrome/protocol/words/de'
import { en as siteEn } from '@robodrome/protocol/words/en'
import { recordSays } from '@robodrome/table'
import { de as record } from '@robodrome/table/words/problems-de'
import { en as recordEn } from '@robodrome/table/words/problems-en'
import { de as table } from '@robodrome/table/words/refusals-de'
import { en as tableEn } from '@robodrome/table/words/refusals-en'
import { describe, expect, test } from 'vitest'
import * as aimbots from '../src/boards/aimbots/words/de/index.ts'
import * as aimbotsEn from '../src/boards/aimbots/words/en/index.ts'
import * as gekido from '../src/boards/gekido/words/de/index.ts'
import * as gekidoEn from '../src/boards/gekido/words/en/index.ts'
import * as pbl from '../src/boards/pbl/words/de/index.ts'
import * as pblEn from '../src/boards/pbl/words/en/index.ts'
import * as volt from '../src/boards/volt/words/de/index.ts'
import * as voltEn from '../src/boards/volt/words/en/index.ts'
import * as de from '../src/words/de/index.ts'
import { after } from '../src/words/en/after.ts'
import { host } from '../src/words/en/host.ts'
import { en } from '../src/words/en/index.ts'
import { waiting } from '../src/words/en/waiting.ts'

const English = bySort(import.meta.glob('../src/boards/*/words/en/{face,leagues,learning,pools,waiting}.ts', { eager: true }))
const German = bySort(import.meta.glob('../src/boards/*/words/de/{face,leagues,learning,pools,waiting}.ts', { eager: true }))

/** Indexes the files by game and file name, without the language. */
function bySort(files: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(files).map(([path, words]) => [path.replace(/\/words\/(?:en|de)\//, ' '), words]))
}

/** All texts by their path. A function is represented by its source text. */
function said(of: unknown, at = ''): [where: string, text: string][] {
  if (typeof of === 'string') return [[at, of]]
  if (typeof of === 'function') return [[`${at}()`, String(of)]]
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of).flatMap(([key, each]) => said(each, at === '' ? key : `${at}.${key}`))
}

/** Words that both languages share: names and loanwords. */
const ALIKE = new Set(
  `Robodrome Rivet Bolt Gasket Piston Sprocket Flange Solder Ratchet Camshaft Dynamo Gauge Vector Overclock Champion Kuro Ada Noor Ines Gekido Duel
  Aimbots VOLT PBL Robots SHA Normal Enter Esc online Online Person Arena Chat Live live Filter Coach Webhook Form Name Deck Hand Bot Bots Draft KillBots
  KillBot Bonus Upgrade Pod Hangar Crew Sidekick Extra MOVE Boost Booster SHIELD MINES PP BUILD HANGAR CREW PILOT PRIO SETUP CRIT II III NESW fair Fairness
  Spam Challenge Malfunction Counter Jolt`.split(/\s+/),
)

/** The words of a text. For a function: the words in its own literals. */
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

/** Each concept has one word: German synonyms, with the one to use. */
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

test.each([
  ['values', commonEn, common],
  ['tables', tableEn, table],
  ['records', recordEn, record],
  ['leagues', leaguesEn, leagues],
  ['sites', siteEn, site],
])('the refusals of %s say nothing in English', (_title, english, german) => {
  const known = new Map(said(english))
  const texts = said(german)
  expect(texts.filter(([, text]) => text.trim() !== text || text === '')).toEqual([])
  expect(texts.filter(([where, text]) => known.get(where) === text && !isAlike(text))).toEqual([])
})

test('a refusal is spoken from its code', () => {
  const { refusal, reach } = de.de
  expect(refusal(recordSays('otherContribution', { seat: 0, contribution: 'ab', claimed: '' }))).toBe(
    'Platz 0 hat „ab“ beigetragen, in der Aufzeichnung steht aber „“',
  )
  expect(refusal({ message: 'Something new.' }, 'full')).toBe('Es ist kein Platz mehr frei (Something new.)')
  expect(refusal(new BadInput(['line 3'], undefined, value('list')).sentence)).toBe('Zeile 3: gefunden: nichts; erwartet: eine Liste')
  expect(reach.webhookLast(refusal(siteSays('accepted', { status: 204 })), true)).toBe('Letzte Antwort: 204')
  expect(reach.webhookLast(refusal(siteSays('noneListens', { host: 'hook.example' })), false)).toBe(
    'Letzter Versuch: hook.example lehnt die Verbindung ab.',
  )
  expect(en.reach.webhookLast(en.refusal(siteSays('hungUp', { host: 'hook.example' })), false)).toBe(
    'Last try: hook.example closed the connection',
  )
})
