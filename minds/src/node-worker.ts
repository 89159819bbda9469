import type { Game, PackedBox } from '@robodrome/kernel'
import { decide, questionOf } from './ask.ts'
import { minds } from './index.ts'
import type { Decision } from './mind.ts'
import type { Task } from './node.ts'

/** Loads a game from the module at this address, with its standard set or a box. */
export async function gameFrom(games: string, id: string, box?: PackedBox): Promise<Game> {
  const { loadGame } = (await import(games)) as { loadGame(id: string, box?: PackedBox): Promise<Game | undefined> }
  const game = await loadGame(id, box)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  return game
}

/** The entry point of a MindPool thread. */
export default async function think({ mind, puzzle, budget, games }: Task): Promise<Decision> {
  const game = await gameFrom(games, puzzle.game, puzzle.box)
  const chosen = minds[mind]
  if (chosen === undefined) throw new Error(`there is no mind "${mind}"; there are ${Object.keys(minds).join(', ')}`)
  return decide(chosen, questionOf(game, puzzle), budget)
}
