import type { Words } from '@robodrome/phrases'
import { contentOf, STANDARD_CONTENT, type Content } from '../content.ts'
import type { Terms } from '../terms.ts'
import { eventsIn } from './de/events.ts'
import { namesIn as germanNamesIn } from './de/names.ts'
import { optionsIn } from './de/options.ts'
import { inGerman } from './de/pieces.ts'
import { questionsIn } from './de/questions.ts'
import { refusalsIn } from './de/refusals.ts'
import type { Names } from './names.ts'
import { piecesOf } from './pieces.ts'

export * from './de/rules-text.ts'
export { gistsIn } from './de/gists.ts'
export { commandName, symbolName } from './de/names.ts'

export const namesIn = (content: Content): Names => germanNamesIn(inGerman(content))

/** All German texts of Gekido, including the names of the box's pieces. */
export function wordsIn(box: Content): Words<Terms> {
  const content = inGerman(box)
  const names = germanNamesIn(content)
  return {
    title: 'Gekido: Bot Battles',
    events: eventsIn(names),
    questions: questionsIn(names),
    options: optionsIn(content, names),
    refusals: refusalsIn(content),
    ...piecesOf(content),
    modes: {
      standard: { title: 'Bot Battles', about: 'Zwei bis vier Bots in einer Arena aus neun Feldern, mit Technikkarten und Zielmarken.' },
      duel: { title: 'Gekido-Duell', about: 'Das schnelle Spiel zu zweit: vier Felder, keine Karten, keine Zielmarken.' },
    },
    settings: {
      bots: {
        title: 'Bots',
        about: 'Wer welchen Bot spielt. Wo nichts festgelegt ist, wählt ihr reihum.',
        values: { '': 'Offen', ...Object.fromEntries(content.box.bots.map(({ id, name }) => [id, name])) },
      },
      randomBots: { title: 'Zufällige Bots', about: 'Alle erhalten einen zufälligen Bot.' },
      cornerStart: { title: 'Start in den Ecken', about: 'Bots starten nur auf Eckfeldern.' },
    },
    variants: { 'corner start': 'Start in den Ecken', 'random Bots': 'Zufällige Bots' },
  }
}

export const de = wordsIn(STANDARD_CONTENT)

/** The German texts for an opened box, by its name. */
export const wordsWith = (box: string): Words<Terms> => wordsIn(contentOf({ box }))
