import type { Words } from '@robodrome/phrases'
import type { Terms } from '../../terms.ts'
import { contentOf, STANDARD_CONTENT, type Content } from '../../content.ts'
import { piecesOf } from '../pieces.ts'
import { cardText } from './cards.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { modes, settingsIn } from './settings.ts'

export * from './rules-text.ts'
export { cardText } from './cards.ts'
export { gists } from './gists.ts'
export { settable, value } from './settings.ts'

/** All English texts of VOLT, including the modules and boards of a box. */
const wordsIn = (content: Content): Words<Terms> => ({
  title: 'VOLT',
  events,
  questions,
  options,
  refusals,
  ...piecesOf(content, (id) => cardText({ box: content.box.id }, id)),
  modes,
  settings: settingsIn(content),
})

export const en = wordsIn(STANDARD_CONTENT)

/** The English texts for an opened box, by its name. */
export const wordsWith = (box: string): Words<Terms> => wordsIn(contentOf({ box }))
