/** What is expected of the weights of a mind, in English. */
export const en = {
  weights: 'a weight for each feature',
  unknownFeature: 'no weight, because there is no feature of this name',
}
