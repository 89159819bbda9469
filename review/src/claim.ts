import type { Entry, Seat } from '@robodrome/kernel'

/** After this many entries, an imagined case is cut off if it has reached neither a turn of the seat nor the end of the battle. */
export const LONGEST = 400

/** How a subject is counted: as a mean over the cases, or as the number of cases in which it holds. */
export const FORMS = {
  /** Whether the battle is won before the seat's next turn. */
  won: 'cases',
  lost: 'cases',
  'gekido structure': 'mean',
  'gekido armor': 'mean',
  'gekido upgrade': 'mean',
  'gekido charges': 'mean',
  'gekido cards': 'mean',
  'gekido locks': 'mean',
  'gekido tile': 'cases',
  'gekido bonuses': 'mean',
  'gekido success': 'cases',
  'gekido malfunction': 'cases',
  'gekido power': 'cases',
  'gekido card': 'cases',
  'gekido rival structure': 'mean',
  'gekido rival armor': 'mean',
  'gekido rival upgrade': 'mean',
  'gekido rival charges': 'mean',
  'gekido rival cards': 'mean',
  'gekido rival locks': 'mean',
  'gekido rival tile': 'cases',
  'gekido rival bonuses': 'mean',
  'gekido rival success': 'cases',
  'gekido rival power': 'cases',
  'volt points': 'mean',
  'volt damage': 'mean',
  'volt destroyed': 'cases',
  'volt near': 'mean',
  'volt modules': 'mean',
  'volt cards': 'mean',
  'volt token': 'cases',
  'volt push': 'cases',
  'volt fall': 'cases',
  'volt shot': 'cases',
  'volt miss': 'cases',
  'volt hit': 'cases',
  'volt rival points': 'mean',
  'volt rival damage': 'mean',
  'volt rival destroyed': 'mean',
  'volt rival near': 'mean',
  'volt rival modules': 'mean',
  'volt rival cards': 'mean',
  'volt rival token': 'cases',
  'aimbots cores': 'mean',
  'aimbots bots': 'mean',
  'aimbots plates': 'mean',
  'aimbots tokens': 'mean',
  'aimbots reach': 'cases',
  'aimbots good attack': 'cases',
  'aimbots distance': 'mean',
  'aimbots scrap': 'mean',
  'aimbots energy': 'mean',
  'aimbots attack': 'cases',
  'aimbots hit': 'cases',
  'aimbots rival cores': 'mean',
  'aimbots rival bots': 'mean',
  'aimbots rival plates': 'mean',
  'aimbots rival tokens': 'mean',
  'aimbots rival scrap': 'mean',
  'aimbots rival attack': 'cases',
  'aimbots rival hit': 'cases',
  'pbl limbs': 'mean',
  'pbl built': 'mean',
  'pbl hand': 'mean',
  'pbl crew': 'mean',
  'pbl hangars': 'mean',
  'pbl bombs': 'mean',
  'pbl expert': 'cases',
  'pbl faults': 'mean',
  'pbl hit': 'cases',
  'pbl card': 'cases',
  'pbl rival limbs': 'mean',
  'pbl rival built': 'mean',
  'pbl rival hand': 'mean',
  'pbl rival crew': 'mean',
  'pbl rival hangars': 'mean',
  'pbl rival bombs': 'mean',
  'pbl rival expert': 'cases',
  'pbl rival faults': 'mean',
  'pbl rival hit': 'cases',
} as const satisfies Record<string, 'mean' | 'cases'>

/** What a sentence is about: anything that can be counted in a position. */
export type Subject = keyof typeof FORMS

/**
 * A statement about two options, both continued in the same imagined cases with the same luck, up to the seat's next turn or for a number
 * of its turns.
 */
export interface Claim {
  subject: Subject
  /** The piece that the claim is about, if the subject alone does not tell. */
  what?: string
  /** The mean or the number of cases, after the chosen option and after the better one. */
  chosen: number
  better: number
  /** How many cases were counted. */
  cases: number
  /** Which of the seat's next turns ends a case, if it is not the first. */
  turns?: number
}

/** One imagined case: the seed for everything that the seat cannot know, and what happens after either option. */
export interface Case {
  seed: number
  chosen: readonly Entry[]
  better: readonly Entry[]
}

/**
 * What a claim is based on: the position, the seat that decides, the moves of both options, and the cases. The position is one that the
 * seat can imagine.
 */
export interface Basis<G> {
  position: G
  seat: Seat
  chosen: readonly string[]
  better: readonly string[]
  /** Which of the seat's next turns ends a case. */
  turns: number
  cases: readonly Case[]
}

/** Something counted in one position. */
export interface Count {
  subject: Subject
  what?: string
  value: number
}

/** The stream of luck that draws in every case what a seat cannot know. */
export const HIDDEN_STREAM = 1
