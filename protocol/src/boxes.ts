import { boxName } from '@robodrome/table'
import * as z from 'zod/mini'
import { boxDigest, boxId, boxNote, boxTitle } from './fields.ts'
import { account } from './programs.ts'

/** Who may see a box: its author, everybody with the link, or everybody in the gallery. */
export const VISIBILITIES = ['me', 'link', 'gallery'] as const
export const visibility = z.enum(VISIBILITIES)
export type Visibility = z.infer<typeof visibility>

/** How many boxes an account may keep, and how many of them others may see. */
export const BOX_LIMITS = { own: 50, shared: 20 } as const

/** The host's policy for the gallery: open; reviewed before a box appears; or off. */
export const GALLERIES = ['open', 'review', 'off'] as const
export const gallery = z.enum(GALLERIES)
export type GallerySetting = z.infer<typeof gallery>

export const ofBox = z.object({ id: boxId, digest: boxDigest })

/**
 * PUT /api/boxes/:id/:digest/share: shares a version of a box that the caller has uploaded. `parent` is the version before it, and
 * `forkedFrom` somebody else's box that it started from, both as digests. Later requests may only change `visibility`: a new title, note or
 * version is refused, and the origin of the box stays as it was.
 */
export const newShare = z.strictObject({
  title: boxTitle,
  note: boxNote,
  version: z.int().check(z.minimum(1), z.maximum(9999)),
  parent: z.nullable(boxDigest),
  forkedFrom: z.nullable(boxDigest),
  visibility,
})
export type NewShare = z.infer<typeof newShare>

/** `review`: the gallery lists it once the host has reviewed it. `reported`: reports hide it until the host decides. */
export const boxState = z.enum(['shown', 'review', 'reported', 'hidden'])
export type BoxState = z.infer<typeof boxState>

/** A box as others see it, without its content. GET /api/boxes/:id/:digest/share. */
export const sharedBox = z.object({
  name: boxName,
  game: z.string(),
  title: z.string(),
  note: z.string(),
  version: z.number(),
  /** The version before it, if the caller may see that version. */
  parent: z.nullable(boxDigest),
  author: account,
  /** The box that it was forked from, if others may see that one. */
  forkedFrom: z.nullable(z.object({ name: boxName, title: z.string(), author: account })),
  visibility,
  state: boxState,
  /** Whether the caller is its author, and whether the caller has reported it. */
  own: z.boolean(),
  reported: z.boolean(),
  forks: z.number(),
  tables: z.number(),
  at: z.number(),
})
export type SharedBox = z.infer<typeof sharedBox>

/** GET /api/boxes: the gallery, newest or most played first. `total` counts all matching boxes. */
export const galleryQuery = z.strictObject({
  game: z.optional(z.string().check(z.maxLength(40))),
  order: z.optional(z.enum(['new', 'played'])),
  from: z.optional(z.coerce.number().check(z.multipleOf(1), z.minimum(0), z.maximum(10_000))),
})
export type GalleryQuery = z.infer<typeof galleryQuery>
export const galleryList = z.object({ gallery, total: z.number(), boxes: z.array(sharedBox) })
export type GalleryList = z.infer<typeof galleryList>

/** GET /api/boxes/mine: all boxes that the caller has uploaded; those without `shared` were never offered to others. */
export const ownBoxes = z.object({
  gallery,
  /** Whether the host has blocked the caller from sharing boxes. */
  blocked: z.boolean(),
  boxes: z.array(z.object({ name: boxName, game: z.string(), at: z.number(), shared: z.nullable(sharedBox) })),
})
export type OwnBoxes = z.infer<typeof ownBoxes>

/** The reasons for reporting a box: POST /api/boxes/:id/:digest/report. */
export const BOX_REASONS = ['words', 'copied', 'broken', 'other'] as const
export const boxReason = z.enum(BOX_REASONS)
export type BoxReason = z.infer<typeof boxReason>
export const newBoxReport = z.strictObject({ reason: boxReason })
/** Reports from this many accounts hide a box until the host decides. */
export const HIDING_REPORTS = 3

/** The host's decision about a box: POST /api/host/boxes/:id/:digest. */
export const RULINGS = ['shown', 'hidden'] as const
export const newRuling = z.strictObject({ ruling: z.enum(RULINGS) })
/** Whether an author may share boxes: POST /api/host/authors/:id. Blocking hides all their boxes. */
export const newAuthorBlock = z.strictObject({ blocked: z.boolean() })

/** A box that waits for the host, is hidden, or was reported. */
export const hostBox = z.object({
  box: sharedBox,
  reports: z.array(z.object({ by: account, reason: boxReason, at: z.number() })),
  blocked: z.boolean(),
})
