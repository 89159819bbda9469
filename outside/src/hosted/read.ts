import { read } from '@robodrome/reading'
import { madeFit } from '@robodrome/reading/text'
import type { Json } from '@robodrome/kernel'
import type { Part } from '@robodrome/phrases'
import * as z from 'zod'
import type { Moment, Sequel } from './terms.ts'

/*
 * Parses the messages of a package's process. They could contain anything, so they must have a shape that a page can draw, texts that
 * cannot change the direction of writing, and a size that a page can handle.
 */

const MOST_SEATS = 8
const MOST_OPTIONS = 1000
const MOST_BLOCKS = 60
const MOST_PIECES = 400
const MOST_TEXT = 400
/** A sentence may list a whole deck. */
const MOST_PARTS = 300
/** How many moves a card may list. */
const MOST_MOVES = 20

const number = z.number().min(-1e9).max(1e9)
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const text = z.string().max(MOST_TEXT).transform(madeFit)
const rule = z.string().regex(/^[A-Z][A-Z0-9-]{0,30}$/, 'the id of a rule, such as "LD-BID"')
const own = z.custom<Json>((value) => value !== undefined)

const part: z.ZodType<Part> = z.union([
  text,
  z.strictObject({ seat, own: text, after: text }),
  z.strictObject({ piece: text, text }),
  z.strictObject({ space: text }),
  z.strictObject({ symbol: text, text }),
  z.strictObject({
    number,
    signed: z.exactOptional(z.literal(true)),
    breakdown: z.exactOptional(z.lazy(() => breakdown)),
  }),
  z.strictObject({ rule }),
])
const phrase = z.array(part).max(MOST_PARTS)
/** A number that readers can ask to see broken down. */
const breakdown = z.strictObject({
  title: phrase,
  total: number,
  tone: z.exactOptional(z.enum(['harm', 'gain'])),
  rows: z.array(z.strictObject({ label: phrase, value: number, rule: z.exactOptional(rule) })).max(40),
  outcome: z.exactOptional(phrase),
})
export const spoken = <T extends z.ZodType>(of: T) => z.strictObject({ en: of, de: z.exactOptional(of) })

const move = z.exactOptional(text)
const card = z.strictObject({
  label: z.exactOptional(phrase),
  text: z.exactOptional(phrase),
  about: z.exactOptional(phrase),
  move,
  moves: z.exactOptional(z.array(text).max(MOST_MOVES)),
  tone: z.exactOptional(z.enum(['marked', 'gone'])),
})
const head = { title: phrase, seat: z.exactOptional(seat) }
const pieces = <T extends z.ZodType>(of: T) => z.array(of).max(MOST_PIECES)
const square = z.strictObject({
  text: z.exactOptional(text),
  seat: z.exactOptional(seat),
  tone: z.exactOptional(z.enum(['water', 'marked'])),
  move,
  moves: z.exactOptional(
    z.array(z.strictObject({ to: z.tuple([z.int().min(0).max(19), z.int().min(0).max(19)]), move: text })).max(MOST_PIECES),
  ),
  name: phrase,
})
const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dice'),
    ...head,
    dice: pieces(z.strictObject({ face: number.nullable(), mark: z.exactOptional(z.boolean()) })),
  }),
  z.strictObject({ kind: z.literal('hand'), ...head, cards: pieces(card) }),
  z.strictObject({
    kind: z.literal('piles'),
    ...head,
    piles: pieces(z.strictObject({ title: phrase, count: number, top: z.exactOptional(card) })),
  }),
  z.strictObject({ kind: z.literal('grid'), title: phrase, rows: z.array(z.array(square).max(20)).max(20) }),
  z.strictObject({
    kind: z.literal('track'),
    title: phrase,
    length: z.int().min(1).max(100),
    marks: pieces(z.strictObject({ at: number, seat: z.exactOptional(seat), text: phrase })),
  }),
  z.strictObject({
    kind: z.literal('counters'),
    ...head,
    counters: pieces(z.strictObject({ title: phrase, value: number, of: z.exactOptional(number) })),
  }),
  z.strictObject({ kind: z.literal('text'), title: phrase, text: phrase }),
  z.strictObject({ kind: z.literal('drawing'), lines: pieces(text) }),
])
export const view = z.strictObject({ own, blocks: spoken(z.array(block).max(MOST_BLOCKS)) })

