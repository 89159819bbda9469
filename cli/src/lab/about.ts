import { loadWords } from '@robodrome/games'
import type { Experiment } from '@robodrome/lab'

/** The command that generates a report again. */
export const commandFor = (path: string): string => `robodrome lab run ${path} && robodrome lab report ${path}`

/** The readable names of the pieces in an arm's game. */
export async function titlesIn({ arms }: Experiment): Promise<(arm: number, piece: string) => string> {
  const words = await Promise.all(arms.map(async ({ game }) => (await loadWords(game))?.pieces ?? {}))
  return (arm, piece) => words[arm]![piece] ?? piece
}
