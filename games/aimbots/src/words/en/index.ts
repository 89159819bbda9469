import type { Words } from '@robodrome/phrases'
import type { Box } from '../../content/box.ts'
import { contentOf } from '../../content/content.ts'
import { BASE } from '../../content/programs.ts'
import { SCRAP, SCRAP_KINDS } from '../../content/scrap.ts'
import type { Terms } from '../../terms.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'

export * from './rules-text.ts'
export { gists } from './gists.ts'
export { sourceOf } from './marks.ts'
export { ending } from './events.ts'

/** All English texts of Aimbots, including the programs of a box. */
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
    ...programs.map(({ name, text }) => [`program ${name}`, text]),
    ...SCRAP_KINDS.map((kind) => [`scrap ${kind}`, SCRAP[kind].text]),
  ]),
  modes: {
    first: { title: 'First game', about: 'Two players with fixed line-ups and no draft: the quickest way to start.' },
    duel: { title: 'Two players', about: 'Each player drafts five bots in a lockout draft; seven cores win.' },
    'free-for-all': { title: 'Free-for-all', about: 'Three or four players with three bots each; five cores win.' },
    teams: { title: 'Two against two', about: 'Partners sit opposite each other and add up their cores; nine win.' },
  },
  settings: {
    market: {
      title: 'Market',
      about: 'Which programs may appear in the draft.',
      values: { full: 'All fifty programs', novice: 'Only the twenty simplest programs' },
    },
  },
})

export const en = wordsIn(BASE)

/** The English texts for an opened box, by its name. */
export const wordsWith = (box: string): Words<Terms> => wordsIn(contentOf({ box }))
