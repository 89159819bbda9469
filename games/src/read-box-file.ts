import type { Json } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import * as z from 'zod'
import { gameIds, registry } from './registry.ts'

const playable = gameIds().filter((id) => registry[id]!.open !== undefined)
const NAME = 'a name of up to 40 small letters, digits and dashes'
const CONTENT = z.exactOptional(z.custom<Json>((value) => value !== undefined))

/** Content for a game as its author writes it: complete, or only the changes to the standard content. */
const BOX_FILE = z
  .strictObject(
    {
      game: z.enum(gameIds(), `one of ${playable.join(', ')}`),
      id: z.string(NAME).regex(/^[a-z0-9][a-z0-9-]{0,39}$/, NAME),
      content: CONTENT,
      changes: CONTENT,
    },
    { error: ({ code }) => (code === 'invalid_type' ? 'a box: game, id, and content or changes' : undefined) },
  )
  .refine(({ content, changes }) => (content === undefined) !== (changes === undefined), {
    path: ['content'],
    error: 'either content or changes',
  })
export type BoxFile = z.infer<typeof BOX_FILE>

/** Throws BadInput for the first field that does not fit. */
export const readBoxFile = (value: unknown): BoxFile => read(BOX_FILE, value)
