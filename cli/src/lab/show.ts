import type { Results } from '@robodrome/lab'
import { count } from '../text.ts'
import { colorsFor, type World } from '../world.ts'

/** Returns the progress of an experiment. */
export function standOf(world: World, results: Results): string {
  const { experiment, finding, played, total, isDone } = results
  const { bold } = colorsFor(world)
  const ends = { low: 'the lower claim holds', high: 'the higher claim holds', open: 'not decided yet' }
  const test = finding === null ? '' : `; sequential test: ${ends[finding.verdict]}`
  const left = isDone ? '' : ` of ${count(total, 'game')}`
  return `${bold(experiment.title)}: ${count(played, 'game')}${left}${test}`
}
