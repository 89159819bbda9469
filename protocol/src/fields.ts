import { flawOf, type Json } from '@robodrome/kernel'
import type { Absence, Agreement, ClockRules } from '@robodrome/table'
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
  seats: 8,
  box: 131_072,
  behind: 100,
} as const

/** Plain data that the rules vouch for, such as a view: its inside is not checked a second time. */
export const json = z.custom<Json>((value) => value !== undefined, 'plain data')

export const seat = z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1))

export const tableId = z.string().check(z.regex(/^[a-z2-7]{12}$/, 'the id of a table, such as k3pzq7ma2xwd'))

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

/** Settings of a match; the game itself reads the options. */
export const settings = z.strictObject({
  mode: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.minimum(1), z.maximum(LIMITS.seats)),
  options: z.record(z.string().check(z.maxLength(40)), json),
})

export const clockRules = z.strictObject({
  bank: z.int().check(z.minimum(1_000), z.maximum(30 * 86_400_000)),
  increment: z.int().check(z.minimum(0), z.maximum(7 * 86_400_000)),
  most: z.optional(z.int().check(z.minimum(1_000), z.maximum(60 * 86_400_000))),
  vacation: z.optional(z.int().check(z.minimum(0), z.maximum(90 * 86_400_000))),
}) satisfies z.ZodMiniType<ClockRules>

/** What somebody calls a box of content, and the digest of all that is in it; its whole name is both, with a space between. */
export const boxId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'a name of up to 40 small letters, digits and dashes'))
export const boxDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'SHA-256 of the content, in lower case'))
export const boxName = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39} [0-9a-f]{64}$/, 'the name of a box, a space, and the SHA-256 of its content'))

export const absence = z.enum(['answers', 'mind', 'loss']) satisfies z.ZodMiniType<Absence>

/** How players end a match together. */
export const agreement = z.enum(['draw', 'called off']) satisfies z.ZodMiniType<Agreement>
