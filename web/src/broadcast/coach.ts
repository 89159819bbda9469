import type { Casting } from '@robodrome/protocol/broadcasts'
import type { Snapshot } from '@robodrome/table'
import type { Answers, BoardModule, Remark } from '../boards/board.ts'
import { wholePercent } from '../kit/odds.ts'
import { broadcastWords } from '../words/broadcast.ts'

const w = broadcastWords

/** The maximum number of words in a fact, so that it can be read while a match goes on. */
const MOST_WORDS = 16
/** If two win chances differ by no more than this, they are level. */
const LEVEL = 0.02

interface Moment {
  board: BoardModule
  snapshot: Snapshot
  /** The game's answers to questions without a seat. */
  answers: Answers
  chances: readonly number[] | null
  nameOf(seat: number): string
}

/**
 * What the coach says about a moment: one fact and one reservation. Every number in it is the game's own answer to a question without a
 * seat.
 */
export function remarkOn(moment: Moment, line: Casting['line']): Remark | null {
  if (line === 'none') return null
  const { board, snapshot, answers, nameOf } = moment
  const odds = line === 'chances' ? null : (board.onScreen?.remark?.(snapshot, answers, nameOf) ?? null)
  const [found] = [odds, line === 'odds' ? null : onChances(moment)].flatMap((each) =>
    each !== null && wordsIn(each.fact) <= MOST_WORDS ? [each] : [],
  )
  if (found === undefined) return null
  return { ...found, but: heldBack(moment, found.about) ?? found.but ?? (snapshot.asked.length > 1 ? w.secret : w.dice) }
}

export const wordsIn = (text: string): number => text.trim().split(' ').length

function onChances({ chances, nameOf }: Moment): Remark | null {
  if (chances === null || chances.length < 2) return null
  const [first, second] = [...chances.keys()].toSorted((a, b) => chances[b]! - chances[a]!) as [number, number]
  const [high, low] = [chances[first]!, chances[second]!]
  const fact =
    high - low < LEVEL
      ? w.level(nameOf(first), nameOf(second))
      : w.chances(nameOf(first), wholePercent(high), nameOf(second), wholePercent(low))
  return { about: [first], fact, but: null, shares: high - low < LEVEL ? [] : [high, low] }
}

/** Finds which of the other seats hides the most cards. The number of cards is public, but not which cards they are. */
function heldBack({ board, snapshot, nameOf }: Moment, about: Remark['about']): string | null {
  const hands = snapshot.view === null ? [] : (board.onScreen?.hidden?.(snapshot.view) ?? [])
  const [most] = hands.filter(({ seat, count }) => count > 0 && !about.includes(seat)).toSorted((a, b) => b.count - a.count)
  return most === undefined ? null : w.holds(nameOf(most.seat), most.count)
}
