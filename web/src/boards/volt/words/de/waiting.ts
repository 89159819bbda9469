import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'Wer zuerst genug Siegpunkte hat, gewinnt',
  wonIn: { championship: 'Wer Champion ist und noch einen Kampf gewinnt, gewinnt die Meisterschaft' },
  first: 'Als Erstes wählst du deinen Roboter.',
}
