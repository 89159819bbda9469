import { loadGame } from '@robodrome/games'
import { studyGame } from '@robodrome/lab/study'
import { minds } from '@robodrome/minds'
import type { FromLab, ToLab } from './messages.ts'

/** How long it plays before it hands over what is finished. */
const SLICE_MS = 250

const say = (message: FromLab): void => postMessage(message)

/** Plays deal after deal of an arm; whoever started it ends the worker when there are enough. */
addEventListener('message', ({ data }: MessageEvent<ToLab>) => {
  void play(data).catch((error: unknown) => say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }))
})

async function play({ arm, seed, from, to }: ToLab): Promise<void> {
  const game = (await loadGame(arm.game))!
  const players = arm.players.map(({ mind, budget }) => ({ mind: minds[mind]!, budget }))
  let deal = from
  while (deal < to) {
    const facts = []
    const until = performance.now() + SLICE_MS
    while (deal < to && (facts.length === 0 || performance.now() < until))
      facts.push(studyGame(game, arm.settings, players, seed, { deal: deal++, turn: 0 }))
    say({ type: 'played', facts })
    await new Promise((resolve) => setTimeout(resolve))
  }
}
