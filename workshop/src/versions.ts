import { digestOf } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'

/** A version of a box. A draft changes; a version does not. */
export interface Version {
  number: number
  note: string
  /** The digest of the version or box that it was made from; null for the printed game. */
  parent: string | null
  /** The SHA-256 of the canonical content. */
  digest: string
  content: Json
}

/** The digits of a digest that people see. */
export const shortDigest = (digest: string): string => digest.slice(0, 8)

/** The next version with this content; null if the latest version has it already. */
export function nextVersion(versions: readonly Version[], content: Json, note: string, parent: string | null): Version | null {
  const digest = digestOf(content)
  const latest = versions.at(-1)
  if (latest?.digest === digest) return null
  return { number: (latest?.number ?? 0) + 1, note, parent: latest?.digest ?? parent, digest, content }
}
