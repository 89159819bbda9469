import type { Option, Space } from '@robodrome/volt/page'
import { endOf, ghostsIn } from '../ghosts.ts'
import type { Hand } from '../hand.ts'
import { isAsked, isProgramming, robotOf, viewOf, type BoardProps } from '../model.ts'

/** A possible or forbidden choice on a space. */
export type Choice = { text: string; option: Option; rule?: string }

/** Answers given by touching the reader's robot. */
const OF_THE_ROBOT: readonly Option['kind'][] = ['brake', 'react', 'repair', 'draw', 'nothing', 'confirm']

/** The choices by space. While dice are being placed, these are the destinations of the held die. */
export function choicesOf({ snapshot, seat, answers }: BoardProps, hand: Hand): Map<Space, Choice[]> {
  const found = new Map<Space, Choice[]>()
  if (!isAsked(snapshot, seat)) return found
  const programming = isProgramming(snapshot)
  const own = robotOf(viewOf(snapshot), seat)
  const ghosts = ghostsIn(answers)?.with
  const spaceFor = ({ text, option }: Choice): Space | undefined => {
    if (option.kind === 'start' || option.kind === 'activate') return option.space
    if (OF_THE_ROBOT.includes(option.kind)) return own?.at ?? undefined
    const ghost = ghosts?.[text]
    if (option.kind !== 'place' || ghost === undefined || option.color !== hand.color) return undefined
    // A robot that is destroyed before its die is activated has no run for this die, so the die is shown where the last run ended.
    const run = ghost.runs.find(({ die }) => die === text) ?? ghost.runs.at(-1)
    return run ? endOf(run) : (own?.at ?? undefined)
  }
  const put = (choice: Choice): void => {
    const at = spaceFor(choice)
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), choice])
  }
  for (const { text, option } of snapshot.options) put({ text, option })
  for (const { text, option, rule } of snapshot.refusals) if (!programming) put({ text, option, rule })
  if (programming) for (const list of found.values()) list.sort((a, b) => away(a, hand) - away(b, hand))
  return found
}

/** The held number comes first, then the others from the lowest. */
const away = ({ option }: Choice, hand: Hand): number => {
  const value = option.kind === 'place' ? option.value : 0
  return value === hand.value ? 0 : value
}

/** The choice for a tap on a space: the next of several, unless they all lead to the same result. */
export function touched(programming: boolean, here: readonly Choice[], chosen: string | null): { text: string; confirms: boolean } | null {
  const open = here.filter(({ rule }) => rule === undefined)
  const at = open.findIndex(({ text }) => text === chosen)
  if (at >= 0 && (open.length === 1 || programming)) return { text: open[at]!.text, confirms: true }
  const next = open[at + 1] ?? open[0] ?? here[0]
  return next === undefined ? null : { text: next.text, confirms: false }
}
