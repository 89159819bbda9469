import type { en } from './en.ts'

/** What was expected of a mind's weights, in German. */
export const de: typeof en = {
  weights: 'ein Gewicht für jedes Merkmal',
  unknownFeature: 'kein Gewicht, denn ein Merkmal dieses Namens gibt es nicht',
}
