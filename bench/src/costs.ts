import { quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { count, race, type Line } from './measure.ts'
import { middleOf } from './ours.ts'

/** Measures the costs of operations on one position, each as a multiple of the cost of our own `clone`. */
export function costs(game: Game, settings: Settings, decisions: number): Line[] {
  const g = middleOf(game, settings, quickLuck(1), decisions)
  const clone = () => void game.clone(g)
  const against = (what: string, work: () => void): Line => {
    const { ours, theirs, ratio } = race(many(clone), many(work))
    return { what: `${game.title}: ${what}`, ratio, between: `clone ${count(1e9 / ours)} ns; ${what} ${count(1e9 / theirs)} ns` }
  }
  return [
    against('JSON round trip, in clones', () => void JSON.parse(JSON.stringify(g))),
    against('structuredClone, in clones', () => void structuredClone(g)),
    against('view of a seat, in clones', () => void game.view(g, 0)),
  ]
}

const many = (work: () => void) => () => {
  for (let i = 0; i < 1000; i++) work()
  return 1000
}
