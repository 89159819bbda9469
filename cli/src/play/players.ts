import { options, quickLuck, type Game, type Position, type Seat } from '@robodrome/kernel'
import { didYouMean } from '../text.ts'
import { Misuse } from '../world.ts'

/** A program that plays: given a position in which its seat is asked, one of the seat's options. */
export type Mind = (game: Game, g: Position, seat: Seat) => unknown

/** Who can sit in a seat: a person, or a program made from a number that decides its random choices. */
export const PLAYERS: Readonly<Record<string, { summary: string; mind: ((seed: number, seat: Seat) => Mind) | null }>> = {
  human: { summary: 'a person at this terminal', mind: null },
  random: { summary: 'a program that picks any legal move', mind: randomMind },
}

function randomMind(seed: number, own: Seat): Mind {
  const luck = quickLuck(seed, own)
  return (game, g, seat) => {
    const legal = options(game, g, seat)
    return legal[luck.below(legal.length)]
  }
}

/** Reads `0=human`, `1=random`, ...; seats not named: a person in seat 0, programs in the others. */
export function seatPlayers(given: readonly string[], seats: number): string[] {
  const names: string[] = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'random'))
  for (const text of given) {
    const [, number, name] = /^(\d+)=(.+)$/.exec(text) ?? []
    if (number === undefined || name === undefined) throw new Misuse(`--seat: found "${text}", expected SEAT=PLAYER such as 0=human.`)
    if (Number(number) >= seats) throw new Misuse(`--seat: there is no seat ${number}; seats are 0 to ${seats - 1}.`)
    const known = Object.keys(PLAYERS)
    if (!Object.hasOwn(PLAYERS, name))
      throw new Misuse(`--seat: there is no player "${name}".${didYouMean(name, known)} Players: ${known.join(', ')}.`)
    names[Number(number)] = name
  }
  return names
}
