/** The builder of an armor card: the crew card with PICK that finds it. */
export type Builder = 'Trace Law' | 'Segheo' | 'Maxine Trinidad (Crew)'

export type SearchFor = 'limb armor' | 'armor' | 'crew' | Builder

/** Effects that name a target: a limb, a crew card, a robot or a player. */
export type AimedEffect =
  | { do: 'malfunction' }
  | { do: 'wreck' }
  | { do: 'regenerate'; may: boolean }
  | { do: 'bounce'; whose: 'opponent' | 'any'; may: boolean }
  | { do: 'unseat' }
  | { do: 'gamble'; from: number }
  /** A draw takes so many dice with this face among them; the curse ends after so many such draws. */
  | { do: 'curse'; dice: number; face: number; counter: number }
  | { do: 'discard'; n: number }
  | { do: 'steal' }
  | { do: 'decoy' }
  | { do: 'burn hangar' }

/** Effects that name none. */
export type PlainEffect =
  | { do: 'draw'; n: number }
  | { do: 'draw or more'; n: number; more: number }
  | { do: 'draw for dead limbs'; most: number }
  | { do: 'storage'; n: number }
  | { do: 'search'; for: SearchFor }
  | { do: 'look'; n: number }
  | { do: 'advice'; n: number }
  | { do: 'peek' }
  | { do: 'each discards'; n: number }
  | { do: 'summon'; pilot: string }
  | { do: 'misfire' }
  | { do: 'duds' }
  | { do: 'dice'; n: number; to: 'attack' | 'defense' | 'either' }
  | { do: 'extra attack' }
  | { do: 'open shop' }
  | { do: 'set die' }
  | { do: 'overblown' }
  | { do: 'weld' }

/** What a card makes happen at one of its moments. `effects/` has one file for each. */
export type Effect = AimedEffect | PlainEffect
