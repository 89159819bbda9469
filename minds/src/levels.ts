import type { Game, Skill, Thinking } from '@robodrome/kernel'
import type { Budget, Mind, Question, Thought } from './mind.ts'
import { plainly } from './plain.ts'
import { planner } from './plans.ts'
import { ruleOfThumb } from './rule-of-thumb.ts'
import { searcher, searchStyle } from './search.ts'
import { tempered } from './tempered.ts'

/** Five opponents to grow by. What each does in a game is the game's to say (`thinking`); how long it thinks is the same everywhere. */
const CHARACTERS: readonly { title: string; summary: string; ms: number }[] = [
  { title: 'Rivet', summary: 'is learning: tries things out, and often takes the second best', ms: 50 },
  { title: 'Sprocket', summary: 'knows the game, and makes the mistakes that people make', ms: 50 },
  { title: 'Gauge', summary: 'plays soundly and errs now and then', ms: 50 },
  { title: 'Vector', summary: 'thinks ahead and misses little', ms: 100 },
  { title: 'Overclock', summary: 'plays as well as it can in a second', ms: 1000 },
]

/** For games that nobody has measured. */
const USUAL: Thinking = {
  horizon: searchStyle.horizon,
  care: searchStyle.care,
  trust: searchStyle.trust,
  curiosity: searchStyle.curiosity,
  levels: [
    { glance: true, heat: 0.1 },
    { glance: true, heat: 0.03 },
    { glance: true, heat: 0 },
    { glance: false, heat: 0 },
    { glance: false, heat: 0 },
  ],
  beginner: { glance: true, heat: 0.02 },
}

const thinkingOf = (game: Game): Thinking => game.insight?.thinking ?? USUAL

/** Others do what they do out of habit: replying to that beat every mix with cleverer plans of theirs. */
const FLOOR = 1

const full = ({ horizon, care, trust, curiosity, tree = true }: Thinking, heat: number, floor: number): Mind => {
  const search = searcher({ ...searchStyle, horizon, care, trust, curiosity, tree, fair: true, plain: true, calm: true, exact: true })
  return plainly(planner({ ...search, floor, heat }, heat > 0 ? tempered(search, heat) : search))
}

function skilled(question: Question, { glance, heat }: Skill): Thought {
  if (!glance) return full(thinkingOf(question.game), heat, FLOOR).think(question)
  return (heat > 0 ? tempered(ruleOfThumb, heat) : ruleOfThumb).think(question)
}

/** Levels 1 to 5. */
export const levels: readonly Mind[] = CHARACTERS.map(({ title, summary, ms }, i) => ({
  id: `level-${i + 1}`,
  title,
  summary,
  budget: { ms },
  think: (question) => skilled(question, thinkingOf(question.game).levels[i]!),
}))

/** Whom a newcomer plays against. */
export const firstOpponent: Mind = levels[1]!
/** The AI that fills in for absent players: sound and quick. */
export const standIn: Mind = levels[2]!
/** The AI that gives hints and judges moves against any opponent. */
export const adviser: Mind = levels[4]!

/** Somebody who has just learnt the game, to measure first opponents by. */
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

/** Where plans are made in secret: everything against what others do out of habit, and nothing against it. */
export const bestReply = answering('best-reply', 'Best reply', 'replies to what others do out of habit', 1)
export const equilibrium = answering('equilibrium', 'Equilibrium', 'mixes its plans so that nobody can do much about them', 0)

/** How long a mind thinks: as it is told, or else as it likes. */
export const budgetFor = (mind: Mind, told?: Budget): Budget => told ?? mind.budget ?? { playouts: 500 }
