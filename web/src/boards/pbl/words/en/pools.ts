/** The names of the game's ratings, by mode. */
export const pools: Readonly<Record<string, string>> = {
  quick: 'PBL Robots, quick',
  regular: 'PBL Robots',
  short: 'PBL Robots, short',
  teams: 'PBL Robots, teams',
  league: 'PBL Robots, leagues',
}
