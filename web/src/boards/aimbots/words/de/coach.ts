import type { coach as English } from '../en/coach.ts'

export const coach: typeof English = {
  now: (bot, target, share) => `Der Angriff von ${bot} auf ${target} trifft ${share}.`,
  best: (bot, target, share) => `Ein Angriff von ${bot} auf ${target} träfe ${share}.`,
  tokens: (least, most) => `Aber verdeckte Marker können daraus ${least} oder ${most} machen.`,
  energy: 'Aber die Energie dafür muss da sein.',
  reroll: 'Aber ein neuer Wurf kann das ändern.',
}
