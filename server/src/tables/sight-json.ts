import type { Rehearsal, Sight } from '@robodrome/table'
import { jsonOf, stringJson } from './pieces.ts'

type Move = Sight['options'][number]
type Refusal = Sight['refusals'][number]

/** Lists that change at every step have their own serialisers. `jsonOf` writes every other field. */
const LISTS: { readonly [K in keyof Sight]?: (sight: Sight, last: Rehearsal | null) => string } = {
  asked: ({ asked }) => listJson(asked, String),
  questions: ({ questions }, last) =>
    listJson(questions, ({ seat, question }) => {
      const json: Record<keyof Sight['questions'][number], string> = {
        seat: String(seat),
        question: last === null ? JSON.stringify(question) : last.json(question),
      }
      return `{"seat":${json.seat},"question":${json.question}}`
    }),
  options: ({ options }) => listJson(options, moveJson),
  refusals: ({ refusals }) => listJson(refusals, refusalJson),
  asides: ({ asides }) => listJson(asides, moveJson),
}

/** Writes a view of a match as one piece of JSON per field. */
export const sightPieces = (sight: Sight, last: Rehearsal | null): string[] =>
  (Object.keys(sight) as (keyof Sight)[]).map((name) => pieceOf(sight, name, last))

const pieceOf = (sight: Sight, name: keyof Sight, last: Rehearsal | null): string => {
  const json = LISTS[name]?.(sight, last) ?? jsonOf(sight[name])
  return `"${name}":${json}`
}

/**
 * Writes the values of a list, each as JSON. They are joined, because a concatenated string would remain in pieces for as long as it is
 * kept.
 */
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
