import { loadGame, openBox } from '@robodrome/games'
import { BadInput, type Game } from '@robodrome/kernel'
import type { Arm, Experiment } from './experiment.ts'
import { studyGame, type Facts, type Thinker } from './study/facts.ts'
import { labSays } from './says.ts'
import { thinkerOf } from './without.ts'

/**
 * A portion of work: deals of one arm, from the first up to but not including the last. Any worker can play it, and playing it again gives
 * the same result.
 */
export interface Chunk {
  arm: number
  from: number
  to: number
}

/** The request to a worker, complete enough for another machine. */
export type Task = { chunk: Chunk; arm: Arm; seed: number }

export type Finished = { chunk: Chunk; facts: Facts[] }

export const taskOf = ({ arms, seed }: Experiment, chunk: Chunk): Task => ({ chunk, arm: arms[chunk.arm]!, seed })

/** Plays a chunk: each deal once per player of the arm, with all players moved by one seat. */
export async function playChunk({ chunk, arm, seed }: Task, load = gameOf): Promise<Finished> {
  const game = await load(arm)
  const players = thinkersOf(arm)
  const facts: Facts[] = []
  for (let deal = chunk.from; deal < chunk.to; deal++)
    for (let turn = 0; turn < players.length; turn++) facts.push(studyGame(game, arm.settings, players, seed, { deal, turn }, arm.opening))
  return { chunk, facts }
}

/** The game of an arm, with its box. */
export async function gameOf({ game: id, box }: Arm): Promise<Game> {
  if (box !== null) {
    const { game } = await openBox(box)
    if (game.id !== id) throw new BadInput(['box'], game.id, labSays('boxFor', { game: id }))
    return game
  }
  const game = await loadGame(id)
  if (game === undefined) throw new BadInput(['game'], id, labSays('registeredGame'))
  return game
}

export const thinkersOf = ({ players }: Arm): Thinker[] => players.map(thinkerOf)

/** Splits the missing deals of an arm into portions. */
export function missing({ arms, deals, chunk }: Experiment, has: (arm: number, deal: number) => boolean): Chunk[] {
  const chunks: Chunk[] = []
  // Takes portions from all arms in turn, so that arms can be compared early.
  for (let from = 0; from < deals; from += chunk)
    for (let arm = 0; arm < arms.length; arm++)
      for (let at = from; at < Math.min(deals, from + chunk); at++) {
        if (has(arm, at)) continue
        const last = chunks.at(-1)
        if (last?.arm === arm && last.to === at && last.from >= from) last.to++
        else chunks.push({ arm, from: at, to: at + 1 })
      }
  return chunks
}
