import type { en } from './en.ts'

/** What is expected of the weights of a mind, in German. */
export const de: typeof en = {
  weights: 'ein Gewicht für jedes Merkmal',
  unknownFeature: 'kein Gewicht, denn ein Merkmal dieses Namens gibt es nicht',
}
