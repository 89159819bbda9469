import { isOnTop, type Plans, type Stream } from '@robodrome/kernel'
import { standing } from './evaluate.ts'
import { afterRound, underWay } from './forecast/forecast.ts'
import { PLACES } from './notation.ts'
import { placeDice } from './rules/4b-programming.ts'
import { legalPlaces, placeAtRandom } from './rules/4c-placing.ts'
import type { ProgramPicks } from './secret.ts'
import type { Robot, Volt } from './state.ts'
import { operators, robotOf } from './vocabulary.ts'

/** A red die fires whatever its number; the number only decides when. A few numbers therefore stand for all of them. */
const MOMENTS = 3

/** Whole programs of a round (VT-PROG-2), carried out together. */
export const plans: Plans<Volt, ProgramPicks> = {
  seats: (g) => (isOnTop(g, placeDice) ? operators(g) : []),
  moment: (g) => `${g.bout}/${g.round}`,
  made: (g, seat) => underWay(g)[seat] ?? [],
  moves: (_g, _seat, plan) => [...plan, 'confirm'],
  draw: (g, seat, luck) => placeAtRandom(g, robotOf(g, seat), [...(underWay(g)[seat] ?? [])], luck),
  around: (g, seat, plan, luck) => around(g, robotOf(g, seat), plan, (underWay(g)[seat] ?? []).length, luck),
  worth: (g, programs) => standing(afterRound(g, programs)),
}

/** Lists variants of a program with a different die at one place, from `first` on. */
function around(g: Volt, robot: Robot, plan: ProgramPicks, first: number, luck: Stream): ProgramPicks[] {
  if (first >= plan.length) return []
  const at = first + luck.below(plan.length - first)
  const moments = new Set([1, ...Array.from({ length: MOMENTS - 1 }, () => 2 + luck.below(5))])
  const before = plan.slice(0, at)
  return legalPlaces(g, robot, before).flatMap((place) => {
    if (place.kind === 'confirm' || (place.color === 'red' && !moments.has(place.value))) return []
    const other = [...before, place.id, ...plan.slice(at + 1)]
    return place.id !== plan[at] && isLegal(g, robot, other, at + 1) ? [other] : []
  })
}

/** Whether the dice from a certain place on can follow the earlier ones, and the whole program can be confirmed. */
function isLegal(g: Volt, robot: Robot, plan: ProgramPicks, from: number): boolean {
  for (let i = from; i < plan.length; i++) if (!legalPlaces(g, robot, plan.slice(0, i)).includes(PLACES[plan[i]!]!)) return false
  return legalPlaces(g, robot, plan).some((option) => option.kind === 'confirm')
}
