import { registry } from '@robodrome/games'
import { forgerTricks } from './forger.ts'
import { hostTricks, type Trick } from './host.ts'
import { moverTricks } from './mover.ts'

export const game = await registry['gekido']!.load()
const volt = await registry['volt']!.load()
const settings = { mode: 'duel', seats: 2, options: {} }

/** Every trick, by who plays it and what it is. */
export const TRICKS: [who: string, trick: () => Trick][] = [
  ...Object.entries(hostTricks(game, settings, { ...settings, mode: 'standard' })).map(
    ([what, trick]) => [`the host ${what}`, trick] as [string, () => Trick],
  ),
  ...Object.entries(
    moverTricks(game, settings, { game: volt, settings: { mode: Object.keys(volt.modes)[0]!, seats: 2, options: {} } }),
  ).map(([what, trick]) => [`the host ${what}`, trick] as [string, () => Trick]),
  ...Object.entries(forgerTricks(game, settings)).map(([what, trick]) => [`a forger ${what}`, trick] as [string, () => Trick]),
]
