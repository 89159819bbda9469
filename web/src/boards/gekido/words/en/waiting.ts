import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'The last Bot standing wins',
  first: 'You’ll choose your Bot first.',
}
