/**
 * The digest of a box's content identifies it. The word before the digest belongs to an account and disappears with it, so nothing lasting
 * may depend on that word.
 */
export const boxDigest = (box: string | undefined): string | undefined => box?.split(' ').at(-1)

export const isSameBox = (one: string | undefined, other: string | undefined): boolean => boxDigest(one) === boxDigest(other)
