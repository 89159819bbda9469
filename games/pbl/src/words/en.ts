import type { Words } from '@robodrome/phrases'
import { CARDS } from '../content/index.ts'
import type { Terms } from '../terms.ts'
import { events } from './en/events.ts'
import { options } from './en/options.ts'
import { questions } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { modes, settings } from './en/settings.ts'

export { gists } from './en/gists.ts'
export { slotName } from './en/parts.ts'

/** Everything PBL Robots says, in English. */
export const en: Words<Terms> = {
  title: 'PBL Robots',
  events,
  questions,
  options,
  refusals,
  pieces: Object.fromEntries(CARDS.map(({ name }) => [`card ${name}`, name])),
  texts: Object.fromEntries(CARDS.map(({ name, text }) => [`card ${name}`, text])),
  modes,
  settings,
}
