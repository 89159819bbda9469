import { existsSync, readFileSync } from 'node:fs'
import { gameIds } from '@robodrome/games'
import { options, question, start, write, type Position } from '@robodrome/kernel'
import { readEntry, replay, type Exercise, type Quarry } from '@robodrome/table'
import type { Speech } from './speech.ts'
import { Trouble } from './way.ts'

const quarries = new Map<string, Quarry[]>()

function quarriesOf(game: string): Quarry[] {
  const known = quarries.get(game)
  if (known !== undefined) return known
  const file = new URL(`../../games/${game}/puzzles.json`, import.meta.url)
  if (!gameIds().includes(game) || !existsSync(file))
    throw new Trouble('not-found', `There are no exercises of "${game}". The games are ${gameIds().join(', ')}.`)
  const found = JSON.parse(readFileSync(file, 'utf8')) as Quarry[]
  quarries.set(game, found)
  return found
}

const difficulty = ({ missed }: Exercise): number => Object.values(missed).reduce((sum, share) => sum + share, 0)

/** Lists the ids of all exercises of a game, easiest first. */
export const exerciseIds = (game: string): string[] => [
  ...new Set(
    quarriesOf(game)
      .flatMap(({ exercises }) => exercises)
      .toSorted((a, b) => difficulty(a) - difficulty(b))
      .map(({ id }) => id),
  ),
]

export interface Posed {
  exercise: Exercise
  view: string
  question: string
  options: { n: number; text: string; says: string }[]
}

/** Returns an exercise with its position in words; if no id is given, the easiest one. */
export function pose(game: string, wanted: string | undefined, speech: Speech): Posed {
  const id = wanted ?? exerciseIds(game)[0]
  const quarry = quarriesOf(game).find(({ exercises }) => exercises.some((each) => each.id === id))
  const exercise = quarry?.exercises.find((each) => each.id === id)
  if (quarry === undefined || exercise === undefined)
    throw new Trouble('not-found', `There is no such exercise of ${game}. Without an id you get the first; each answer names the next.`)
  const rules = speech.game
  const g: Position = start(rules, quarry.settings)
  for (const [i, line] of quarry.entries.slice(0, exercise.at).entries()) {
    const wrong = replay(rules, g, readEntry(line, i + 1))
    if (wrong !== null) throw new Error(`exercise ${exercise.id}: ${line}`)
  }
  const { seat } = exercise
  const view = rules.view(g, seat) as never
  return {
    exercise,
    view: speech.view(view),
    question: speech.question(question(rules, g, seat), view, seat),
    options: options(rules, g, seat).map((option, i) => ({
      n: i + 1,
      text: write(rules, g, option),
      says: speech.option(option, view, seat),
    })),
  }
}
