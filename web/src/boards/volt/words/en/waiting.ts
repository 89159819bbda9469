import type { WaitingWords } from '../../../face.ts'

export const waiting: WaitingWords = {
  won: 'The first with enough victory points wins',
  wonIn: { championship: 'A champion who wins another bout wins the championship' },
  first: 'You’ll choose your robot first.',
}
