import type { Json, Settings } from '@robodrome/kernel'

/** A worked example of the rulebook: a position, what luck brings in it, what is done there, and the rules that it shows. */
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
