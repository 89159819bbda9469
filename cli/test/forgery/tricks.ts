import { registry } from '@robodrome/games'
import type { Settings } from '@robodrome/kernel'
import { backTricks } from './back.ts'
import { forgerTricks } from './forger.ts'
import { hostTricks, type Trick } from './host.ts'
import { freshTricks } from './fresh.ts'
import { fourthTricks } from './fourth.ts'
import { laterTricks } from './later.ts'
import { thirdTricks } from './third.ts'
import { moverTricks } from './mover.ts'

export const game = await registry['gekido']!.load()
export const [volt, aimbots, pbl] = await Promise.all(['volt', 'aimbots', 'pbl'].map((id) => registry[id]!.load()))
const settings = { mode: 'duel', seats: 2, options: {} }
const at = (mode: string, seats: number): Settings => ({ mode, seats, options: {} })

const by = (who: string, tricks: Record<string, () => Trick>): [who: string, trick: () => Trick][] =>
  Object.entries(tricks).map(([what, trick]) => [`${who} ${what}`, trick])

/** Every trick, with who plays it and what it does. */
export const TRICKS: [who: string, trick: () => Trick][] = [
  ...by('the host', hostTricks(game, settings, { ...settings, mode: 'standard' })),
  ...by('the host', moverTricks(game, settings, { game: volt!, settings: at('training', 2) })),
  ...by(
    'a fresh attacker',
    freshTricks(game, settings, {
      three: [
        [volt!, at('modules', 3)],
        [aimbots!, at('free-for-all', 3)],
        [pbl!, at('regular', 3)],
      ],
      secret: [
        [volt!, at('championship', 2)],
        [pbl!, at('rotation', 2)],
      ],
    }),
  ),
  ...by('the host', backTricks(volt!, at('training', 2))),
  ...by('a second attacker', laterTricks(game, settings)),
  ...by('a third attacker', thirdTricks(game, settings)),
  ...by('a fourth attacker', fourthTricks(game, settings)),
  ...by('a forger', forgerTricks(game, settings)),
]
