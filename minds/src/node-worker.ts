import type { Game } from '@robodrome/kernel'
import { decide, questionOf } from './ask.ts'
import { minds } from './index.ts'
import type { Decision } from './mind.ts'
import type { Task } from './node.ts'

/** The work of one thread of a MindPool. */
export default async function think({ mind, puzzle, budget, games }: Task): Promise<Decision> {
  const { loadGame } = (await import(games)) as { loadGame(id: string): Promise<Game | undefined> }
  const game = await loadGame(puzzle.game)
  if (game === undefined) throw new Error(`there is no game "${puzzle.game}"`)
  const chosen = minds[mind]
  if (chosen === undefined) throw new Error(`there is no mind "${mind}"; there are ${Object.keys(minds).join(', ')}`)
  return decide(chosen, questionOf(game, puzzle), budget)
}
