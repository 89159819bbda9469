/** What its ratings are called, by mode. */
export const pools: Readonly<Record<string, string>> = {
  duel: 'Gekido Duel',
  standard: 'Gekido',
}
