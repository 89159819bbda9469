import { flawOf } from '@robodrome/kernel'
import { MOST_SEATS } from '@robodrome/table'
import * as z from 'zod/mini'

/** Limits that page and server agree on. */
export const LIMITS = {
  name: 24,
  leastPassword: 12,
  password: 200,
  chat: 500,
  move: 400,
  choiceId: 64,
  message: 16_384,
  seats: MOST_SEATS,
  box: 131_072,
  behind: 100,
} as const

/** Made by whoever sends a message, new for each: a message that is sent again keeps it, and is done only once. */
export const choiceId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'an id of 1 to 64 letters, digits, _ or -'))

/** What a person adds to the dice: at least 128 random bits, or its promise could be guessed. */
export const contribution = z.string().check(z.regex(/^[0-9a-f]{32,64}$/, '32 to 64 hexadecimal digits in lower case'))
export const promise = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'SHA-256 of "promise " and a contribution, in lower case'))

/** Text that can be kept and shown: no control characters, none that turn the direction of writing, none that nobody sees. */
const fit = z.superRefine<string>((text, { addIssue }) => {
  const flaw = flawOf(text)
  if (flaw !== null) addIssue(flaw)
})

/** One line of what a person wrote, without space at its ends. */
const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'at least one character'), z.maxLength(most, `at most ${most} characters`), fit)

export const personName = line(LIMITS.name)
/** A name that somebody takes today: one can see it, and it has no characters that one cannot. */
export const newName = z
  .string()
  .check(
    z.normalize('NFC'),
    z.trim(),
    z.minLength(1, 'at least one character'),
    z.maxLength(LIMITS.name, `at most ${LIMITS.name} characters`),
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u, 'one line without invisible characters'),
    z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'something that can be seen'),
  )
export const chatText = line(LIMITS.chat)
export const moveText = z.string().check(z.maxLength(LIMITS.move, `at most ${LIMITS.move} characters`), fit)
export const mindName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, 'the name of a mind, such as random'))

/** What somebody calls a box of content, and the digest of all that is in it; its whole name is both, with a space between. */
export const boxId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a name of up to 40 small letters, digits and dashes'))
export const boxDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'SHA-256 of the content, in lower case'))
