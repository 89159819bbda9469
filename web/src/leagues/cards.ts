// Leagues with keepers use the cards of PBL Robots. This is everything that leagues import from its board.
export { cardOf, HEAD, isOrange, LEGS } from '@robodrome/pbl/page'
export { BASE_SET, CardArt } from '../boards/pbl/art/card-art.tsx'
export { factOf, statsOf, textOf } from '../boards/pbl/stage/card-facts.ts'
export { words as cardWords } from '../boards/pbl/words/index.ts'
