import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'The first with enough cores wins',
  first: 'You’ll draft your bots first.',
}
