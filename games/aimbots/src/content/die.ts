/** AB-DIE-3 For each top value the four sides, clockwise from above. Opposite faces sum to 7; all dice are right-handed. */
export const RINGS: readonly (readonly number[])[] = [[], [2, 4, 5, 3], [1, 3, 6, 4], [1, 5, 6, 2], [1, 2, 6, 5], [1, 4, 6, 3]]

/** AB-DIE-8 What a plated side is worth. */
export const PLATED = 1

/** AB-DMG-1 How many plates a bot can carry; one more would defeat it. */
export const MOST_PLATES = 2

/** What a die can show on top: a 6 never does (AB-DRAFT-6). */
export const ARMORS: readonly number[] = [1, 2, 3, 4, 5]
