import type { Rehearsal, Sight } from '@robodrome/table'
import { jsonOf, stringJson } from './pieces.ts'

type Move = Sight['options'][number]
type Refusal = Sight['refusals'][number]

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
  point: '',
}

/** Field by field: it is made for everybody at every step, and to go through an object whose fields are not known takes longer. */
export const sightJson = (sight: Sight, last: Rehearsal | null): SightJson => ({
  view: JSON.stringify(sight.view),
  asked: sight.asked.length === 1 ? `[${sight.asked[0]}]` : jsonOf(sight.asked),
  questions: listJson(sight.questions, ({ seat, question }) => {
    const json: Record<keyof Sight['questions'][number], string> = {
      seat: String(seat),
      question: last === null ? JSON.stringify(question) : last.json(question),
    }
    return `{"seat":${json.seat},"question":${json.question}}`
  }),
  options: listJson(sight.options, moveJson),
  refusals: listJson(sight.refusals, refusalJson),
  asides: listJson(sight.asides, moveJson),
  canTakeBack: jsonOf(sight.canTakeBack),
  lastChoice: jsonOf(sight.lastChoice),
  barrier: jsonOf(sight.barrier),
  point: jsonOf(sight.point),
})

/** The values of a list, each as JSON; joined, for a text put together piece by piece stays in pieces for as long as it is kept. */
export const listJson = <T>(list: readonly T[], jsonOfOne: (value: T) => string): string => {
  if (list.length < 2) return list.length === 0 ? '[]' : `[${jsonOfOne(list[0]!)}]`
  return `[${list.map(jsonOfOne).join()}]`
}

const moveJson = ({ text, option }: Move): string => {
  const json: Record<keyof Move, string> = { text: stringJson(text), option: jsonOf(option) }
  return `{"text":${json.text},"option":${json.option}}`
}

const refusalJson = ({ text, option, rule }: Refusal): string => {
  const json: Record<keyof Refusal, string> = { text: stringJson(text), option: jsonOf(option), rule: stringJson(rule) }
  return `{"text":${json.text},"option":${json.option},"rule":${json.rule}}`
}

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
  unlessSame('barrier', before.barrier, now.barrier) +
  unlessSame('point', before.point, now.point)

const unlessSame = (name: keyof Sight, before: string, now: string): string => (before === now ? '' : `"${name}":${now},`)
