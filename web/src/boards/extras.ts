import type { FigureName } from '@robodrome/protocol'
import type { Figure } from './face.ts'

/** The default portraits of a person and of a bot account. */
export const PORTRAITS = { person: 'bot-meow', bot: 'volt-coil' } as const satisfies Readonly<Record<string, FigureName>>

/** Robots that decorate rooms of no particular game. */
export const EXTRAS = {
  cat: 'bot-meow',
  dinosaur: 'bot-vrex',
  samurai: 'bot-tetsu',
  runner: 'volt-merc',
  hound: 'volt-hound',
  giant: 'pbl-crystal',
  cube: 'aim-pivot',
} as const satisfies Readonly<Record<string, Figure>>
