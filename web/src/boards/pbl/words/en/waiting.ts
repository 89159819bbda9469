import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'The last robot standing wins',
  first: 'You choose your robot first thing.',
}
