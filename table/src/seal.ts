import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { boxDigest } from './box-name.ts'

/**
 * The host shows the seal when a match is over, and devices store it: SHA-256 of every line of the record except the names of the players
 * and the seal itself, each followed by a line break. Names are left out, because an account may be deleted later.
 */
export function sealOf(lines: readonly string[]): string {
  const end = lines.indexOf('')
  const sealed = lines.filter((line, i) => i >= end || !/^(player \d+|seal):/.test(line))
  // Only the digest of the box is sealed, because its name belongs to an account, too.
  const lasting = sealed.map((line, i) => (i < end && line.startsWith('box: ') ? `box: ${boxDigest(line)}` : line))
  return bytesToHex(sha256(utf8ToBytes(lasting.map((line) => `${line}\n`).join(''))))
}
