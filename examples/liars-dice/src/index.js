// @ts-check
import { de } from './words/de.js'
import { en } from './words/en.js'
import { claims } from './claims.js'
import { makeGame } from './game.js'
import { showing } from './show.js'

const steppers = { bid: { count: { en: 'How many', de: 'Wie viele' }, face: { en: 'Face', de: 'Augenzahl' } } }

/** @type {import('robodrome/outside').Define} */
export default (api) => {
  const [english, german] = [en(api.phrases), de(api.phrases)]
  return { game: makeGame(api), words: { en: english, de: german }, show: showing(api.phrases), steppers, claims }
}
