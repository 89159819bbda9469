/** What its ratings are called, by mode. */
export const pools: Readonly<Record<string, string>> = {
  arena: 'VOLT',
  championship: 'VOLT, Meisterschaft',
}
