import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { boxDigest } from './box-name.ts'

/**
 * What the host shows when a match is over, and what a device keeps: SHA-256 of every line of the record but the names of the players and the
 * seal itself, each with a line break behind it. Names are left out, since an account may be deleted later.
 */
export function sealOf(lines: readonly string[]): string {
  const end = lines.indexOf('')
  const sealed = lines.filter((line, i) => i >= end || !/^(player \d+|seal):/.test(line))
  // Of the box only the digest: its name belongs to somebody, too.
  const lasting = sealed.map((line, i) => (i < end && line.startsWith('box: ') ? `box: ${boxDigest(line)}` : line))
  return bytesToHex(sha256(utf8ToBytes(lasting.map((line) => `${line}\n`).join(''))))
}
