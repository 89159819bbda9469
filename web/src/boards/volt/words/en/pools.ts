/** The names of the game's ratings, by mode. */
export const pools: Readonly<Record<string, string>> = {
  arena: 'VOLT',
  championship: 'VOLT Championship',
}
