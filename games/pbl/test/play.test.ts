import { fuzz, allSettings } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

for (const { title, settings } of allSettings(game)) {
  test(`random ${title}`, () => {
    const report = fuzz(game, settings, { games: 3, seed: 1, thorough: 0.02 })
    console.log(title, report.decisions, report.longest, report.unused.length)
    expect(report.problems).toEqual([])
  })
}
