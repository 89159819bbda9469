/** What is expected of the weights of a mind, in English. */
export const en = {
  weights: 'a weight for each feature',
  unknownFeature: 'no weight: these features know none of this name',
}
