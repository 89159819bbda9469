import { playTrial, trialsOf } from '@robodrome/games'
import type { Doing } from '../worker-messages.ts'
import type { GameOf } from './game-of.ts'

/**
 * Jobs for random games with a box. The first game that does not end also ends the trial, because all others may fail for the same reason.
 */
export const trialJobs = (gameOf: GameOf): Doing<'trial'> => ({
  async trial({ game: id, box }) {
    const game = await gameOf(id, box)
    let finished = 0
    for (const trial of trialsOf(game)) {
      try {
        playTrial(game, trial)
      } catch (error) {
        return { finished, stopped: { mode: trial.mode, why: error instanceof Error ? error.message : '' } }
      }
      finished++
    }
    return { finished, stopped: null }
  },
})
