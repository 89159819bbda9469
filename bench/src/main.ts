import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { gameIds, loadGame } from '@robodrome/games'
import { quickLuck, type Game, type Settings } from '@robodrome/kernel'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { volley } from '../../kernel/test/games/volley.ts'
import { playTheirs } from './boardgame-io.ts'
import { count, race, type Line } from './measure.ts'
import { mindLines } from './minds.ts'
import { middleOf, playOurs } from './ours.ts'
import { serverLines } from './server/server.ts'

const luck = quickLuck(1)
const theirs = () => playTheirs(luck)
const plain = (game: Game): Settings => {
  const [mode, { seats }] = Object.entries(game.modes)[0]!
  return { mode, seats: seats[0]!, options: {} }
}

/** The last mode, with the fewest seats: of Gekido the Duel. */
const shortest = (game: Game): Settings => {
  const [mode, { seats }] = Object.entries(game.modes).at(-1)!
  return { mode, seats: Math.min(...seats), options: {} }
}

function speed(game: Game, settings: Settings): Line {
  const { ours, theirs: other, ratio } = race(() => playOurs(game, settings, luck), theirs)
  return {
    what: `${game.title} (${settings.mode}, ${settings.seats} seats): random play`,
    ratio,
    between: `${count(ours)} decisions per CPU second; boardgame.io's tic-tac-toe ${count(other)}`,
  }
}

/** Costs of one position, each as a multiple of our own clone. */
function costs(game: Game, settings: Settings, decisions: number): Line[] {
  const g = middleOf(game, settings, luck, decisions)
  const clone = () => void game.clone(g)
  const against = (what: string, work: () => void): Line => {
    const { ours, theirs: other, ratio } = race(many(clone), many(work))
    return { what: `${game.title}: ${what}`, ratio, between: `clone ${count(1e9 / ours)} ns; ${what} ${count(1e9 / other)} ns` }
  }
  return [
    against('JSON round trip, in clones', () => void JSON.parse(JSON.stringify(g))),
    against('structuredClone, in clones', () => void structuredClone(g)),
    against('view of a seat, in clones', () => void game.view(g, 0)),
  ]
}

const many = (work: () => void) => () => {
  for (let i = 0; i < 1000; i++) work()
  return 1000
}

const lines: Line[] = []
const show = (line: Line) => {
  lines.push(line)
  console.log(`${line.ratio.toPrecision(3).padStart(8)} x  ${line.what.padEnd(58)} ${line.between}`)
}

show(speed(ticTacToe, plain(ticTacToe)))
show(speed(volley, plain(volley)))
costs(volley, plain(volley), 20).forEach(show)
for (const line of mindLines(volley, plain(volley))) show(line)
for (const id of gameIds()) {
  const game = (await loadGame(id))!
  for (const [mode, { seats }] of Object.entries(game.modes)) show(speed(game, { mode, seats: seats[0]!, options: {} }))
  costs(game, plain(game), 40).forEach(show)
  for (const line of mindLines(game, shortest(game))) show(line)
}

await serverLines(show)

const file = 'bench-results.json'
writeFileSync(file, `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, lines }, null, 2)}\n`)
console.log(`written to ${file}`)
