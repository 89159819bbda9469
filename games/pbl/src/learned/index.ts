import type { Learnable } from '@robodrome/kernel'
import type { Pbl } from '../state.ts'
import type { Option } from '../terms.ts'
import { option, situation } from './choice.ts'
import { standings } from './standing.ts'
import { LEARNED } from './weights.ts'

/** The traits that learned weights refer to. There are weights only for the printed cards: none have been trained for other boxes. */
export const learnable = (isPrinted: boolean): Learnable<Pbl> => ({
  situation,
  option: (g, seat, chosen) => option(g, seat, chosen as Option),
  standings,
  ...(isPrinted && { weights: LEARNED }),
})
