import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'Der letzte Bot, der noch steht, gewinnt',
  first: 'Als Erstes wählst du deinen Bot.',
}
