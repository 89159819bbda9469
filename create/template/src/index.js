// @ts-check
import { makeGame } from './game.js'
import { de, en } from './words.js'

/** Robodrome hands in its kernel and its phrases: import neither. @type {import('robodrome/outside').Define} */
export default (api) => ({
  game: makeGame(api.kernel),
  words: { en: en(api.phrases), de: de(api.phrases) },
  show: (/** @type {any} */ { dice }, language) =>
    dice.map((/** @type {number | null} */ face, /** @type {number} */ seat) => ({
      kind: 'dice',
      title: [language === 'de' ? 'Würfel' : 'Die'],
      seat,
      dice: [{ face }],
    })),
})
