import type { Sight } from '@robodrome/table'
import { jsonOf } from './pieces.ts'

/** The fields of what is to be seen of a match, each as JSON. */
export type SightJson = Readonly<Record<keyof Sight, string>>

/** What somebody has who has not looked yet. */
export const UNSEEN: SightJson = {
  view: '',
  asked: '',
  questions: '',
  options: '',
  refusals: '',
  asides: '',
  canTakeBack: '',
  lastChoice: '',
  barrier: '',
}

/** Field by field: it is made for everybody at every step, and to go through an object whose fields are not known takes longer. */
export const sightJson = (sight: Sight): SightJson => ({
  view: JSON.stringify(sight.view),
  asked: sight.asked.length === 1 ? `[${sight.asked[0]}]` : jsonOf(sight.asked),
  questions: jsonOf(sight.questions),
  options: jsonOf(sight.options),
  refusals: jsonOf(sight.refusals),
  asides: jsonOf(sight.asides),
  canTakeBack: jsonOf(sight.canTakeBack),
  lastChoice: jsonOf(sight.lastChoice),
  barrier: jsonOf(sight.barrier),
})

/** The fields that are not as before, written one after the other, each with a comma behind it. */
export const otherThanBefore = (before: SightJson, now: SightJson): string =>
  unlessSame('view', before.view, now.view) +
  unlessSame('asked', before.asked, now.asked) +
  unlessSame('questions', before.questions, now.questions) +
  unlessSame('options', before.options, now.options) +
  unlessSame('refusals', before.refusals, now.refusals) +
  unlessSame('asides', before.asides, now.asides) +
  unlessSame('canTakeBack', before.canTakeBack, now.canTakeBack) +
  unlessSame('lastChoice', before.lastChoice, now.lastChoice) +
  unlessSame('barrier', before.barrier, now.barrier)

const unlessSame = (name: keyof Sight, before: string, now: string): string => (before === now ? '' : `"${name}":${now},`)
