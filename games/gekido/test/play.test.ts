import { allSettings, fuzz } from '@robodrome/proof'
import { expect, test } from 'vitest'
import { game } from '../src/index.ts'

for (const { title, settings } of allSettings(game)) {
  test(`random play: ${title}`, () => {
    const report = fuzz(game, settings, { games: 40, seed: 1, thorough: 0.05 })
    expect(report.problems).toEqual([])
    console.log(title, report.decisions, report.longest, report.unused.join())
  })
}
