import { json } from '@robodrome/table'
import * as z from 'zod/mini'
import { LIMITS } from './fields.ts'

/** How an account is found again from another device: unlike a name, nobody else has it. */
export const username = z
  .string()
  .check(z.normalize('NFC'), z.trim(), z.regex(/^[\p{L}\p{N}._-]{3,24}$/u, '3 to 24 letters, digits, dots, dashes or underscores'))

/** Any characters; length is what makes one hard to guess. */
export const newPassword = z
  .string()
  .check(
    z.minLength(LIMITS.leastPassword, `at least ${LIMITS.leastPassword} characters`),
    z.maxLength(LIMITS.password, `at most ${LIMITS.password} characters`),
  )
const anyPassword = z.string().check(z.maxLength(LIMITS.password))

/** POST /api/account/password: keeps the account by a password, or changes it. */
export const setPassword = z.strictObject({ username, password: newPassword })

/** What an authenticator answers: checked where it is verified. */
const credential = z.custom<{ id: string }>(
  (found) => typeof found === 'object' && found !== null && 'id' in found && typeof found.id === 'string',
  'the answer of an authenticator',
)

/**
 * POST /api/account/passkeys/options and /api/sign-in/passkey/options: what the browser is to ask an authenticator, good for once. POST /api/account/passkeys: the
 * answer to the first; the account is kept by it.
 */
export const passkeyOptions = z.object({ options: json })
export const newPasskey = z.strictObject({ credential })

/** POST /api/sign-in, /api/sign-in/passkey, /api/sign-in/code: the answer sets the cookie. `bring`: what this guest has played goes along into the account. */
const bring = z.boolean()
/** However it is written, it is one name: attempts at it are counted together. */
const typedUsername = z.string().check(z.maxLength(LIMITS.name), z.normalize('NFC'), z.trim())
export const signInByPassword = z.strictObject({ username: typedUsername, password: anyPassword, bring })
export const signInByPasskey = z.strictObject({ credential, bring })
export const signInByCode = z.strictObject({ code: z.string().check(z.maxLength(40)), bring })

/** GET /api/account/settings: all by which the account is kept, and where it is signed in. */
export const accountSettings = z.object({
  id: z.string(),
  name: z.string(),
  kept: z.boolean(),
  username: z.nullable(z.string()),
  /** Whether the address of this site allows passkeys: they need https and a name, or localhost. */
  passkeysWork: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), device: z.string(), createdAt: z.number(), usedAt: z.nullable(z.number()) })),
  /** Recovery codes that were not used yet. */
  codes: z.number(),
  /** For how many milliseconds what could take the account away needs no new proof of who one is; null for a guest, who has nothing to prove it with. */
  provenFor: z.nullable(z.number()),
  sessions: z.array(z.object({ id: z.string(), device: z.string(), createdAt: z.number(), here: z.boolean() })),
})
export type AccountSettings = z.infer<typeof accountSettings>

/** POST /api/account/codes: new recovery codes, shown this once; older ones count no more. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/*
 * DELETE /api/account/passkeys/:id, /api/account/sessions/:id, /api/account/sessions (everywhere, here too), and DELETE /api/account: the account and
 * what it says about a person; records keep that someone played. GET /api/account/export: all that is stored about oneself, as JSON.
 */
