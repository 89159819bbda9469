/**
 * The digest of its content identifies a box. The word in front belongs to an account and disappears with it, so nothing that must hold later may
 * depend on that word.
 */
export const boxDigest = (box: string | undefined): string | undefined => box?.split(' ').at(-1)

export const isSameBox = (one: string | undefined, other: string | undefined): boolean => boxDigest(one) === boxDigest(other)
