import type { Space } from '@robodrome/volt/page'
import type { BoardProps } from '../../board.ts'
import { endOf, ghostsIn } from '../ghosts.ts'
import { placingOf, type Hand } from '../hand.ts'
import { isAsked, questionOf, robotOf, viewOf } from '../model.ts'

/** Something that can be chosen on a space, or cannot and why. */
export type Choice = { text: string; rule?: string }

/** Questions about the own robot: it is touched to answer them. */
const OF_THE_ROBOT = ['anchor', 'conductor', 'shield', 'workshop']

/** What can be chosen where. While dice are placed these are the spaces that the die in hand leads to. */
export function choicesOf({ snapshot, seat, answers }: BoardProps, hand: Hand): Map<Space, Choice[]> {
  const found = new Map<Space, Choice[]>()
  if (!isAsked(snapshot, seat)) return found
  const view = viewOf(snapshot)
  const question = questionOf(view)
  const own = robotOf(view, seat)
  const ghosts = question === 'placeDice' ? ghostsIn(answers)?.with : undefined
  const placeOf = (text: string): Space | undefined => {
    const ghost = ghosts?.[text]
    if (ghost && placingOf(text)?.color !== hand.color) return undefined
    // A robot that is destroyed before its die has no run of it: the die stands where the last one ended.
    const run = ghost && (ghost.runs.find(({ die }) => die === text) ?? ghost.runs.at(-1))
    if (run) return endOf(run)
    if (ghost || text === 'confirm') return own?.at ?? undefined
    return /^[a-i][1-9]$/.test(text) ? text : OF_THE_ROBOT.includes(question) ? (own?.at ?? undefined) : undefined
  }
  const put = (choice: Choice): void => {
    const at = placeOf(choice.text)
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), choice])
  }
  for (const { text } of snapshot.options) put({ text })
  for (const { text, rule } of snapshot.refusals) if (question !== 'placeDice') put({ text, rule })
  if (question === 'placeDice') for (const list of found.values()) list.sort((a, b) => away(a, hand) - away(b, hand))
  return found
}

/** The number in hand first, then the lowest. */
const away = ({ text }: Choice, hand: Hand): number => {
  const value = placingOf(text)?.value ?? 0
  return value === hand.value ? 0 : value
}

/** Which choice a touch on a space means: of several the next one, unless they lead to the same. */
export function touched(question: string, here: readonly Choice[], chosen: string | null): { text: string; confirms: boolean } | null {
  const open = here.filter(({ rule }) => rule === undefined)
  const at = open.findIndex(({ text }) => text === chosen)
  if (at >= 0 && (open.length === 1 || question === 'placeDice')) return { text: open[at]!.text, confirms: true }
  const next = open[at + 1] ?? open[0] ?? here[0]
  return next === undefined ? null : { text: next.text, confirms: false }
}
