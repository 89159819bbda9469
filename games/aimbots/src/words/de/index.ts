import type { Words } from '@robodrome/phrases'
import type { Box } from '../../content/box.ts'
import { contentOf } from '../../content/content.ts'
import { BASE } from '../../content/programs.ts'
import { SCRAP_KINDS } from '../../content/scrap.ts'
import type { Terms } from '../../terms.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { SCRAP, textOf } from './pieces.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'

export * from './rules-text.ts'
export { gists } from './gists.ts'
export { sourceOf } from './marks.ts'
export { ending } from './events.ts'

/** All German texts of Aimbots, including the programs of a box. */
const wordsIn = ({ programs }: Box): Words<Terms> => ({
  title: 'Aimbots',
  events,
  questions,
  options,
  refusals,
  pieces: Object.fromEntries([
    ...programs.map(({ name }) => [`program ${name}`, name]),
    ...SCRAP_KINDS.map((kind) => [`scrap ${kind}`, kind]),
  ]),
  texts: Object.fromEntries([
    ...programs.map((program) => [`program ${program.name}`, textOf(program)]),
    ...SCRAP_KINDS.map((kind) => [`scrap ${kind}`, SCRAP[kind]]),
  ]),
  modes: {
    first: { title: 'Erstes Spiel', about: 'Zwei Spieler mit festen Aufstellungen und ohne Draft: der schnellste Einstieg.' },
    duel: { title: 'Zu zweit', about: 'Jeder wählt im Lockout-Draft fünf Bots; wer zuerst sieben Kerne hat, gewinnt.' },
    'free-for-all': { title: 'Jeder gegen jeden', about: 'Drei oder vier Spieler mit je drei Bots; fünf Kerne gewinnen.' },
    teams: {
      title: 'Zwei gegen zwei',
      about: 'Partner sitzen einander gegenüber und zählen ihre Kerne zusammen; mit neun gewinnt ein Team.',
    },
  },
  settings: {
    market: {
      title: 'Markt',
      about: 'Welche Programme im Draft angeboten werden.',
      values: { full: 'Alle fünfzig Programme', novice: 'Nur die zwanzig einfachsten Programme' },
    },
  },
  variants: { novice: 'Einsteiger' },
})

export const de = wordsIn(BASE)

/** The German texts for an opened box, by its name. */
export const wordsWith = (box: string): Words<Terms> => wordsIn(contentOf({ box }))
