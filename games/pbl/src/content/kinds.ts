import type * as z from 'zod'
import type * as schemas from './schemas.ts'

export const LIMBS = ['head', 'left arm', 'right arm', 'legs'] as const
export const SLOTS = [...LIMBS, 'left shoulder', 'right shoulder'] as const
export type SlotName = (typeof SLOTS)[number]
export const HEAD = 0
export const LEFT_ARM = 1
export const RIGHT_ARM = 2
export const LEGS = 3
export const LEFT_SHOULDER = 4
export const RIGHT_SHOULDER = 5

// The cards, as `schemas.ts` describes them field by field.

export type Reroll = z.infer<typeof schemas.REROLL>
export type Changer = z.infer<typeof schemas.CHANGER>
export type BaseRobot = z.infer<typeof schemas.ROBOT>
export type Starter = z.infer<typeof schemas.STARTER>
export type Expert = z.infer<typeof schemas.EXPERT>
export type Armor = z.infer<typeof schemas.ARMOR>
export type Shoulder = z.infer<typeof schemas.SHOULDER>
export type Pod = z.infer<typeof schemas.POD>
export type Hangar = z.infer<typeof schemas.HANGAR>
export type Crew = z.infer<typeof schemas.CREW>
export type Action = z.infer<typeof schemas.ACTION>

/** The sources of a card's name, numbers and effect. */
export type Provenance = BaseRobot['from']
export type ArmorCard = Armor | Shoulder | Pod
/** A card that can be owned, drawn and played. */
export type OrangeCard = Expert | ArmorCard | Hangar | Crew | Action
export type Card = BaseRobot | Starter | OrangeCard
