import type { Game, Skill, Thinking } from '@robodrome/kernel'
import type { Budget, Mind, Question, Thought } from './mind.ts'
import { withGame } from './estimate.ts'
import { learnedOf, type Policy } from './learned/index.ts'
import { plainly } from './plain.ts'
import { planner } from './plans.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { searcher, searchStyle } from './search.ts'
import { tempered } from './tempered.ts'

/** The five levels. Each game configures how they play it (`thinking`); thinking times are the same in all games. */
const CHARACTERS: readonly { title: string; summary: string; ms: number }[] = [
  { title: 'Rivet', summary: 'is learning: tries things out, and often takes the second best', ms: 50 },
  { title: 'Sprocket', summary: 'knows the game, and makes the mistakes that people make', ms: 50 },
  { title: 'Gauge', summary: 'plays soundly and errs now and then', ms: 50 },
  { title: 'Vector', summary: 'thinks ahead and misses little', ms: 100 },
  { title: 'Overclock', summary: 'plays as well as it can in a second', ms: 1000 },
]

/** The settings for games without measured ones. */
const USUAL: Thinking = {
  horizon: searchStyle.horizon,
  breadth: searchStyle.breadth,
  priorVisits: searchStyle.priorVisits,
  exploration: searchStyle.exploration,
  levels: [
    { glance: true, temperature: 0.1 },
    { glance: true, temperature: 0.03 },
    { glance: true, temperature: 0 },
    { glance: false, temperature: 0 },
    { glance: false, temperature: 0 },
  ],
  beginner: { glance: true, temperature: 0.02 },
}

const thinkingOf = (game: Game): Thinking => game.insight?.thinking ?? USUAL

/**
 * How often plans assume that the others play their habits: always. In matches, this beat every equilibrium mix in which the others had
 * cleverer plans.
 */
const FLOOR = 1

const full = (
  { horizon, breadth, priorVisits, exploration, tree = true }: Thinking,
  temperature: number,
  floor: number,
  policy: Policy | null = null,
): Mind => {
  const search = searcher({
    ...searchStyle,
    horizon,
    breadth,
    priorVisits,
    exploration,
    tree,
    controlVariate: true,
    plain: true,
    quiescent: true,
    exact: true,
    policy,
  })
  return plainly(planner({ ...search, floor, temperature }, temperature > 0 ? tempered(search, temperature) : search))
}

function skilled(question: Question, { glance, temperature }: Skill): Thought {
  if (!glance) return learned(question, temperature)
  return (temperature > 0 ? tempered(ruleOfThumb, temperature) : ruleOfThumb).think(question)
}

/** Makes a search that uses what was learned about the game, if anything was. */
function learned(question: Question, temperature: number): Thought {
  const known = learnedOf(question.game)
  const mind = full(thinkingOf(question.game), temperature, FLOOR, known?.policy)
  return mind.think(known === null ? question : withGame(question, known.game))
}

/** Levels 1 to 5. */
export const levels: readonly Mind[] = CHARACTERS.map(({ title, summary, ms }, i) => ({
  id: `level-${i + 1}`,
  title,
  summary,
  budget: { ms },
  think: (question) => skilled(question, thinkingOf(question.game).levels[i]!),
}))

/** The opponent for newcomers. */
export const firstOpponent: Mind = levels[1]!
/** The AI that fills in for absent players: sound and quick. */
export const standIn: Mind = levels[2]!
/** The AI that gives hints and judges moves against any opponent. */
export const adviser: Mind = levels[4]!

/** A model of a player who has just learnt the game, for measuring first opponents. */
export const beginner: Mind = {
  id: 'beginner',
  title: 'Beginner',
  summary: 'stands for a person who has just learnt the game',
  budget: { ms: 50 },
  think: (question) => skilled(question, thinkingOf(question.game).beginner),
}

const answering = (id: string, title: string, summary: string, floor: number): Mind => ({
  id,
  title,
  summary,
  think: (question) => full(thinkingOf(question.game), 0, floor).think(question),
})

/** Level 5 without anything learned: the baseline against which learned players are measured. */
export const unlearned: Mind = {
  ...answering('level-5-of-1.0', 'Level 5 of 1.0', 'plays by the estimate that was set by hand', FLOOR),
  budget: { ms: 1000 },
}

/** The two extremes for games with secret plans: one only exploits habits, the other cannot be exploited. */
export const bestReply = answering('best-reply', 'Best reply', 'plays the best reply to the habits of others', 1)
export const equilibrium = answering('equilibrium', 'Equilibrium', 'mixes its plans so that nobody can exploit them', 0)

/** Returns a mind's budget: the caller's or, without one, the mind's default. */
export const budgetFor = (mind: Mind, told?: Budget): Budget => told ?? mind.budget ?? { playouts: 500 }
