import { openBox } from '@robodrome/games'
import { benchIds, fieldsOfPiece, mended, openBench, piecesIn, sentencesFor } from '@robodrome/workshop'
import { expect, test } from 'vitest'
import { someEdited } from './edits.ts'

const benches = await Promise.all(benchIds().map(openBench))

/** `BOXES=2500 npm test -- workshop/fuzz` tries ten thousand boxes in all. */
const BOXES = Number(process.env['BOXES'] ?? 300)

test.each(benches.map((bench) => [bench.game, bench] as const))(
  'fuzzed boxes of %s: every one is told, edited on and played',
  { timeout: 3_600_000 },
  async (game, bench) => {
    for (const content of someEdited(bench, 8, BOXES)) {
      sentencesFor(bench, bench.printed, content, 'en')
      sentencesFor(bench, bench.printed, content, 'de')
      for (const { list } of bench.pieces)
        for (const [at, piece] of piecesIn(content, list).entries())
          if (piece !== piecesIn(bench.printed, list)[at]) fieldsOfPiece(bench, content, list, at)
      const { name } = await openBox({ game, id: 'fuzzed', content: mended(bench, content, bench.printed) })
      expect(name).toMatch(/^fuzzed [0-9a-f]{64}$/)
    }
  },
)
