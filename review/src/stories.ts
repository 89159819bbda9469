import {
  asked,
  choose,
  find,
  happen,
  listen,
  node,
  options,
  quickLuck,
  write,
  writeOutcome,
  type Any,
  type Entry,
  type Game,
  type Happened,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import { Fate, habit, worth } from '@robodrome/minds'
import { HIDDEN_STREAM, LONGEST, type Case } from './claim.ts'

/** The stream of luck that draws how players choose between options. */
const OWN_STREAM = 2
/** How many options a player considers in each decision. */
const BREADTH = 6

/** A decision of a record, with both options that are compared: one move, or several if an answer is put together piece by piece. */
export interface Pair {
  position: Any
  seat: Seat
  chosen: readonly string[]
  better: readonly string[]
}

/** How one imagined case ended after an option, and what that is worth to the seat. */
export interface Ending {
  entries: Entry[]
  g: Any
  isOver: boolean
  value: number
}

/** One imagined case after both options. */
export interface Told {
  seed: number
  chosen: Ending
  better: Ending
}

/** Plays both options on in the same imagined case with the same luck. Nothing in it depends on what the seat cannot know. */
export function tellBoth(game: Game, settings: Settings, { position, seat, chosen, better }: Pair, seed: number): Told {
  const tell = (moves: readonly string[]) =>
    story(game, settings, game.imagine(position, seat, quickLuck(seed, HIDDEN_STREAM)), seat, moves, seed)
  return { seed, chosen: tell(chosen), better: tell(better) }
}

export const caseOf = ({ seed, chosen, better }: Told): Case => ({ seed, chosen: chosen.entries, better: better.entries })

/** Plays on until the next turn of the seat begins. Every decision is made again by the habits of the game, with the luck of the case. */
function story(game: Game, settings: Settings, g: Any, seat: Seat, moves: readonly string[], seed: number): Ending {
  const entries: Entry[] = []
  const fate = new Fate(seed)
  const own = quickLuck(seed, OWN_STREAM)
  const begins = (event: Happened): boolean => isNextTurn(game, seat, event)
  let next = 0
  let hasCome = false
  const ear = (event: Happened): void => void (hasCome ||= begins(event))
  while (!hasCome && entries.length < LONGEST) {
    const here = node(game, g)
    if (here.kind === 'over') break
    if (here.kind === 'chance') {
      const outcome = fate.outcome(here.rule, g, here.notes)
      entries.push({ kind: 'outcome', text: writeOutcome(here.rule, outcome) })
      listen(ear, () => happen(game, g, outcome))
      continue
    }
    // Others who are asked at the same time answer first: they must not see what the seat puts down.
    const all = asked(game, g)
    const who = all.find((each) => each !== seat) ?? all[0]!
    const text = who === seat ? moves[next++] : undefined
    const option = text === undefined ? habitOf(game, settings, g, who, own) : find(game, g, who, text).option
    entries.push({ kind: 'choice', seat: who, text: write(game, g, option) })
    fate.follow(who)
    listen(ear, () => choose(game, g, who, option))
  }
  const isOver = node(game, g).kind === 'over'
  return { entries, g, isOver, value: worth(game, g, settings.seats, own)[seat]! }
}

/** Returns what a player does by the habits of the game. */
export function habitOf(game: Game, settings: Settings, g: Any, who: Seat, own: ReturnType<typeof quickLuck>): unknown {
  const all = options(game, g, who)
  const instead = game.insight?.thinking?.instead
  const plain = instead === undefined ? all : all.filter((option) => instead(option) === null)
  return listen(null, () => habit(game, g, settings.seats, who, plain.length === 0 ? all : plain, own, { breadth: BREADTH, exact: false }))
}

/** Whether an event begins the seat's next turn, or the next round of all. */
function isNextTurn(game: Game, seat: Seat, event: Happened): boolean {
  if (event.kind !== game.insight?.study?.turn) return false
  const { seat: whose } = event as Happened & { seat?: Seat }
  return whose === undefined || whose === seat
}
