/** What was expected of a mind's weights, in English. */
export const en = {
  weights: 'a weight for each feature',
  unknownFeature: 'no weight, because there is no feature of this name',
}
