import { common, sentencesOf, type Sentence } from '@robodrome/kernel'
import type { Flaw } from '@robodrome/reading/text'
import { expectedBy } from '@robodrome/reading/unfit'
import type * as z from 'zod/mini'
import type { Bare } from './wants.ts'
import { en } from './words/en.ts'

/** Builds the sentences with which a site refuses a request. */
export const siteSays = sentencesOf('site', en)

/** Describes an invalid field, and what was expected there. */
export const misfit = (path: readonly PropertyKey[], expected: Sentence): Sentence =>
  path.length === 0 ? common('expected', { expected }) : common('field', { field: path.map(String).join('.').slice(0, 200), expected })

/** Returns a schema's first objection: the place, and what was expected there. */
export function objection(error: z.core.$ZodError): Sentence {
  const [issue] = error.issues
  if (issue === undefined) return common('otherValue')
  if (issue.code === 'unrecognized_keys') return misfit([...issue.path, issue.keys[0]!], common('noSuchField'))
  const [room, code] = issue.message.split('.')
  const own = room === 'site' ? siteSays(code as Bare) : room === 'common' ? common(code as Flaw) : undefined
  return misfit(issue.path, own ?? expectedBy(issue))
}
