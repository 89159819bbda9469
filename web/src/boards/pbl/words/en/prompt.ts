const dice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`)
const shielding = (as: 'bomb' | 'shield', n: number): string => (n === 1 ? `1 ${as}` : `${n} ${as}s`)

/** What the prompt bar adds to the game's words: the meaning of the numbers, and what a thrown card would change. */
export const prompt = {
  primary: 'Choose',
  other: 'Your choice',
  why: {
    main: (left: boolean) => (left ? 'Touch a card to build it, or a limb to attack with it.' : 'You can still take non-MOVE actions.'),
    leads: (as: 'bomb' | 'shield', chances: readonly string[]) =>
      `To lead: ${chances.map((chance, i) => `${shielding(as, i + 1)} ${chance}`).join(', ')}.`,
  },
  counts: { lead: 'chance to lead now', hit: 'chance to hit if both sides use every card' },
  attackWith: (limb: string) => `Attack: ${limb}`,
  attackBest: (target: string, percent: string) => `${target}: ${percent} without cards`,
  target1: (attack: number, defense: number, percent: string) => `${dice(attack)} against ${defense}, ${percent} without cards`,
  roll: (as: 'bomb' | 'shield', n: number) => `Roll ${shielding(as, n)}`,
  throwOne: (as: 'bomb' | 'shield') => `Throw a ${as}`,
  throwHow: 'Tap a card in your hand',
  rollFirst: 'Throw no more cards',
  storageEffect: (total: number) => `${total} points, no roll`,
  hold: (percent: string) => `${percent} if the other side uses everything`,
}
