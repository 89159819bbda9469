import { asked, Match, options, settle, start, write, quickLuck, type Any } from '@robodrome/kernel'
import { expect, test } from 'vitest'
import { basisOf, check, claimsAbout, comparison, sayClaim, tellBoth } from '../src/index.ts'
import { makesSense } from '../src/find/sense.ts'
import { en } from '../src/words/en.ts'
import { BATTLES } from './battles.ts'

const { game, words, settings } = BATTLES[0]!
const about = { names: ['Mara', 'Kuro'], seat: 0, words }

test('a chance that was given away is the first reason; what it left behind follows', () => {
  const bots = { 0: { bot: 'MEOW', at: '0,1' }, 1: { bot: 'SLICER', at: '1,0' } }
  const arranged: Any = game.arrange({ at: 'lock', bots, attack: { target: 1, roll: 1, free: 'TTTTC' } }, settings)
  const { position } = new Match(game, settings, quickLuck(1), arranged)
  const pair = { position, seat: 0, chosen: ['command Five of a Kind'], better: ['command Four of a Kind'] }
  const { reasons } = comparison(game, settings, pair, { seed: 1, cases: 40 })
  const [chance, left] = reasons.map(({ claim }) => claim)
  expect(chance).toMatchObject({ subject: expect.stringMatching(/^gekido (success|malfunction)$/), cases: 40 })
  expect(left!.subject).toMatch(/structure$/)
  expect(sayClaim(en, chance!, about)).toMatch(/^An attack of yours .* in \d+ of 40 cases, instead of \d+\.$/)
})

test('before the first turn, the cases go on for several turns, and every sentence says so', () => {
  const position: Any = start(game, settings)
  settle(game, position, quickLuck(1))
  const [seat] = asked(game, position)
  const [chosen, better] = options(game, position, seat!).map((option) => [write(game, position, option)])
  const pair = { position, seat: seat!, chosen: chosen!, better: better! }
  const told = [1, 2, 3].map((seed) => tellBoth(game, settings, pair, seed))
  const claims = claimsAbout(game, pair, told)
  expect(claims.length).toBeGreaterThan(5)
  for (const claim of claims) {
    expect(claim.turns).toBe(6)
    expect(sayClaim(en, claim, about)).toMatch(/^By the start of your turn 6: /)
    expect(check(game, basisOf(game, pair, told), claim)).toBe(true)
  }
})

test('what harms is no gain and what helps is no loss: such a sentence would be beside the point', () => {
  expect(makesSense('gekido success', 0.1)).toBe(true)
  expect(makesSense('gekido success', -0.1)).toBe(false)
  expect(makesSense('pbl rival hit', -0.1)).toBe(true)
  expect(makesSense('pbl rival hit', 0.1)).toBe(false)
  expect(makesSense('aimbots attack', -0.1)).toBe(true)
})
