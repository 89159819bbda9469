import { quickLuck, type Game, type Position, type Seat, type Settings } from '@robodrome/kernel'
import { ask, firstOpponent, minds, type Line } from '@robodrome/minds'
import { didYouMean } from '../text.ts'
import { Misuse } from '../world.ts'

/** An AI player: for a position in which its seat must choose, it returns one of the seat's options. */
export type Program = (game: Game, settings: Settings, g: Position, seat: Seat) => unknown

/** An AI player's budget, in playouts instead of time, so that the same seed gives the same match. */
const BUDGET = { playouts: 300 }

/** The player in a seat: a person, or an AI created with a number that seeds its random choices. */
export const PLAYERS: Readonly<Record<string, ((seed: number, seat: Seat) => Program) | null>> = {
  human: null,
  ...Object.fromEntries(Object.keys(minds).map((id) => [id, programOf(id)])),
}

function programOf(id: string): (seed: number, own: Seat) => Program {
  return (seed, own) => {
    const luck = quickLuck(seed, own)
    let meant: Line | undefined
    return (game, settings, g, seat) => {
      const { option, line } = ask(minds[id]!, game, settings, g, seat, luck, BUDGET, { line: meant })
      meant = line
      return option.value
    }
  }
}

/** Parses `0=human`, `1=random`, ...; by default, a person sits in seat 0 and the first of the AI opponents in every other seat. */
export function seatPlayers(given: readonly string[], seats: number): string[] {
  const names: string[] = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : firstOpponent.id))
  for (const text of given) {
    const [, number, name] = /^(\d+)=(.+)$/.exec(text) ?? []
    if (number === undefined || name === undefined) throw new Misuse(({ wrong }) => wrong.seat(text))
    if (Number(number) >= seats) throw new Misuse(({ wrong }) => wrong.noSeat(number, seats - 1))
    const known = Object.keys(PLAYERS)
    if (!Object.hasOwn(PLAYERS, name)) throw new Misuse((w) => w.wrong.noPlayer(name, didYouMean(name, known, w.didYouMean), known))
    names[Number(number)] = name
  }
  return names
}
