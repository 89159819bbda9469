/** The names of the game's ratings, by mode. */
export const pools: Readonly<Record<string, string>> = {
  duel: 'Aimbots Duel',
  melee: 'Aimbots, all against all',
  teams: 'Aimbots, teams',
}
