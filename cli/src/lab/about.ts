import { loadWords } from '@robodrome/games'
import type { Experiment } from '@robodrome/lab'

/** How a report is made again, whatever it is called then. */
export const commandFor = (path: string): string => `robodrome lab run ${path} && robodrome lab report ${path}`

/** What people call the pieces of an arm's game. */
export async function titlesIn({ arms }: Experiment): Promise<(arm: number, piece: string) => string> {
  const words = await Promise.all(arms.map(async ({ game }) => (await loadWords(game))?.pieces ?? {}))
  return (arm, piece) => words[arm]![piece] ?? piece
}
