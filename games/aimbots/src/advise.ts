import { remove, type Seat } from '@robodrome/kernel'
import { EVEN, RATES } from './content/rates.ts'
import { coresLeft } from './rules/3-deploy.ts'
import type { Aimbots } from './state.ts'
import type { Option, OptionOf } from './terms.ts'
import { armor, botOf } from './vocabulary.ts'

/** How much of a program's measured advantage to trust: about half of the spread between programs is luck. */
const BELIEVED = 0.005
/** The value of keeping a 6, which fits every card. */
const KEPT_SIX = 0.01
/** The value of each core point per point of armor: a durable bot rarely loses its core. */
const SHELTERED = 0.01

/** Values of choices before the first turn, when there is no bot on the board to evaluate. */
export function advise(g: Aimbots, seat: Seat, options: readonly Option[]): readonly number[] | null {
  if (g.phase === 'draft') return options.map((option) => 0.5 + promise(option))
  if (g.phase === 'load') return options.map((option) => 0.5 + (option.kind === 'load' ? SHELTERED * shelter(g, seat, option) : 0))
  return null
}

const promise = (option: Option): number =>
  option.kind === 'assign' ? BELIEVED * ((RATES[option.card] ?? EVEN) - EVEN) - (option.die === 6 ? KEPT_SIX : 0) : 0

/**
 * Returns how much better it is to put this core behind this armor than to load at random, assuming that the remaining cores are placed
 * optimally, the highest behind the most armor.
 */
function shelter(g: Aimbots, seat: Seat, { bot, core }: OptionOf<'load'>): number {
  const empty = [...g.bots.keys()].filter((id) => botOf(g, id).owner === seat && botOf(g, id).core === 0)
  const armors = empty.map((id) => armor(g, botOf(g, id)))
  const cores = coresLeft(g, seat)
  const atRandom = (sum(cores) * sum(armors)) / empty.length
  const here = armors[empty.indexOf(bot)]!
  remove(armors, here)
  remove(cores, core)
  const best = ascending(cores)
  return here * core + sum(ascending(armors).map((value, i) => value * best[i]!)) - atRandom
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
