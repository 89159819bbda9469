import type { Words } from '@robodrome/phrases'
import type { Terms } from '../../terms.ts'
import { MODULE_NAMES, textsOf } from '../pieces.ts'
import { cards } from './cards.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { modes, settings, variants } from './settings.ts'

export { cards } from './cards.ts'
export { gists } from './gists.ts'
export { settable, value } from './settings.ts'

/** All that VOLT says in German. */
export const de: Words<Terms> = {
  title: 'VOLT',
  events,
  questions,
  options,
  refusals,
  pieces: MODULE_NAMES,
  texts: textsOf(cards),
  modes,
  settings,
  variants,
}
