import type { InLeagues } from '../leagues.ts'

export const inLeagues: InLeagues = {
  duel: 'duel',
  pods: 'standard',
  career: { format: 'round robin', mode: 'duel', seats: 2 },
  hasBalance: false,
}
