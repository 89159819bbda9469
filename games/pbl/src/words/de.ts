import type { Words } from '@robodrome/phrases'
import { contentOf, STANDARD_CONTENT, type Content } from '../content/index.ts'
import type { Terms } from '../terms.ts'
import { printedOn } from './de/cards.ts'
import { events } from './de/events.ts'
import { options } from './de/options.ts'
import { questions } from './de/questions.ts'
import { refusals } from './de/refusals.ts'
import { modes, settings, variants } from './de/settings.ts'
import { piecesOf } from './pieces.ts'

export { actionWhen, cardText } from './de/rules-text.ts'
export { gists } from './de/gists.ts'
export { slotName } from './de/parts.ts'

/** All German texts of PBL Robots, including the cards of a box. */
export const wordsIn = (content: Content): Words<Terms> => ({
  title: 'PBL Robots',
  events,
  questions,
  options,
  refusals,
  ...piecesOf(content, printedOn),
  modes,
  settings,
  variants,
})

export const de = wordsIn(STANDARD_CONTENT)

/** The German texts for an opened box, by its name. */
export const wordsWith = (box: string): Words<Terms> => wordsIn(contentOf({ box }))
