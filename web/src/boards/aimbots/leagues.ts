import type { InLeagues } from '../leagues.ts'

export const inLeagues: InLeagues = {
  duel: 'duel',
  pods: 'free-for-all',
  teams: 'teams',
  career: { format: 'round robin', mode: 'duel', seats: 2 },
  hasBalance: true,
}
