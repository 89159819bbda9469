import * as z from 'zod'
import { EFFECT, FACE, upTo } from './effects.ts'
import { pblSays } from '../says.ts'
import { common, objecting } from '@robodrome/kernel'

// Every kind of card as a schema: the types in `kinds.ts` derive from these, and the box reader uses them.

const ORIGIN = z.enum(['book', 'web', 'designed', 'book+designed', 'web+designed'])
const YES = z.exactOptional(z.literal(true))
const NUMBER = upTo(9, 0)
const COUNTER = upTo(9)

/** Records separate names by commas and bars, and terminals print them, so a name must be one line without commas or bars. */
const NAME = z.string().regex(/^(?=\S)[^\p{C}\p{Zl}\p{Zp},|]{1,40}(?<=\S)$/u, objecting(pblSays('pblName')))
const TEXT = z.string().regex(/^[^\p{C}\p{Zl}\p{Zp}]{0,600}$/u, objecting(common('oneLine', { most: 600 })))

/** A reroll that the card gives its side after one of its own rolls. */
export const REROLL = z.strictObject({
  /** The role that the armor must have in the combat; pilots and crew have no such condition. */
  as: z.exactOptional(z.enum(['attacking', 'target', 'either'])),
  roll: z.enum(['initial', 'any']),
  dice: z.enum(['one', 'all']),
  showing: z.exactOptional(FACE),
  compulsory: YES,
  /** It can be used once per combat at most, instead of once per roll. */
  oncePerCombat: YES,
})

/** A die that shows `from` is turned to `to` at once. */
export const CHANGER = z.strictObject({ from: FACE, to: FACE, whose: z.enum(['own', 'everybody']) })

const COMMON = {
  name: NAME,
  /** The number of the card in the list of the set. */
  id: z.string().regex(/^[A-Za-z0-9-]{1,12}$/, objecting(pblSays('cardId'))),
  text: TEXT,
  /** The German text, for the cards of a box; the German texts of the base set are in its words. */
  german: z.exactOptional(TEXT),
  /** The sources of the card's name, numbers and effect. */
  from: z.tuple([ORIGIN, ORIGIN, ORIGIN]),
}
const STATS = { attack: NUMBER, defense: NUMBER }
const onPlay = z.exactOptional(EFFECT)
const reroll = z.exactOptional(REROLL)

export const ROBOT = z.strictObject({ kind: z.literal('robot'), ...COMMON })

export const STARTER = z.strictObject({
  kind: z.literal('starter'),
  ...COMMON,
  speed: upTo(99),
  ...STATS,
  critical: z.strictObject({ ...STATS, bonus: z.exactOptional(EFFECT) }),
  /** Cards drawn after the opening hands. */
  opening: z.exactOptional(z.strictObject({ do: z.literal('draw'), n: upTo(5) })),
  reroll,
})

export const EXPERT = z.strictObject({
  kind: z.literal('expert'),
  ...COMMON,
  points: upTo(40, 0),
  /** 'counter' stands for the value of the card's counter. */
  attack: z.union([NUMBER, z.literal('counter')], { error: objecting(pblSays('numberUpToNine')) }),
  defense: NUMBER,
  onPlay,
  reroll,
  dicePerCard: z.exactOptional(upTo(4)),
  rage: z.exactOptional(z.strictObject({ counter: COUNTER })),
})

export const ARMOR = z.strictObject({
  kind: z.literal('armor'),
  ...COMMON,
  slot: upTo(3, 0),
  level: upTo(3),
  attack: z.union([NUMBER, z.literal('counter')], { error: objecting(pblSays('numberUpToNine')) }),
  defense: NUMBER,
  builder: NAME,
  onPlay,
  start: z.exactOptional(EFFECT),
  counter: z.exactOptional(
    z.strictObject({ start: NUMBER, most: COUNTER, grows: z.enum(['bombs or shields thrown', 'attacked', 'attacking']) }),
  ),
  reroll,
  fixesDie: YES,
  seesHand: YES,
  /** Faces that count as 0 in an initial attack with this armor. */
  blanks: z.exactOptional(z.array(FACE)),
  /** The number of dice that each bomb gains (if this is the attacking armor) or loses (if it is the target). */
  bombDice: z.exactOptional(z.strictObject({ as: z.enum(['attacking', 'target']), add: upTo(5, -5) })),
  /** Defense dice that the card adds when one of these slots is the target. */
  guards: z.exactOptional(z.strictObject({ slots: z.array(upTo(5, 0)), dice: COUNTER })),
  after: z.exactOptional(z.strictObject({ when: z.enum(['blew off', 'hit', 'defended']), draw: z.exactOptional(upTo(5)), robs: YES })),
  again: YES,
})

export const SHOULDER = z.strictObject({
  kind: z.literal('shoulder'),
  ...COMMON,
  slot: upTo(5, 4),
  builder: NAME,
  strikes: YES,
  unites: z.exactOptional(z.strictObject({ with: z.enum(['bomb', 'shield']), counter: COUNTER })),
})

export const POD = z.strictObject({ kind: z.literal('pod'), ...COMMON, regenerates: z.boolean(), defense: NUMBER, onPlay })

export const HANGAR = z.strictObject({
  kind: z.literal('hangar'),
  ...COMMON,
  level: upTo(3),
  spaces: upTo(12),
  ...STATS,
  onPlay,
  demolition: YES,
})

export const CREW = z.strictObject({
  kind: z.literal('crew'),
  ...COMMON,
  skill: upTo(3),
  ...STATS,
  onPlay,
  /**
   * The effect when the card is discarded from the crew: on the owner's turn, by an attacker who is behind, or by a defender who is behind.
   */
  blast: z.exactOptional(z.strictObject({ when: z.enum(['turn', 'attack', 'defense']), effect: EFFECT })),
  /** The effect when its player discards it from the hand, which is possible whenever they have priority. */
  anyTime: z.exactOptional(EFFECT),
  reroll,
  changer: z.exactOptional(CHANGER),
  handLimit: z.exactOptional(upTo(30, 10)),
  endDraw: z.exactOptional(upTo(5)),
  aloneDice: z.exactOptional(NUMBER),
  freeHangar: YES,
  secondLimb: YES,
  discardsCrew: YES,
  celebrity: z.boolean(),
})

export const ACTION = z.strictObject({
  kind: z.literal('action'),
  ...COMMON,
  when: z.enum(['any', 'combat', 'combat or strike', 'after own attack']),
  effect: EFFECT,
  /** PBL-MODE-15 Whether the card is part of the Ultimate Robot deck. */
  ultimate: YES,
})

const ORANGE = z.discriminatedUnion('kind', [EXPERT, ARMOR, SHOULDER, POD, HANGAR, CREW, ACTION], {
  error: objecting(common('oneOf', { names: 'expert, armor, shoulder, pod, hangar, crew, action' })),
})

/** The fields of a box, without its name. */
export const BOX = z.strictObject({ robots: z.array(ROBOT), starters: z.array(STARTER), cards: z.array(ORANGE).min(80).max(200) })
