/** What its ratings are called, by mode. */
export const pools: Readonly<Record<string, string>> = {
  duel: 'Aimbots Duel',
  melee: 'Aimbots, all against all',
  teams: 'Aimbots, teams',
}
