import {
  asides,
  asked,
  choose,
  listen,
  options,
  quickLuck,
  refusals,
  seenBy,
  write,
  type Event,
  type Position,
  type Seat,
} from '@robodrome/kernel'
import { questionsTo } from '@robodrome/table'
import { difference } from '../difference.ts'
import { isChoice, pick, text, watchersOf, type Check, type Place } from './check.ts'

/** All that reaches a watcher at a node: the view, who is asked, and what the watcher may do. */
function bytes({ game }: Place, g: Position, watcher: Seat | null): unknown {
  const turn = asked(game, g)
  const own = watcher !== null && turn.includes(watcher)
  return {
    view: game.view(g, watcher),
    asked: turn,
    questions: questionsTo(game, g, turn, watcher),
    asides: watcher === null ? null : asides(game, g, watcher).map((option) => write(game, g, option)),
    options: own ? options(game, g, watcher).map((option) => write(game, g, option)) : null,
    refusals: own ? refusals(game, g, watcher).map(({ option, rule }) => [write(game, g, option), rule]) : null,
  }
}

/** What a watcher is sent must be the same for all positions that differ only in what it cannot see. */
const noLeak: Check = {
  name: 'no leak',
  examine(place) {
    const { game, g, settings, luck } = place
    for (const watcher of watchersOf(settings)) {
      const other = game.imagine(g, watcher, luck) as Position
      const found = difference(bytes(place, g, watcher), bytes(place, other, watcher))
      if (found !== null) return `what ${nameOf(watcher)} is sent depends on what it cannot know: ${found}`
    }
    return null
  },
}

/** Imagination keeps nothing of the truth: from any position that looks the same, the same luck gives the same. */
const imagineForgets: Check = {
  name: 'imagine forgets',
  examine({ game, g, settings, luck }) {
    for (const watcher of watchersOf(settings)) {
      const seed = luck.below(1 << 30)
      const before = text(g)
      const here = game.imagine(g, watcher, quickLuck(seed)) as Position
      if (text(g) !== before) return `imagining for ${nameOf(watcher)} changed the position`
      const there = game.imagine(game.imagine(g, watcher, luck) as Position, watcher, quickLuck(seed)) as Position
      const found = difference(here, there)
      if (found !== null) return `what is imagined for ${nameOf(watcher)} depends on the truth: ${found}`
    }
    return null
  },
}

/** A choice tells its watchers nothing hidden unless the event says that it reveals: else taking back would be spying. */
const nothingLearnt: Check = {
  name: 'nothing learnt in silence',
  examine(place) {
    const { game, g, settings, luck } = place
    if (!isChoice(game, g)) return null
    const seat = luck.below(settings.seats)
    const open = offered(place, g, seat)
    if (open.length === 0) return null
    const option = pick(luck, open)
    const move = write(game, g, option)
    for (const watcher of watchersOf(settings)) {
      const other = game.imagine(g, watcher, luck) as Position
      const same = offered(place, other, seat).find((each) => write(game, other, each) === move)
      if (same === undefined) continue
      const here = after(place, g, seat, option)
      const there = after(place, other, seat, same)
      if (here.revealed || there.revealed) continue
      const seen = (result: After) => ({
        events: result.events.map((event) => seenBy(event, watcher)).filter((event) => event !== null),
        ...part(place, result, watcher),
      })
      const found = difference(seen(here), seen(there))
      if (found !== null) return `"${seat} ${move}" shows ${nameOf(watcher)} something hidden without an event that reveals: ${found}`
    }
    return null
  },
}

/** While others are still asked together, a secret choice shows nobody but its seat what was chosen. */
const secretChoice: Check = {
  name: 'secret choices stay secret',
  examine(place) {
    const { game, g, settings, luck } = place
    const together = asked(game, g)
    if (together.length < 2) return null
    const seat = pick(luck, together)
    const legal = options(game, g, seat)
    const [one, two] = [pick(luck, legal), pick(luck, legal)].map((option) => after(place, g, seat, option)) as [After, After]
    if (one.revealed || two.revealed) return null
    for (const watcher of watchersOf(settings)) {
      if (watcher === seat) continue
      // Whether the seat is done may show (it is not asked any more); what it chose may not.
      const seen = (result: After) => ({
        events: result.events.map((event) => seenBy(event, watcher)).filter((event) => event !== null),
        view: game.view(result.g, watcher),
      })
      if (text(asked(game, one.g)) !== text(asked(game, two.g))) continue
      const found = difference(seen(one), seen(two))
      if (found !== null) return `${nameOf(watcher)} can tell what seat ${seat} chose in secret: ${found}`
    }
    return null
  },
}

/** Seats that are asked together may answer in any order. */
const commitOrder: Check = {
  name: 'commit order',
  examine({ game, g, luck }) {
    const together = asked(game, g)
    if (together.length < 2) return null
    const plan = together.map((seat) => ({ seat, option: pick(luck, options(game, g, seat)) }))
    const commit = (order: typeof plan): string => {
      const twin = game.clone(g) as Position
      for (const { seat, option } of order) {
        if (!asked(game, twin).includes(seat)) return `seat ${seat} is no longer asked`
        choose(game, twin, seat, structuredClone(option))
      }
      return text(twin)
    }
    return commit(plan) === commit(plan.toReversed()) ? null : `the order in which seats ${together.join(', ')} answer matters`
  },
}

/** All that a seat may do at a node: its options, if it is asked, and its asides. */
const offered = ({ game }: Place, g: Position, seat: Seat): unknown[] => [
  ...(asked(game, g).includes(seat) ? options(game, g, seat) : []),
  ...asides(game, g, seat),
]

interface After {
  g: Position
  events: Event[]
  revealed: boolean
}

function after({ game }: Place, g: Position, seat: Seat, option: unknown): After {
  const twin = game.clone(g) as Position
  const events: Event[] = []
  listen(
    (event) => events.push(event),
    () => choose(game, twin, seat, structuredClone(option)),
  )
  return { g: twin, events, revealed: events.some((event) => event.reveals === true) }
}

const part = (place: Place, result: After, watcher: Seat | null) => ({ after: bytes(place, result.g, watcher) })

export const nameOf = (watcher: Seat | null): string => (watcher === null ? 'an onlooker' : `seat ${watcher}`)

/** Whether imagining for a watcher changes anything here: where things are kept from it, it must at some time. */
export const imaginesAnew = ({ game, g, luck }: Place, watcher: Seat | null): boolean => text(game.imagine(g, watcher, luck)) !== text(g)

export const secretChecks: Check[] = [noLeak, imagineForgets, nothingLearnt, secretChoice, commitOrder]
