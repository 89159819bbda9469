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
import { HIDDEN_STREAM, LONGEST, type Basis, type Case } from './claim.ts'
import { partsOf } from './find/index.ts'

/** The stream of luck that determines how players choose between options. */
const OWN_STREAM = 2
/** How many options a player considers in each decision. */
const BREADTH = 6

/** A decision of a record, with the two options to compare: one move each, or several if an answer is assembled piece by piece. */
export interface Pair {
  position: Any
  seat: Seat
  chosen: readonly string[]
  better: readonly string[]
}

/** How many turns of the seat are played if a decision comes before the first turn, because its effects take that long to show. */
const SETUP_TURNS = 6
/** Returns which of the seat's next turns ends the cases of a pair. */
export const turnsOf = (game: Game, { position }: Pair): number => (partsOf(game).hasBegun(position) ? 1 : SETUP_TURNS)

/** How one imagined case continued and ended after an option, and what that is worth to the seat. */
export interface Ending {
  entries: Entry[]
  events: Happened[]
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

/** Continues one imagined case after either option with the same luck. Nothing in it depends on what the seat cannot know. */
export function tellBoth(game: Game, settings: Settings, pair: Pair, seed: number): Told {
  const { position, seat, chosen, better } = pair
  const turns = turnsOf(game, pair)
  const tell = (moves: readonly string[]) =>
    story(game, settings, game.imagine(position, seat, quickLuck(seed, HIDDEN_STREAM)), { seat, moves, seed, turns })
  return { seed, chosen: tell(chosen), better: tell(better) }
}

const caseOf = ({ seed, chosen, better }: Told): Case => ({ seed, chosen: chosen.entries, better: better.entries })

/** Returns what a checker needs to replay the cases. */
export const basisOf = (game: Game, pair: Pair, told: readonly Told[]): Basis<Any> => ({
  ...pair,
  turns: turnsOf(game, pair),
  cases: told.map(caseOf),
})

interface Start {
  seat: Seat
  moves: readonly string[]
  seed: number
  turns: number
}

/** Plays on until a turn of the seat begins. Every decision is made anew by the habits of the game, with the luck of the case. */
function story(game: Game, settings: Settings, g: Any, { seat, moves, seed, turns }: Start): Ending {
  const entries: Entry[] = []
  const events: Happened[] = []
  const fate = new Fate(seed)
  const own = quickLuck(seed, OWN_STREAM)
  let next = 0
  let left = turns
  const ear = (event: Happened): void => {
    events.push(event)
    if (isNextTurn(game, seat, event)) left--
  }
  while (left > 0 && entries.length < LONGEST) {
    const here = node(game, g)
    if (here.kind === 'over') break
    if (here.kind === 'chance') {
      const outcome = fate.outcome(here.rule, g, here.notes)
      entries.push({ kind: 'outcome', text: writeOutcome(here.rule, outcome) })
      listen(ear, () => happen(game, g, outcome))
      continue
    }
    // Others who are asked at the same time answer first, because they must not see what the seat chooses.
    const all = asked(game, g)
    const who = all.find((each) => each !== seat) ?? all[0]!
    const text = who === seat ? moves[next++] : undefined
    const option = text === undefined ? habitOf(game, settings, g, who, own) : find(game, g, who, text).option
    entries.push({ kind: 'choice', seat: who, text: write(game, g, option) })
    fate.follow(who)
    listen(ear, () => choose(game, g, who, option))
  }
  const isOver = node(game, g).kind === 'over'
  return { entries, events, g, isOver, value: worth(game, g, settings.seats, own)[seat]! }
}

/** Returns what a player does according to the habits of the game. */
export function habitOf(game: Game, settings: Settings, g: Any, who: Seat, own: ReturnType<typeof quickLuck>): unknown {
  const all = options(game, g, who)
  const instead = game.insight?.thinking?.instead
  const plain = instead === undefined ? all : all.filter((option) => instead(option) === null)
  return listen(null, () => habit(game, g, settings.seats, who, plain.length === 0 ? all : plain, own, { breadth: BREADTH, exact: false }))
}

/** Whether an event begins the seat's next turn, or the next round for everybody. */
function isNextTurn(game: Game, seat: Seat, event: Happened): boolean {
  if (event.kind !== game.insight?.study?.turn) return false
  const { seat: whose } = event as Happened & { seat?: Seat }
  return whose === undefined || whose === seat
}
