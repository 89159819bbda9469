import { createHash } from 'node:crypto'

/** The files of a package by their paths. */
export type Files = Readonly<Record<string, string>>

/** Computes the digest of all files, including their paths and lengths, so that moving text from one file to another changes it. */
export function digestOf(files: Files): string {
  const hash = createHash('sha256')
  for (const path of Object.keys(files).toSorted()) {
    const text = files[path]!
    hash.update(`${JSON.stringify(path)} ${Buffer.byteLength(text)}\n`).update(text)
  }
  return `sha256-${hash.digest('hex')}`
}
