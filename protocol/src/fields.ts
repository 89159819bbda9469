import { flawOf } from '@robodrome/reading/text'
import { MOST_SEATS } from '@robodrome/table'
import * as z from 'zod/mini'
import { wants, wantsNo } from './wants.ts'

/** Limits shared by page and server. */
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

/** The client makes a new id for each message. A repeated message keeps its id, so that the server handles it only once. */
export const choiceId = z.string().check(z.regex(/^[\w-]{1,64}$/, wants('choiceId')))

/** What a person adds to the dice: at least 128 random bits. A shorter contribution could be guessed from its promise. */
export const contribution = z.string().check(z.regex(/^[0-9a-f]{32,64}$/, wants('contribution')))
export const promise = z.string().check(z.regex(/^[0-9a-f]{64}$/, wants('promise')))

/** Text that can be stored and shown: no control characters, no bidirectional overrides, no invisible characters. */
const fit = z.superRefine<string>((text, { addIssue }) => {
  const flaw = flawOf(text)
  if (flaw !== null) addIssue(wantsNo(flaw))
})

/** One line typed by a person, trimmed. */
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), fit)

export const personName = line(LIMITS.name)
/** A newly chosen name: it must be visible and must not contain invisible characters. */
export const newName = z
  .string()
  .check(
    z.normalize('NFC'),
    z.trim(),
    z.minLength(1),
    z.maxLength(LIMITS.name),
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]*$/u, wants('oneLine')),
    z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, wants('visible')),
  )
export const chatText = line(LIMITS.chat)
export const moveText = z.string().check(z.maxLength(LIMITS.move), fit)
export const mindName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, wants('mindName')))

/** The name that its author gave a box of content, and the digest of the content. The full name is both, separated by a space. */
export const boxId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, wants('boxId')))
export const boxDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/, wants('boxDigest')))
/** What people write about a box that they share. */
export const boxTitle = line(40)
export const boxNote = z.string().check(z.trim(), z.maxLength(140), fit)
