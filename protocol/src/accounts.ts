import { json } from '@robodrome/table'
import * as z from 'zod/mini'
import { LIMITS } from './fields.ts'
import { wants } from './wants.ts'

/** The name by which the account can be reached from another device. Unlike a display name, it is unique. */
export const username = z.string().check(z.normalize('NFC'), z.trim(), z.regex(/^[\p{L}\p{N}._-]{3,24}$/u, wants('username')))

/** All characters are allowed, because length is what makes a password hard to guess. */
export const newPassword = z.string().check(z.minLength(LIMITS.leastPassword), z.maxLength(LIMITS.password))
const anyPassword = z.string().check(z.maxLength(LIMITS.password))

/** POST /api/account/password: sets or changes the password of the account. */
export const setPassword = z.strictObject({ username, password: newPassword })

/** The answer of an authenticator. The code that verifies the answer also checks its fields. */
const credential = z.custom<{ id: string }>(
  (found) => typeof found === 'object' && found !== null && 'id' in found && typeof found.id === 'string',
  wants('authenticator'),
)

/**
 * POST /api/account/passkeys/options and /api/sign-in/passkey/options: options for the browser's authenticator, valid once.
 * POST /api/account/passkeys: the authenticator's answer; it adds the passkey to the account.
 */
export const passkeyOptions = z.object({ options: json })
export const newPasskey = z.strictObject({ credential })

/**
 * POST /api/sign-in, /api/sign-in/passkey, /api/sign-in/code: the answer sets the cookie. `bring` moves this guest's matches into the
 * account.
 */
const bring = z.boolean()
/** Normalised, so that attempts are counted per account and not per spelling of its name. */
const typedUsername = z.string().check(z.maxLength(LIMITS.name), z.normalize('NFC'), z.trim())
export const signInByPassword = z.strictObject({ username: typedUsername, password: anyPassword, bring })
export const signInByPasskey = z.strictObject({ credential, bring })
export const signInByCode = z.strictObject({ code: z.string().check(z.maxLength(40)), bring })

/** GET /api/account/settings: the sign-in methods of the account and its open sessions. */
export const accountSettings = z.object({
  id: z.string(),
  name: z.string(),
  kept: z.boolean(),
  username: z.nullable(z.string()),
  /** Whether passkeys work at this site's address: they require https and a host name, or localhost. */
  passkeysWork: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), device: z.string(), createdAt: z.number(), usedAt: z.nullable(z.number()) })),
  /** Unused recovery codes. */
  codes: z.number(),
  /** For how many milliseconds sensitive changes require no new proof of identity; null for a guest, who cannot prove it. */
  provenFor: z.nullable(z.number()),
  sessions: z.array(z.object({ id: z.string(), device: z.string(), createdAt: z.number(), here: z.boolean() })),
})
export type AccountSettings = z.infer<typeof accountSettings>

/** POST /api/account/codes: new recovery codes, shown only once; they replace the older ones. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) })

/*
 * DELETE /api/account/passkeys/:id, /api/account/sessions/:id, /api/account/sessions (every session, including this one), and DELETE
 * /api/account: the account and its personal data. Records keep only the fact that someone played. GET /api/account/export: everything
 * stored about the caller, as JSON.
 */
