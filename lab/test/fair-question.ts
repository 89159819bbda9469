/** A small question, with minds that think only briefly. */
export const QUESTION = {
  title: 'fair',
  game: 'gekido',
  mode: 'duel',
  options: { randomBots: true },
  move: [{ path: 'bots.*.duel.attack.*.0', by: [-3, 3] }],
  most: 2,
  search: { mind: 'random', deals: 40 },
  measure: { mind: 'flat', playouts: 1, deals: 10 },
}
