import { asides, asked, choose, options, quickLuck, write, type Position, type Seat } from '@robodrome/kernel'
import { difference } from '../difference.ts'
import { isChoice, pick, text, watchersOf, type Check, type Place } from './check.ts'
import { after, bytes, heardBy, nameOf, shownTo, type After } from './sent.ts'

/** A watcher must receive the same data in all positions that differ only in facts hidden from that watcher. */
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

/** An imagined position must not depend on hidden facts: from any position that looks the same, the same luck gives the same result. */
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

/** A choice must reveal nothing hidden to watchers unless its event says `reveals`. Otherwise players could spy by taking choices back. */
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
      const here = chosen(place, g, seat, option)
      const there = chosen(place, other, seat, same)
      if (here.revealed || there.revealed) continue
      const seen = (result: After) => ({
        events: heardBy(result, watcher),
        scenes: shownTo(place, result, watcher),
        after: bytes(place, result.g, watcher),
      })
      const found = difference(seen(here), seen(there))
      if (found !== null) return `"${seat} ${move}" shows ${nameOf(watcher)} something hidden without an event that reveals: ${found}`
    }
    return null
  },
}

/**
 * While others are still asked the same question, only the choosing seat may see its secret choice. The answer that closes the question is
 * not secret.
 */
const secretChoice: Check = {
  name: 'secret choices stay secret',
  examine(place) {
    const { game, g, settings, luck } = place
    const together = asked(game, g)
    if (together.length < 2) return null
    const seat = pick(luck, together)
    const legal = options(game, g, seat)
    const [one, two] = [pick(luck, legal), pick(luck, legal)].map((option) => chosen(place, g, seat, option)) as [
      After & { stays: boolean },
      After & { stays: boolean },
    ]
    if (one.revealed || two.revealed || !one.stays || !two.stays) return null
    for (const watcher of watchersOf(settings)) {
      if (watcher === seat) continue
      // Others may see that the seat has answered (it is no longer asked), but not what it chose.
      const seen = (result: After) => ({
        events: heardBy(result, watcher),
        scenes: shownTo(place, result, watcher),
        view: game.view(result.g, watcher),
      })
      if (text(asked(game, one.g)) !== text(asked(game, two.g))) continue
      const found = difference(seen(one), seen(two))
      if (found !== null) return `${nameOf(watcher)} can tell what seat ${seat} chose in secret: ${found}`
    }
    return null
  },
}

/** The order in which seats answer a simultaneous question must not matter, unless a rule says that it does. */
const commitOrder: Check = {
  name: 'commit order',
  examine({ game, g, luck }) {
    const together = asked(game, g)
    if (together.length < 2 || (game.orderCounts?.(g) ?? null) !== null) return null
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

/** Lists all possible acts of a seat at a node: its options, if it is asked, and its asides. */
const offered = ({ game }: Place, g: Position, seat: Seat): unknown[] => [
  ...(asked(game, g).includes(seat) ? options(game, g, seat) : []),
  ...asides(game, g, seat),
]

/** Returns the result of a choice; `stays` means that the question is still open for others. */
function chosen(place: Place, g: Position, seat: Seat, option: unknown): After & { stays: boolean } {
  let question: Position['stack'][number] | undefined
  const led = after(place, g, (twin) => {
    question = twin.stack.at(-1)
    choose(place.game, twin, seat, structuredClone(option))
  })
  return { ...led, stays: led.g.stack.at(-1) === question }
}

/**
 * Whether the position imagined for a watcher differs from the real one here. If anything is hidden from the watcher, it must differ at
 * some point.
 */
export const imaginesAnew = ({ game, g, luck }: Place, watcher: Seat | null): boolean => text(game.imagine(g, watcher, luck)) !== text(g)

export const secretChecks: Check[] = [noLeak, imagineForgets, nothingLearnt, secretChoice, commitOrder]
