import type { Words } from '@robodrome/phrases'
import { CARDS } from '../content/index.ts'
import type { Terms } from '../terms.ts'
import { TEXTS } from './de/cards.ts'
import { events } from './de/events.ts'
import { options } from './de/options.ts'
import { questions } from './de/questions.ts'
import { refusals } from './de/refusals.ts'
import { modes, settings, variants } from './de/settings.ts'

export { gists } from './de/gists.ts'
export { slotName } from './de/parts.ts'

/** Everything PBL Robots says, in German. */
export const de: Words<Terms> = {
  title: 'PBL Robots',
  events,
  questions,
  options,
  refusals,
  pieces: Object.fromEntries(CARDS.map(({ name }) => [`card ${name}`, name])),
  texts: Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [`card ${name}`, text])),
  modes,
  settings,
  variants,
}
