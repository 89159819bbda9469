import type { Game } from '@robodrome/kernel'
import { withGame } from './estimate.ts'
import type { Mind } from './mind.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { search } from './search.ts'

/** A game as it was judged at first: by its former estimate and advice, without first impressions that look further. */
function atFirst(game: Game): Game {
  const formerly = game.insight?.thinking?.formerly
  if (formerly === undefined) return game
  const { advise: _advise, features: _features, thinking: _thinking, expects: _expects, ...rest } = game.insight ?? {}
  return { ...game, insight: { ...rest, ...formerly } }
}

/** `search` with the estimates of its own days: what levels are measured by stays the same when a game is judged better. */
export const firstSearch: Mind = {
  id: 'first-search',
  title: 'First search',
  summary: 'plays on in thought, as before games were judged by matches',
  think: (question) => search.think(withGame(question, atFirst(question.game))),
}

/** The rule of thumb in the same way: what an estimate gained by itself. */
export const firstThumb: Mind = {
  id: 'first-thumb',
  title: 'First rule of thumb',
  summary: 'looks one move ahead, as before games were judged by matches',
  think: (question) => ruleOfThumb.think(withGame(question, atFirst(question.game))),
}