const label = z.strictObject({ title: phrase, effect: z.exactOptional(phrase), act: z.exactOptional(phrase) })
const optionFields = { kind: z.literal('move'), text: z.string().max(200).transform(madeFit), own, says: spoken(label) }
export const option = z.strictObject(optionFields)
const refusal = z.strictObject({ ...optionFields, why: spoken(phrase), rule })
export const question = z.strictObject({
  kind: z.literal('asked'),
  rule,
  says: spoken(z.strictObject({ ask: phrase, because: z.exactOptional(phrase) })),
})
const seats = z.array(seat).max(MOST_SEATS)
const happening = z.strictObject({
  kind: z.enum(['told', 'turn']),
  rule,
  seat: seat.nullable(),
  own,
  says: spoken(phrase),
  reveals: z.exactOptional(z.literal(true)),
  to: z.exactOptional(seats),
  secret: z.exactOptional(z.strictObject({ to: seats, own, says: spoken(phrase) })),
})

const bySeat = <T extends z.ZodType>(of: T) => z.array(of).max(MOST_SEATS + 1)
const options = bySeat(z.array(option).max(MOST_OPTIONS))
const moment = z
  .strictObject({
    real: own,
    isOver: z.boolean(),
    result: z.strictObject({ ranking: z.array(seats).max(MOST_SEATS), rule }).nullable(),
    asked: seats,
    views: bySeat(view),
    questions: bySeat(question),
    options,
    refusals: bySeat(z.array(refusal).max(MOST_OPTIONS)),
    asides: options,
    absent: bySeat(z.string().max(200).transform(madeFit)),
    orderCounts: rule.nullable(),
  })
  .refine(({ isOver, asked }) => isOver === (asked.length === 0), { path: ['asked'], error: 'a seat while the match goes on' })
  .refine(
    ({ asked, questions, options: legal, refusals, absent }) =>
      [questions, legal, refusals, absent].every((each) => each.length === asked.length) && legal.every((each) => each.length > 0),
    { path: ['options'], error: 'a question and at least one option for each seat that is asked' },
  )

/** Views come as a list without repetitions, and events refer to them by their index in it. */
const sequel = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        outcome: z.string().max(2000).nullable(),
        told: z.array(z.strictObject({ event: happening, seen: bySeat(z.int().nullable()) })).max(500),
      }),
    )
    .min(1)
    .max(500),
  views: z.array(view).max(5000),
  end: moment,
})

/** Reads what follows a move, as reported by a process. Throws BadInput for anything that no page could show. */
export function readSequel(value: unknown, count: number): Sequel {
  const { parts, views, end }: z.output<typeof sequel> = read(sequel, value)
  demandSeats(end, count)
  return {
    parts: parts.map(({ outcome, told }) => ({
      outcome,
      told: told.map(({ event: each, seen }) => ({
        event: each,
        seen: Array.from({ length: count + 1 }, (_, at) => views[seen[at] ?? -1] ?? null),
      })),
    })),
    end,
  }
}

/**
 * Checks that only existing seats are asked, that every seat and the spectator have a view, and that a result ranks every seat once,
 * because leagues and ratings rely on this.
 */
function demandSeats(end: Moment, count: number): void {
  const all = Array.from({ length: count }, (_, of) => of).join()
  const shape = z.object({
    views: z.array(z.unknown()).length(count + 1, `${count + 1} views`),
    asked: z.array(z.int().max(count - 1, `a seat below ${count}`)),
    result: z
      .object({ ranking: z.array(z.array(z.int()).min(1)) })
      .refine(
        ({ ranking }) =>
          ranking
            .flat()
            .toSorted((a, b) => a - b)
            .join() === all,
        `every seat from 0 to ${count - 1} once`,
      )
      .nullable(),
  })
  read(shape, end)
}
