import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'Der Roboter, der als letzter übrig bleibt, gewinnt',
  first: 'Als Erstes wählst du deinen Roboter.',
}
