import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Json } from '@robodrome/kernel'

/** Writes content as text. Equal content gives equal text, whatever the order of its fields. */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  const keys = Object.keys(value).toSorted()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key]!)}`).join(',')}}`
}

/** The SHA-256 of content, which identifies it. */
export const digestOf = (content: Json): string => bytesToHex(sha256(utf8ToBytes(canonical(content))))
