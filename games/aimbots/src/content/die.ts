/** AB-DIE-3 For each top value, the four sides clockwise from above. Opposite faces sum to 7; all dice are right-handed. */
export const RINGS: readonly (readonly number[])[] = [[], [2, 4, 5, 3], [1, 3, 6, 4], [1, 5, 6, 2], [1, 2, 6, 5], [1, 4, 6, 3]]

/** AB-DIE-8 The value of a plated side. */
export const PLATED = 1

/** AB-DMG-1 The maximum number of plates on a bot; one more defeats it. */
export const MOST_PLATES = 2

/** The possible tops of a die: never a 6 (AB-DRAFT-6). */
export const ARMORS: readonly number[] = [1, 2, 3, 4, 5]
