import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { LIMITS } from '@robodrome/protocol'
import { Refused } from '@robodrome/table'
import { misfit, siteSays } from '@robodrome/protocol/says'
import type { Bare } from '@robodrome/protocol/wants'
import { common } from '@robodrome/kernel'

/** argon2id with OWASP's parameters: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** How many hashes are computed at once; each takes a thread and memory. */
const AT_ONCE = 2
/** The maximum length of the queue. Further callers are told to retry. */
const MOST_WAITING = 50

let underway = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Refused('too-fast', siteSays('tooManySignIns'))
  if (underway >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn))
  underway++
  try {
    return await work()
  } finally {
    underway--
    waiting.shift()?.()
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFC'), COST))

let nobody: Promise<string> | null = null

/** Takes equally long for an unknown account and for a wrong password. */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  const known = hashed ?? (await nobody)
  return (await inTurn(() => verify(known, password.normalize('NFC')))) && hashed !== null
}

/** Common passwords of sufficient length, compared without trailing digits and punctuation. */
const COMMON = new Set(
  (
    '1234567890 12345678910 qwertyuiop qwertyuiopasdfghjkl asdfghjkl asdfghjklzxcvbnm zxcvbnmasdf 1q2w3e4r5t 1qaz2wsx3edc qazwsxedcrfv passwordpassword ' +
    'password letmein welcome iloveyou sunshine princess football baseball superman batman trustno administrator changeme starwars whatever robodrome ' +
    'qwerty qwertyqwerty abcdefghij abcdefghijk abcdef dragon monkey shadow master michael jordan hunter freedom computer internet passw0rd p@ssw0rd'
  ).split(' '),
)

/** Returns what is expected instead of a password that is too easy to guess; null for a good password. */
export function weaknessOf(password: string, names: readonly string[]): Bare | null {
  const plain = password.normalize('NFC').toLowerCase()
  if (new Set(plain).size < 4) return 'variedPassword'
  if (COMMON.has(plain) || COMMON.has(plain.replace(/[\d\W_]+$/u, ''))) return 'uncommonPassword'
  const name = names.find((each) => each.length >= 3 && plain.replace(/[\d\W_]+$/u, '') === each.toLowerCase())
  return name === undefined ? null : 'otherThanName'
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes a recovery code of at least 80 random bits, in groups that are easy to copy by hand. */
export const newCode = (): string => {
  // Rejects bytes beyond a multiple of the alphabet's length, because they would favour its first letters.
  const letters: string[] = []
  while (letters.length < 20)
    for (const byte of randomBytes(32)) if (byte < 248 && letters.length < 20) letters.push(LETTERS[byte % LETTERS.length]!)
  return letters.join('').replace(/(.{5})(?=.)/g, '$1-')
}

/** Returns the stored form: upper case, without spaces and dashes. */
export const hashCode = (code: string): Buffer => createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest()

export const checkPassword = (password: string, names: readonly string[]): void => {
  const weakness = weaknessOf(password, names)
  if (weakness !== null) throw new Refused('malformed', misfit(['password'], siteSays(weakness)))
  if (password.length > LIMITS.password)
    throw new Refused('malformed', misfit(['password'], common('atMostCharacters', { most: LIMITS.password })))
}
