import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'Der letzte Roboter, der noch steht, gewinnt',
  first: 'Als Erstes wählst du deinen Roboter.',
}
