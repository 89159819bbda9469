/**
 * A box is known by the digest of its content. The word in front of it is somebody's, and goes with them if they delete their account, so that nothing that must hold
 * afterwards may depend on it.
 */
export const boxDigest = (box: string | undefined): string | undefined => box?.split(' ').at(-1)

export const isSameBox = (one: string | undefined, other: string | undefined): boolean => boxDigest(one) === boxDigest(other)
