import type { InLeagues } from '../leagues.ts'

export const inLeagues: InLeagues = {
  duel: 'basic',
  pods: 'basic',
  rfl: 'championship',
  // LG-RFL-6 The short form: an event is one game, so that a season is as short as those of other games.
  career: { format: 'rfl', mode: 'championship', seats: 4, bouts: 'single' },
  hasBalance: true,
}
