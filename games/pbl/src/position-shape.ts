import * as z from 'zod'
import { LIMBS, SLOTS, type SlotName } from './content/index.ts'
import { pblSays } from './says.ts'
import { objecting } from '@robodrome/kernel'

// The schema of a position from outside; `position.ts` builds it.

const whole = (from: number, to: number) => z.exactOptional(z.int().min(from).max(to))
const flag = z.exactOptional(z.boolean())
/** One text or a list of texts. */
const listed = <T extends z.ZodType>(item: T, most: number) =>
  z.exactOptional(z.preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(item).max(most)))
const cards = (most: number) => listed(z.string(), most)
const limbs = listed(z.enum(LIMBS), LIMBS.length)
/** A pile: the names of its cards, or how many of the remaining cards it gets. */
const pile = (most: number) =>
  z.exactOptional(
    z.preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.union([z.int().min(0).max(most), z.array(z.string()).max(most)], {
        error: objecting(pblSays('numberOrNames', { most, cards: most })),
      }),
    ),
  )

const bySlot = <T>(value: T): Record<SlotName, T> => Object.fromEntries(SLOTS.map((slot) => [slot, value])) as Record<SlotName, T>

const SIDE = z.strictObject({
  robot: z.exactOptional(z.string()),
  pilot: z.exactOptional(z.string()),
  expert: cards(1),
  expertCounter: whole(0, 9),
  ...bySlot(cards(9)),
  dead: limbs,
  malfunction: limbs,
  counters: z.exactOptional(z.strictObject(bySlot(whole(0, 9)))),
  hangars: cards(9),
  crew: cards(9),
  bombs: z.exactOptional(z.array(z.int().min(0).max(6))),
  curse: whole(0, 9),
  blowOffs: whole(0, 99),
  noAttackNextTurn: flag,
  out: flag,
  hand: pile(20),
  secondHand: pile(20),
  top: cards(20),
  bottom: cards(20),
  scrap: pile(200),
  deck: pile(200),
})

const shapeFor = (players: number, sides: number) => {
  const someSides = z.exactOptional(
    z.array(
      z
        .int()
        .min(0)
        .max(sides - 1),
    ),
  )
  return z.strictObject({
    turn: whole(0, players - 1),
    turnNumber: whole(1, 300),
    sides: z.exactOptional(z.array(SIDE).max(sides)),
    row: cards(5),
    shop: pile(200),
    moveSpent: flag,
    noAttack: flag,
    attacked: someSides,
    rage: flag,
    finalBlow: flag,
    again: whole(-1, sides - 1),
    builtLimb: limbs,
    lastTurn: z.exactOptional(z.strictObject({ side: whole(-1, sides - 1), attacked: someSides })),
    turnsLeft: whole(-1, 300),
    gameNumber: whole(1, 99),
    wins: z.exactOptional(z.array(z.int().min(0).max(9)).length(sides, objecting(pblSays('numberPerSide', { sides })))),
    at: z.exactOptional(z.enum(['start', 'main', 'end'])),
  })
}

type Shape = ReturnType<typeof shapeFor>
export type Partly = z.infer<Shape>
export type PartlySide = z.infer<typeof SIDE>

const made = new Map<string, Shape>()

/** The schema for this many hands and sides. */
export function positionShape(players: number, sides: number): Shape {
  const key = `${players} ${sides}`
  const shape = made.get(key) ?? shapeFor(players, sides)
  made.set(key, shape)
  return shape
}
