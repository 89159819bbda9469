import { read, whole } from '@robodrome/reading'
import * as z from 'zod'

/** The version of the interface between Robodrome and packages. Packages for another version are refused. */
export const API = 1

const ID = 'small letters, digits and dashes, beginning with a letter, at most 40'
const FILE = 'the path of a file inside the package, such as "src/index.js"'
const path = z.string(FILE).regex(/^(?!\.)(?!.*\/\.)[\w-][\w./-]*$/, FILE)
const id = z.string(ID).regex(/^[a-z][a-z0-9-]{0,39}$/, ID)
const TEXT = 'a text in each language, such as { "en": "…" }'

/** The languages that Robodrome supports. Every game must support English. */
export const languages = z.enum(['en', 'de'])
export type SpokenLanguage = z.infer<typeof languages>

/** A short text in English, and in German if the game supports it. */
const texts = (most: number) =>
  z.strictObject({ en: z.string().min(1).max(most), de: z.exactOptional(z.string().min(1).max(most)) }, { error: () => TEXT })

/** Matches that share one rating. `seats` limits the pool if the same mode is played both by two players and by more. */
const pool = z.strictObject({
  id,
  title: texts(40),
  modes: z.array(z.string()).min(1),
  seats: z.exactOptional(z.array(whole(2, 8)).min(1)),
})
export type PoolManifest = z.infer<typeof pool>

/** What a package declares about itself, in the field `robodrome` of its package.json. */
const MANIFEST = z
  .strictObject({
    api: z.literal(API, `${API}, the version of the interface that this Robodrome speaks`),
    id,
    /** The module whose default export makes the game. */
    entry: path,
    languages: z.array(languages).min(1),
    title: texts(60),
    /** One sentence for the lobby. */
    pitch: texts(160),
    facts: z.strictObject({
      players: z.tuple([whole(1, 8), whole(1, 8)], 'the fewest and the most players, such as [2, 6]'),
      minutes: z.tuple([whole(1, 600), whole(1, 600)], 'the shortest and the longest match in minutes, such as [10, 20]'),
    }),
    pools: z.exactOptional(z.array(pool).max(8)),
    /** How many players leagues may seat at one table. */
    pods: z.exactOptional(z.array(whole(2, 8)).min(1)),
    picture: z.exactOptional(path.regex(/\.svg$/, 'the path of an SVG file inside the package')),
    /** A folder of scenarios, and a file of exercises. */
    scenarios: z.exactOptional(path),
    puzzles: z.exactOptional(path),
  })
  .refine(({ languages: spoken }) => spoken.includes('en'), { path: ['languages'], error: 'English ("en") among them' })
  .refine(({ languages: spoken, title }) => (title.de !== undefined) === spoken.includes('de'), {
    path: ['title'],
    error: 'a text in each of its languages, and in no other',
  })
  .refine(({ facts: { players } }) => players[0] <= players[1], { path: ['facts', 'players'], error: 'the smaller number first' })

export type Manifest = z.infer<typeof MANIFEST>

/** The relevant parts of a package.json. Other tools have fields of their own. */
const PACKAGE = z.looseObject({
  name: z.string('the name of the package').min(1),
  version: z.string('a version, such as "1.0.0"').regex(/^\d+\.\d+\.\d+[\w.+-]*$/, 'a version, such as "1.0.0"'),
  type: z.literal('module', '"module": packages are ES modules'),
  files: z.array(path).min(1),
  robodrome: z.unknown(),
})

/** A package as its package.json describes it. */
export interface Described {
  name: string
  version: string
  files: readonly string[]
  manifest: Manifest
}

/** Reads a package.json. Throws BadInput for the first invalid field. */
export function readPackageJson(value: unknown): Described {
  const { name, version, files, robodrome } = read(PACKAGE, value, ['package.json'])
  return { name, version, files, manifest: read(MANIFEST, robodrome, ['package.json', 'robodrome']) }
}
