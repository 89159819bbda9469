import { isFall, luckOf, type Content, type Happening, type Luck } from '@robodrome/gekido/page'
import type { Seen } from '@robodrome/kernel'
import type { LuckReport } from '../board.ts'
import { words } from './words/index.ts'

type Told = Seen<Happening>

/** Compares every roll with all possible rolls. This is exact, takes several milliseconds per attack, and is cached by roll. */
const known = new WeakMap<Told, Luck[]>()

/** Splits events at the start of each attack; the first part comes before any attack. */
function attacks(events: readonly Told[]): Told[][] {
  const parts: Told[][] = [[]]
  for (const event of events) {
    if (event.kind === 'target') parts.push([])
    parts.at(-1)!.push(event)
  }
  return parts
}

export const luckIn =
  (content: Content) =>
  (events: readonly Told[], seats: number): LuckReport => {
    // Every part is given the event that names the mode.
    const mode = events.filter(({ rule }) => rule === 'GK-DUEL-2').slice(0, 1)
    const total: Luck[] = Array.from({ length: seats }, () => ({ expected: 0, actual: 0, tries: 0 }))
    for (const part of attacks(events)) {
      const last = part.findLast(isFall)
      if (last === undefined) continue
      const found = known.get(last) ?? luckOf(content, [...mode, ...part], seats)
      known.set(last, found)
      for (const [seat, { expected, actual, tries }] of found.entries()) {
        total[seat]!.expected += expected
        total[seat]!.actual += actual
        total[seat]!.tries += tries
      }
    }
    return { unit: words.luck.unit, seats: total, note: words.luck.note }
  }
