import { de as aimbots } from '@robodrome/aimbots/words/expected-de'
import { de as gekido } from '@robodrome/gekido/words/expected-de'
import { de as pbl } from '@robodrome/pbl/words/expected-de'
import { de as volt } from '@robodrome/volt/words/expected-de'
import { de as boxes } from './de.ts'

/** What was expected in all games, in German, by room. */
export const gamesInGerman = { boxes, aimbots, gekido, pbl, volt }
