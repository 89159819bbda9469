import type { Flaw } from '@robodrome/reading/text'
import type { en } from './words/en.ts'

/** The codes of the sentences without parameters. */
export type Bare = { [C in keyof typeof en]: (typeof en)[C] extends string ? C : never }[keyof typeof en]

/** The message of a check: a code, which `objection` turns into its sentence. The page loads the schemas, but not the sentences. */
export const wants = (code: Bare): string => `site.${code}`
export const wantsNo = (flaw: Flaw): string => `common.${flaw}`
