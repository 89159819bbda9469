import type { Fixture, Slot, Tie } from '@robodrome/leagues'
import { roomWords } from '../../words/league-rooms.ts'

/** A round of a bracket. */
export interface Column {
  title: string
  ties: Tie[]
}

/** The rounds of a bracket in order, with names. The losers' bracket follows the winners'. */
export function columnsOf(ties: readonly Tie[]): Column[] {
  const keys = [...new Set(ties.map(({ name }) => name.split('.')[0]!))]
  return keys.map((key) => ({ title: titleOf(ties, key), ties: ties.filter(({ name }) => name.split('.')[0] === key) }))
}

/** A round's name, from the number of entrants left. */
export function titleOf(ties: readonly Tie[], key: string): string {
  const w = roomWords.bracket
  if (key === 'third') return w.third
  if (key.startsWith('L')) return `${w.losers} ${key.slice(1)}`
  const isDouble = ties.some(({ name }) => name.startsWith('L'))
  const round = ties.filter(({ name }) => name.split('.')[0] === key)
  const left = round.length
  // With byes, fewer entrants are left than the round has places.
  if (key === 'W1' && round.some(isFree) && !isDouble) return w.firstRound
  return /^W\d/.test(key) ? `${isDouble ? `${w.winners} ` : ''}${w.rounds(left)}` : w.rounds(1)
}

/** A place in a column: a match, or two if one of them is a bye. `joins` is how its line continues to the next column. */
export interface Place {
  ties: Tie[]
  joins: 'down' | 'up' | 'on' | null
}

export const isFree = ({ sides }: Tie): boolean => sides.includes('nobody')

/** The winners of two neighbours meet in the next column (LG-KO-2). A bye shares a place with the match next to it. */
export function slotsOf(ties: readonly Tie[], next: Column | undefined): Place[] {
  if (next === undefined || ties.length !== 2 * next.ties.length) return ties.map((tie) => ({ ties: [tie], joins: null }))
  return next.ties.flatMap((_, i): Place[] => {
    const pair = ties.slice(2 * i, 2 * i + 2)
    if (pair.every(isFree)) return [{ ties: pair, joins: null }]
    if (pair.some(isFree)) return [{ ties: pair, joins: 'on' }]
    return pair.map((tie, at) => ({ ties: [tie], joins: at === 0 ? 'down' : 'up' }))
  })
}

/** The matches whose winners meet in a match of the winners' bracket; none in its first round, and none where losers also enter. */
export function feeding(ties: readonly Tie[], { name }: Tie): readonly Tie[] {
  const [, round, at] = /^W(\d+)\.(\d+)$/.exec(name) ?? []
  const names = [2 * Number(at) - 1, 2 * Number(at)].map((i) => `W${Number(round) - 1}.${i}`)
  return ties.filter((tie) => names.includes(tie.name))
}

/** A seed's path through the winners' bracket: matches won, then those ahead if it keeps winning, its next match first. */
export interface Path {
  won: Tie[]
  ahead: Tie[]
}

export function pathOf(ties: readonly Tie[], seed: number): Path {
  const own = ties.filter(({ name, sides }) => name.startsWith('W') && sides.includes(seed))
  const won = own.filter((tie) => !isFree(tie) && tie.winner === seed)
  const isOut = own.some(({ winner }) => winner !== seed && winner !== 'later')
  const ahead: Tie[] = []
  for (let tie = isOut ? undefined : own.find(({ winner }) => winner === 'later'); tie !== undefined; tie = after(ties, tie))
    ahead.push(tie)
  return { won, ahead }
}

/** The next match for the winner of a match. */
function after(ties: readonly Tie[], { name }: Tie): Tie | undefined {
  const [, round, at] = /^W(\d+)\.(\d+)$/.exec(name) ?? []
  return ties.find((tie) => tie.name === `W${Number(round) + 1}.${Math.ceil(Number(at) / 2)}`)
}

/** The possible entrants of an undecided side: the two who play for that place. */
export function awaited(ties: readonly Tie[], tie: Tie, side: number): number[] {
  const sides: readonly Slot[] = feeding(ties, tie)[side]?.sides ?? []
  const found = sides.filter(isSeed)
  return found.length === 2 ? found : []
}

/** A seed's opponents in the matches ahead, as far as known: one, or the two who play for that place. */
export function rivalsAhead(ties: readonly Tie[], { ahead }: Path, seed: number): number[][] {
  const found = ahead.map((tie, i) => {
    const before = ahead[i - 1]
    // The winner of a match with an odd number in the previous round has the first side.
    const own = before === undefined ? tie.sides.indexOf(seed) : (Number(before.name.split('.')[1]) - 1) % 2
    const rival = tie.sides[1 - own]!
    return isSeed(rival) ? [rival] : awaited(ties, tie, 1 - own)
  })
  const unknown = found.findIndex(({ length }) => length === 0)
  return unknown < 0 ? found : found.slice(0, unknown)
}

/** How many games of a match an entrant has won. */
export const winsOf = ({ tables, sides }: Fixture, entrant: number): number =>
  tables.filter(({ ranks }) => ranks !== null && ranks[sides.indexOf(entrant)] === 1).length

export const isSeed = (slot: Slot): slot is number => typeof slot === 'number'
