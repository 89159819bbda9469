import { studyGame, thinkerOf, type Facts } from '@robodrome/lab/study'
import type { ArmHere, News, Takes } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'

/** How long it plays before it sends the finished games. */
const SLICE_MS = 250

/**
 * Plays deal after deal with all arms, each of them once per player, moving all players by one seat each time. The page closes the worker
 * once it has enough.
 */
export async function study(gameOf: GameOf, { arms, seed, from, to }: Takes<'study'>, tell: (news: News) => void): Promise<null> {
  const players = await Promise.all(arms.map((arm) => playerOf(gameOf, arm)))
  let deal = from
  while (deal < to) {
    const facts: Facts[][] = arms.map(() => [])
    const until = performance.now() + SLICE_MS
    do {
      players.forEach((playDeal, i) => facts[i]!.push(...playDeal(seed, deal)))
      deal++
    } while (deal < to && performance.now() < until)
    tell({ type: 'played', facts })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}

async function playerOf(
  gameOf: GameOf,
  { game: id, opened, settings, players }: ArmHere,
): Promise<(seed: number, deal: number) => Facts[]> {
  const game = await gameOf(id, opened)
  const thinkers = players.map(thinkerOf)
  return (seed, deal) => thinkers.map((_, turn) => studyGame(game, settings, thinkers, seed, { deal, turn }))
}
