import { asides, Match, options, question, quickLuck, refusals, seenBy, type Game, type Said, type Seen } from '@robodrome/kernel'
import { nameOption, plain, putQuestion, tellEvent, type Phrase, type Words } from '@robodrome/phrases'
import type { Language } from '@robodrome/games'
import { allSettings } from '@robodrome/proof'

/** One text in each language, with its kind. */
export interface Heard {
  what: string
  ask: boolean
  texts: readonly string[]
}

/** The limits: decisions per mode and variant, and examples per kind. */
const DECISIONS = 300
const EXAMPLES = 4

/** Stands for the lines of a terminal drawing. */
export const DRAWING = 'drawing'

/** How a text reads for a spectator, and for the player in the first seat. */
const READERS = [[], [0]].map((own) => ({ nameOf: (seat: number) => ['Ada', 'Bob', 'Cleo', 'Dan'][seat]!, own }))

/** Collects all texts of events, questions, options and refusals in random games, in several languages at once. */
export function hear(game: Game, languages: readonly { language: Language; words: Words }[]): Heard[] {
  const heard: Heard[] = []
  const examples = new Map<string, number>()
  const isNew = (what: string): boolean => {
    const before = examples.get(what) ?? 0
    examples.set(what, before + 1)
    return before < EXAMPLES
  }
  const note = (what: string, phrases: readonly (Phrase | undefined)[], ask = false): void => {
    for (const reader of READERS)
      heard.push({ what, ask, texts: phrases.map((phrase) => (phrase === undefined ? '' : plain(phrase, reader))) })
  }
  const listenTo = (match: Match, seat: number): void => {
    const g = match.position
    const view = game.view(g, seat) as unknown
    const { rule } = g.stack.at(-1)!
    if (isNew(`drawing at ${rule}`))
      heard.push({ what: DRAWING, ask: false, texts: languages.map(({ language }) => game.draw(view, language)) })
    const put = seenBy(question(game, g, seat), seat)
    if (put !== null && isNew(`question ${put.kind}`)) {
      const asking = languages.map(({ words }) => putQuestion(words, put, view))
      note(
        `question ${put.kind}`,
        asking.map(({ ask }) => ask),
        true,
      )
      if (asking.some(({ because }) => because !== undefined))
        note(
          `why ${put.kind}`,
          asking.map(({ because }) => because),
        )
    }
    for (const option of [...options<{ kind: string }>(game, g, seat), ...asides<{ kind: string }>(game, g, seat)]) {
      if (!isNew(`option ${option.kind}`)) continue
      const labels = languages.map(({ words }) => nameOption(words, option, view))
      for (const part of ['title', 'effect', 'act'] as const)
        if (labels.some((label) => (label[part] ?? []).length > 0))
          note(
            `${part} of ${option.kind}`,
            labels.map((label) => label[part]),
          )
    }
    for (const { rule, option } of refusals(game, g, seat))
      if (isNew(rule))
        note(
          rule,
          languages.map(({ words }) => words.refusals[rule]?.(option, view)),
        )
  }
  // Every mode and variant once, with as many players as possible.
  const ways = new Map(allSettings(game).map(({ settings }) => [JSON.stringify([settings.mode, settings.options]), settings]))
  for (const [i, settings] of [...ways.values()].entries()) {
    const match = new Match(game, settings, quickLuck(i, 5))
    const luck = quickLuck(i, 7)
    for (let made = 0; made < DECISIONS && match.asked().length > 0; made++) {
      const seat = match.asked()[luck.below(match.asked().length)]!
      listenTo(match, seat)
      const open = options(game, match.position, seat)
      match.take(seat, open[luck.below(open.length)]!)
    }
    for (const { event } of match.told)
      for (const ear of [null, 0]) {
        const told = seenBy(event, ear)
        if (told !== null && isNew(`event ${event.kind} to ${ear ?? 'all'}`))
          note(
            `event ${event.kind}`,
            languages.map(({ words }) => tellEvent(words, told as Seen<typeof event> & Said)),
          )
      }
  }
  return heard
}
