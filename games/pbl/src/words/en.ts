import type { Words } from '@robodrome/phrases'
import { contentOf, STANDARD_CONTENT, type Content } from '../content/index.ts'
import type { Terms } from '../terms.ts'
import { events } from './en/events.ts'
import { options } from './en/options.ts'
import { questions } from './en/questions.ts'
import { refusals } from './en/refusals.ts'
import { modes, settings } from './en/settings.ts'
import { piecesOf } from './pieces.ts'

export { actionWhen, cardText } from './en/rules-text.ts'
export { gists } from './en/gists.ts'
export { slotName } from './en/parts.ts'

/** All English texts of PBL Robots, including the cards of a box. */
export const wordsIn = (content: Content): Words<Terms> => ({
  title: 'PBL Robots',
  events,
  questions,
  options,
  refusals,
  ...piecesOf(content, ({ text }) => text),
  modes,
  settings,
})

export const en = wordsIn(STANDARD_CONTENT)

/** The English texts for an opened box, by its name. */
export const wordsWith = (box: string): Words<Terms> => wordsIn(contentOf({ box }))
