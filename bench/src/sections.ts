import { gameIds, loadGame } from '@robodrome/games'
import type { Game, Settings } from '@robodrome/kernel'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'
import { agentLines } from './agents/agents.ts'
import { beside } from './beside.ts'
import { bystanderLines } from './bystander/bystander.ts'
import { costs } from './costs.ts'
import { idleLines } from './idle/idle.ts'
import { labLines } from './lab/workers.ts'
import { leagueLines } from './leagues.ts'
import type { Line } from './measure.ts'
import { mindLines } from './minds.ts'
import { placeLines } from './place/place.ts'
import { punctualLine } from './punctual.ts'
import { serverLines } from './server/server.ts'
import { speed } from './speed.ts'

type Show = (line: Line) => void

/** Options of a run: the number of matches that fill the place, and the folder of another checkout to compare modes with. */
export type Options = { matches: number; beside?: string }

/**
 * The sections: the kernel on two small games, each game with its modes, positions and minds, leagues, the server, and lab workers (the
 * last two need a nats-server).
 */
export async function sectionNames(): Promise<string[]> {
  const names = ['kernel']
  for (const id of gameIds())
    names.push(...Object.keys((await load(id)).modes).map((mode) => `${id}/${mode}`), `${id}/costs`, `${id}/minds`, `${id}/punctual`)
  return [...names, 'leagues', 'server', 'place', 'idle', 'bystander', 'agents', 'lab']
}

export async function runSection(name: string, show: Show, { matches, beside: other }: Options): Promise<void> {
  if (name === 'kernel') return kernelLines(show)
  if (name === 'leagues') return leagueLines().forEach(show)
  if (name === 'server') return serverLines(show)
  if (name === 'place') return placeLines(show, matches)
  if (name === 'idle') return idleLines(show)
  if (name === 'bystander') return bystanderLines(show)
  if (name === 'agents') return agentLines(show)
  if (name === 'lab') return labLines(show)
  const [id = '', part = ''] = name.split('/')
  const game = await load(id)
  if (part === 'costs') return costs(game, fewest(game, 0), 40).forEach(show)
  if (part === 'minds') {
    for (const line of mindLines(game, fewest(game, -1))) show(line)
    return
  }
  if (part === 'punctual') return show(await punctualLine(game, fewest(game, -1)))
  const { seats } = game.modes[part]!
  const settings = { mode: part, seats: seats[0]!, options: {} }
  show(other === undefined ? await speed(game, settings) : await beside(other, id, settings))
}

async function kernelLines(show: Show): Promise<void> {
  show(await speed(ticTacToe, fewest(ticTacToe, 0)))
  show(await speed(volley, fewest(volley, 0)))
  costs(volley, fewest(volley, 0), 20).forEach(show)
  for (const line of mindLines(volley, fewest(volley, 0))) show(line)
}

async function load(id: string): Promise<Game> {
  const game = await loadGame(id)
  if (!game) throw new Error(`there is no game "${id}"`)
  return game
}

/** Returns a mode by its index (the last one of Gekido is the Duel), with the fewest seats. */
function fewest(game: Game, place: number): Settings {
  const [mode, { seats }] = Object.entries(game.modes).at(place)!
  return { mode, seats: Math.min(...seats), options: {} }
}
