const HAND = "whether a hand holds anything for this moment is nobody else's business (GK-WIN-6)"
const ALIKE = 'not to ask would tell the others that all these cards are alike'

/** Questions asked even if only one answer is possible, each with the secret that skipping it would reveal. */
export const asksAnyway: Readonly<Record<string, string>> = {
  preWindow: HAND,
  defenderWindow: HAND,
  attackerWindow: HAND,
  hitWindow: HAND,
  malfunctionWindow: HAND,
  keepCard: ALIKE,
  trimHand: ALIKE,
}
