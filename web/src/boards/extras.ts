import type { FigureName } from '@robodrome/protocol'
import type { Figure } from './face.ts'

/** Who stands for a person who has picked nobody, and for an account of a bot. */
export const PORTRAITS = { person: 'bot-meow', bot: 'volt-coil' } as const satisfies Readonly<Record<string, FigureName>>

/** Robots who decorate rooms that belong to no game. */
export const EXTRAS = {
  cat: 'bot-meow',
  dinosaur: 'bot-vrex',
  samurai: 'bot-tetsu',
  runner: 'volt-merc',
  hound: 'volt-hound',
  giant: 'pbl-crystal',
  cube: 'aim-pivot',
} as const satisfies Readonly<Record<string, Figure>>
