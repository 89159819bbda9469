import { spoken, type Sentence, type Sentences } from '@robodrome/kernel/sentences'
import { de as common } from '@robodrome/kernel/words/de'
import { gamesInGerman } from '@robodrome/games/words/rooms-de'
import { de as lab } from '@robodrome/lab/words/de'
import { de as minds } from '@robodrome/minds/words/de'
import { de as leagues } from '@robodrome/leagues/words/de'
import { de as site } from '@robodrome/protocol/words/de'
import type { Code } from '@robodrome/table'
import { de as record } from '@robodrome/table/words/problems-de'
import { de as table } from '@robodrome/table/words/refusals-de'
import { fieldIn } from '../fields.ts'
import { faults as page } from './faults.ts'

/** The text for each code of a refusal whose own sentence has no German translation; that sentence is shown after it. */
const CODES: Readonly<Record<Code, string>> = {
  malformed: 'Die Anfrage war nicht verständlich',
  'too-large': 'Das ist zu groß',
  'too-fast': 'Das war zu viel auf einmal; warte einen Moment',
  'bad-origin': 'Diese Anfrage kommt von einer fremden Seite',
  'no-session': 'Dafür musst du dich anmelden',
  'not-found': 'Das gibt es nicht',
  'not-yours': 'Das darfst du hier nicht',
  'wrong-time': 'Das ist jetzt nicht möglich',
  full: 'Es ist kein Platz mehr frei',
  rule: 'Die Regeln erlauben das hier nicht',
  unanswered: 'Darauf gibt es keine Antwort',
  stopping: 'Der Server wird gleich beendet',
  'other-version': 'Diese Seite und der Server haben verschiedene Versionen',
  broken: 'Hier ist etwas schiefgegangen',
}

/** Messages about invalid input, by field and code. */
const FIELDS: Sentences = {
  'name site.freeOfMinds': 'Diesen Namen hat eine KI. Nimm einen anderen.',
  'name common.filledText': 'Der Name braucht mindestens ein Zeichen.',
  'name common.atMostCharacters': ({ most }: { most: number }) => `Dieser Name ist zu lang: höchstens ${most} Zeichen.`,
  'name site.oneLine': 'Ein Name muss eine Zeile ohne unsichtbare Zeichen sein.',
  'name site.visible': 'Dieser Name wäre unsichtbar. Nimm Buchstaben, Ziffern oder Symbole.',
  'username site.username': 'Ein Benutzername hat 3 bis 24 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.',
  'password site.variedPassword': 'Dieses Passwort hat zu wenige verschiedene Zeichen.',
  'password site.uncommonPassword': 'Dieses Passwort gehört zu den häufigsten. Nimm ein anderes.',
  'password site.otherThanName': 'Dieses Passwort ist dein eigener Name. Nimm ein anderes.',
  'password common.atLeastCharacters': ({ least }: { least: number }) => `Dieses Passwort ist zu kurz: mindestens ${least} Zeichen.`,
  'password common.atMostCharacters': ({ most }: { most: number }) => `Dieses Passwort ist zu lang: höchstens ${most} Zeichen.`,
  'address site.email': 'Das ist keine E-Mail-Adresse.',
}

const ROOMS = { common, table, record, leagues, site, page, minds, lab, ...gamesInGerman }

export const refusal = (sentence: Sentence, code?: Code): string =>
  fieldIn(FIELDS, sentence) ??
  (sentence.reason === undefined && code !== undefined ? `${CODES[code]} (${sentence.message})` : spoken(ROOMS, sentence))
