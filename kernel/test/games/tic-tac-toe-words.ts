import { say, type Words } from '@robodrome/phrases'
import type { Terms } from './tic-tac-toe.ts'

/** Tic-tac-toe in English. A kind of event, question or option without words does not compile. */
export const en: Words<Terms> = {
  title: 'Tic-tac-toe',
  events: {
    mark: ({ seat, cell }) => say`${{ seat, own: 'you mark', after: ' marks' }} cell ${cell}.`,
    win: ({ seat }) => say`${{ seat, own: 'you have', after: ' has' }} three in a line.`,
  },
  questions: { mark: () => ({ ask: say`Which cell do you mark?` }) },
  options: { mark: ({ cell }) => ({ title: say`Cell ${cell}` }) },
  refusals: { 'TTT-1': ({ cell }) => say`Cell ${cell} is taken.` },
  pieces: {},
  texts: {},
  modes: { standard: { title: 'Standard', about: 'A player with three in a line wins.' } },
  settings: {},
}
