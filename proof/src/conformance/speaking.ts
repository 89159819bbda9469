import { asked, options, question, refusals, seenBy, type Happened, type Said, type Seen } from '@robodrome/kernel'
import { nameOption, plain, putQuestion, tellEvent, type Phrase, type Reader, type Words } from '@robodrome/phrases'
import { isChoice, some, type Check } from './check.ts'

const MANY = 12

/** Reads a phrase as a spectator and as each player it mentions. No part may be missing. */
function flawOf(phrase: Phrase): string | null {
  const own = phrase.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : []))
  const readers: Reader[] = [[], own].map((seats) => ({ nameOf: (seat) => `Player ${seat + 1}`, own: seats }))
  for (const reader of readers) {
    const text = plain(phrase, reader)
    if (text.trim() === '') return 'nothing'
    if (/undefined|NaN|\[object|Player NaN/.test(text)) return `"${text}"`
  }
  return null
}

/** Reports a kind without words in a language, and the field to write. */
const missing = (words: Words, map: 'events' | 'questions' | 'options', kind: string): string | null =>
  typeof (words[map] as Record<string, unknown>)[kind] === 'function'
    ? null
    : `the words of "${words.title}" have no ${map}.${kind}: write a function that returns what people read`

/** Returns the fault in the words for an event, as players and a spectator read it, or null if there is none. */
export function unsaid(words: Words, event: Happened): string | null {
  const lack = missing(words, 'events', event.kind)
  if (lack !== null) return lack
  const ears = [null, ...(event.to ?? event.secret?.to ?? [])]
  for (const ear of ears) {
    const heard = seenBy(event, ear)
    const flaw = heard && flawOf(tellEvent(words, heard as Seen<Happened> & Said))
    if (flaw) return `the event "${event.kind}" is said as ${flaw}`
  }
  return null
}

/** Every question, option and refusal must have words, for the asked seat and for spectators. */
const speaking: Check = {
  name: 'words',
  examine({ game, g, words, luck }) {
    if (words === null || !isChoice(game, g)) return null
    for (const seat of asked(game, g)) {
      const view = game.view(g, seat) as unknown
      const put = question(game, g, seat)
      const lack = missing(words, 'questions', put.kind)
      if (lack !== null) return lack
      for (const ear of [seat, null]) {
        const heard = seenBy(put, ear)
        const flaw = heard && flawOf(putQuestion(words, heard, ear === seat ? view : game.view(g, ear)).ask)
        if (flaw) return `the question "${put.kind}" is put as ${flaw}`
      }
      for (const option of some(luck, options<{ kind: string }>(game, g, seat), MANY)) {
        const none = missing(words, 'options', option.kind)
        if (none !== null) return none
        const { title, effect, act } = nameOption(words, option, view)
        const flaw = [title, effect, act].map((phrase) => phrase && flawOf(phrase)).find(Boolean)
        if (flaw) return `the option "${option.kind}" is named ${flaw}`
      }
      for (const { rule, option } of some(luck, refusals(game, g, seat), MANY)) {
        const reason = words.refusals[rule] as ((option: unknown, view: unknown) => Phrase) | undefined
        const flaw = reason ? flawOf(reason(option, view)) : 'nothing'
        if (flaw) return `the refusal by ${rule} is explained as ${flaw}`
      }
    }
    return null
  },
}

export const speakingChecks: readonly Check[] = [speaking]
