import type { Json, Settings } from '@robodrome/kernel'

/** A worked example of the rulebook: a position, its luck, its moves, and the rules it shows. */
export interface Example {
  mode?: string
  seats?: number
  options: Settings['options']
  rules: string[]
  position: Json
  luck: string[]
  /** `SEAT move`, in notation. */
  moves: string[]
}
