import { say, type Words } from '@robodrome/phrases'
import { anyWords } from './any-words.ts'

/** Sparks in English. */
export const en: Words = {
  ...anyWords('Sparks'),
  events: {
    reveal: () => say`The orders are shown.`,
    strike: ({ seat, damage }: { seat: number; damage: number }) => say`${{ seat, own: 'you strike', after: ' strikes' }} for ${damage}.`,
  },
}
