import { changesBetween, digestOf, merge } from '@robodrome/games'
import type { Json } from '@robodrome/kernel'
import type { Bench } from './bench.ts'

/** A version of a box. A draft changes; a version does not. */
export interface Version {
  number: number
  note: string
  /** When it was made, in milliseconds since 1970. */
  made: number
  /** The digest of the version or box that it was made from; null for the printed game. */
  parent: string | null
  /** The SHA-256 of the canonical content. */
  digest: string
  /** Its differences from the printed game, or the whole content if differences cannot express it. */
  kept: { changes: Json } | { content: Json }
}

/** The first digits of a digest, which is what people see. */
export const shortDigest = (digest: string): string => digest.slice(0, 8)

/** Makes the next version with this content; null if the latest version has the same content. */
export function nextVersion(
  { printed }: Bench,
  versions: readonly Version[],
  content: Json,
  { note, parent, made }: Pick<Version, 'note' | 'parent' | 'made'>,
): Version | null {
  const digest = digestOf(content)
  const latest = versions.at(-1)
  if (latest?.digest === digest) return null
  const changes = changesBetween(printed, content)
  const kept = changes === undefined ? { content } : { changes }
  return { number: (latest?.number ?? 0) + 1, note, made, parent: latest?.digest ?? parent, digest, kept }
}

/** The whole content of a version. */
export const contentOf = ({ printed }: Bench, { kept }: Version): Json =>
  'content' in kept ? kept.content : merge(printed, kept.changes, [], [])
