/** The names of the game's ratings, by mode. */
export const pools: Readonly<Record<string, string>> = {
  quick: 'PBL Robots, schnell',
  regular: 'PBL Robots',
  short: 'PBL Robots, kurz',
  teams: 'PBL Robots, Teams',
  league: 'PBL Robots, Ligen',
}
