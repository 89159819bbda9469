import { quickLuck, write, type Game } from '@robodrome/kernel'
import type { Decision, Mind, Question } from './mind.ts'

/** Lists the plain options, which are the ones worth searching. */
export function plainOf(game: Game, options: readonly unknown[]): readonly unknown[] {
  const instead = game.insight?.thinking?.instead
  return instead === undefined ? options : options.filter((option) => instead(option) === null)
}

/**
 * Searches plain options only, if a game has other options with the same immediate effect that give something up. Each of those gets the
 * result of its plain option.
 */
export const plainly = (mind: Mind): Mind => ({
  ...mind,
  think(question) {
    const stands = standIns(question)
    if (stands === null) return mind.think(question)
    const options = question.options.filter(({ text }) => stands.get(text) === text)
    const thought = mind.think({ ...question, options })
    return { further: () => thought.further(), decision: () => toldOfAll(thought.decision(), question, stands) }
  },
})

/** Returns, by text, the option to search in place of each option; null if every option is searched itself. */
function standIns({ game, imagine, options }: Question): ReadonlyMap<string, string> | null {
  const instead = game.insight?.thinking?.instead
  if (instead === undefined) return null
  const plain = options.map(({ value }) => instead(value))
  if (plain.every((each) => each === null)) return null
  const g: unknown = imagine(quickLuck(0))
  const texts = options.map(({ text }, i) => (plain[i] === null ? text : write(game, g as never, plain[i])))
  const offered = new Set(options.map(({ text }) => text))
  return new Map(options.map(({ text }, i) => [text, offered.has(texts[i]!) ? texts[i]! : text]))
}

function toldOfAll(decision: Decision, { options }: Question, stands: ReadonlyMap<string, string>): Decision {
  const reasons = options.map(({ text }) => {
    const reason = decision.reasons.find((each) => each.text === stands.get(text))!
    return reason.text === text ? reason : { ...reason, text, share: 0, as: reason.text }
  })
  return { ...decision, reasons }
}
