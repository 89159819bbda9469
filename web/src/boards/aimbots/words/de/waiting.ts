import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'Wer zuerst genug Kerne hat, gewinnt',
  first: 'Als Erstes stellst du deine Bots zusammen.',
}
