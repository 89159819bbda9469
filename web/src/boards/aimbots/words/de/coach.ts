import type { coach as English } from '../en/coach.ts'

export const coach: typeof English = {
  now: (bot, target, share) => `Der Angriff von ${bot} auf ${target} trifft ${share}.`,
  best: (bot, target, share) => `Ein Angriff von ${bot} auf ${target} würde ${share} treffen.`,
  tokens: (least, most) => `Aber mit verdeckten Plättchen liegt das zwischen ${least} und ${most}.`,
  energy: 'Aber dafür braucht der Angriff noch genug Energie.',
  reroll: 'Aber ein Neuwurf kann die Würfel ändern.',
}
