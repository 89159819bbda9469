import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'Der letzte Roboter auf den Beinen gewinnt',
  first: 'Als Erstes wählst du deinen Roboter.',
}
