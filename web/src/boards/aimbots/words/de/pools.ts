/** The names of the game's ratings, by mode. */
export const pools: Readonly<Record<string, string>> = {
  duel: 'Aimbots, Duell',
  melee: 'Aimbots, jeder gegen jeden',
  teams: 'Aimbots, Teams',
}
