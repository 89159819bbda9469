import { expect, test } from 'vitest'
import type { AnyTerms } from '@robodrome/kernel'
import { board as gekido } from '../../src/boards/gekido/index.ts'
import { board as pbl } from '../../src/boards/pbl/index.ts'
import type { BoardModule } from '../../src/boards/board.ts'
import { ASKED, matchOf } from '../gekido/positions.ts'
import { matchOf as pblOf, MIDGAME } from '../pbl/positions.ts'
import { snapshotFor } from '../tables.ts'
import type { Match } from '@robodrome/kernel'

/** The spots of seat 0's forbidden answers, by notation. */
function spotsIn(board: Pick<BoardModule, 'spots'>, match: Match): Record<string, readonly string[]> {
  const { view, refusals } = snapshotFor(match, 0)
  return Object.fromEntries(refusals.map(({ text, option }) => [text, board.spots!(view as AnyTerms['View'], option)]))
}

test('Gekido: a tile that cannot be entered, a card that cannot be played and a Power without its moment have their places', () => {
  const found = spotsIn(gekido, matchOf(ASKED['firstMove']!))
  expect(found['move 1,0']).toEqual([':is(.stage, .of-stage) [data-cell="1,0"]'])
  expect(found['play Overdrive']).toEqual(['[data-piece="card C03"]'])
})

test('PBL Robots: a limb that cannot attack and a card that cannot be built have theirs', () => {
  const found = spotsIn(pbl, pblOf({ position: MIDGAME }))
  expect(found['attack with left arm']).toEqual(['[data-anchor="slot 0 1"]'])
  expect(found['build Oracle Dome'] ?? found['play Oracle Dome']).toEqual(['[data-anchor="card Oracle Dome"]'])
})
