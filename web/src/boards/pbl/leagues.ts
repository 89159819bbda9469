import type { InLeagues } from '../leagues.ts'

export const inLeagues: InLeagues = {
  duel: 'quick',
  teams: 'gunner',
  keepers: 'regular',
  career: { format: 'keeper', mode: 'regular', seats: 2 },
  hasBalance: true,
  limbs: { figure: 'pbl-obsidian', rule: 'PBL-MODE-12' },
}
