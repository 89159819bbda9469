import type { Words } from '@robodrome/phrases'
import { contentOf, STANDARD_CONTENT, type Content } from '../content.ts'
import type { Terms } from '../terms.ts'
import { eventsIn } from './en/events.ts'
import { namesIn } from './en/names.ts'
import { optionsIn } from './en/options.ts'
import { questionsIn } from './en/questions.ts'
import { refusalsIn } from './en/refusals.ts'
import { piecesOf } from './pieces.ts'

export * from './en/rules-text.ts'
export { gistsIn } from './en/gists.ts'
export { commandName, namesIn, symbolName } from './en/names.ts'

/** All English texts of Gekido, including the names of the box's pieces. */
export function wordsIn(content: Content): Words<Terms> {
  const names = namesIn(content)
  return {
    title: 'Gekido: Bot Battles',
    events: eventsIn(names),
    questions: questionsIn(names),
    options: optionsIn(content, names),
    refusals: refusalsIn(content),
    ...piecesOf(content),
    modes: {
      standard: { title: 'Bot Battles', about: 'Two to four Bots in an Arena of nine tiles, with Tech cards and Target Locks.' },
      duel: { title: 'Gekido Duel', about: 'The quick game for two: four tiles, no cards, no Target Locks.' },
    },
    settings: {
      bots: {
        title: 'Bots',
        about: 'Who plays which Bot. Players who are not given a Bot choose in turn.',
        values: { '': 'Left open', ...Object.fromEntries(content.box.bots.map(({ id, name }) => [id, name])) },
      },
      randomBots: { title: 'Random Bots', about: 'Every player is dealt a random Bot.' },
      cornerStart: { title: 'Corner start', about: 'Bots start on corner tiles only.' },
    },
  }
}

export const en = wordsIn(STANDARD_CONTENT)

/** The English texts for an opened box, by its name. */
export const wordsWith = (box: string): Words<Terms> => wordsIn(contentOf({ box }))
