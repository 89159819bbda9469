// @ts-check
import { claims } from './claims.js'
import { makeGame } from './game.js'
import { show } from './show.js'
import { de } from './words/de.js'
import { en } from './words/en.js'

/** @type {import('robodrome/outside').Define} */
export default (api) => ({ game: makeGame(api), words: { en: en(api.phrases), de: de(api.phrases) }, show, claims })
