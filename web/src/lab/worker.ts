import { loadGame } from '@robodrome/games'
import { studyGame, type Facts } from '@robodrome/lab/study'
import { minds } from '@robodrome/minds'
import type { ArmHere, FromLab, ToLab } from './messages.ts'

/** How long it plays before it hands over what is finished. */
const SLICE_MS = 250

const say = (message: FromLab): void => postMessage(message)

/** Plays deal after deal by all arms; whoever started it ends the worker when there are enough. */
addEventListener('message', ({ data }: MessageEvent<ToLab>) => {
  void play(data).catch((error: unknown) => say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }))
})

async function play({ arms, seed, from, to }: ToLab): Promise<void> {
  const players = await Promise.all(arms.map(playerOf))
  let deal = from
  while (deal < to) {
    const facts: Facts[][] = arms.map(() => [])
    const until = performance.now() + SLICE_MS
    do {
      players.forEach((playDeal, i) => facts[i]!.push(playDeal(seed, deal)))
      deal++
    } while (deal < to && performance.now() < until)
    say({ type: 'played', facts })
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function playerOf({ game: id, opened, settings, players }: ArmHere): Promise<(seed: number, deal: number) => Facts> {
  const game = (await loadGame(id, opened))!
  const thinkers = players.map(({ mind, budget }) => ({ mind: minds[mind]!, budget }))
  return (seed, deal) => studyGame(game, settings, thinkers, seed, { deal, turn: 0 })
}
