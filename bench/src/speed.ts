import { quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { playTheirs } from './boardgame-io.ts'
import { count, perSecond, race, type Line } from './measure.ts'
import { playOurs } from './ours.ts'
import { whereTimeGoes } from './profile.ts'

/** Search and lab run in warmed-up loops, so the first seconds, which go to the compiler, are not measured. */
const WARM_UP = 2

/** Compares random play of a mode with boardgame.io's tic-tac-toe, and reports where the time goes. */
export async function speed(game: Game, settings: Settings): Promise<Line> {
  const luck = quickLuck(1)
  let [games, decisions] = [0, 0]
  const play = () => {
    const taken = playOurs(game, settings, luck)
    games++
    decisions += taken
    return taken
  }
  perSecond(play, WARM_UP)
  const { ours, theirs, ratio } = race(play, () => playTheirs(luck))
  const shares = await whereTimeGoes(() => perSecond(play, 1))
  return {
    what: `${game.title} (${settings.mode}, ${settings.seats} seats): random play`,
    ratio,
    between: `${count(ours)} decisions, ${count((ours * games) / decisions)} games per CPU second; boardgame.io's tic-tac-toe ${count(theirs)}; ${shares}`,
  }
}
