import type { Json } from '@robodrome/kernel'
import { read } from '@robodrome/reading'
import * as z from 'zod'
import { gameIds, registry } from './registry.ts'
import { common, objecting } from '@robodrome/kernel'
import { boxSays } from './says.ts'

const playable = gameIds().filter((id) => registry[id]!.open !== undefined)
const NAME = objecting(boxSays('boxId'))
/** One line without control characters, so that lists, notices and printed pages can show it. */
const line = (most: number) =>
  z.string().regex(new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{0,${most}}$`, 'u'), objecting(common('oneLine', { most })))
const CONTENT = z.exactOptional(z.custom<Json>((value) => value !== undefined))

/** Content for a game as its author writes it: complete, or only the changes to the standard content. */
const BOX_FILE = z
  .strictObject(
    {
      game: z.enum(gameIds(), objecting(common('oneOf', { names: playable.join(', ') }))),
      id: z.string(NAME).regex(/^[a-z0-9][a-z0-9-]{0,39}$/, NAME),
      /** The title shown to people, in English and optionally in German. */
      names: z.exactOptional(z.strictObject({ en: line(40), de: z.exactOptional(line(40)) })),
      note: z.exactOptional(line(140)),
      /** The box on which it is based, by name and digest. */
      from: z.exactOptional(line(105)),
      /** The version of the game that it was made for. */
      base: z.exactOptional(line(20)),
      content: CONTENT,
      changes: CONTENT,
    },
    { error: ({ code }) => (code === 'invalid_type' ? objecting(boxSays('wholeBox')) : undefined) },
  )
  .refine(({ content, changes }) => (content === undefined) !== (changes === undefined), {
    path: ['content'],
    error: objecting(boxSays('contentOrChanges')),
  })
type BoxFile = z.infer<typeof BOX_FILE>

/** Throws BadInput for the first invalid field. */
export const readBoxFile = (value: unknown): BoxFile => read(BOX_FILE, value)
