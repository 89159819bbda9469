import { asked, choose, leave, Match, node, options, settle, quickLuck, type Position, type Seat } from '@robodrome/kernel'
import { isChoice, nodeName, pick, seatsOf, some, type Check, type Place } from './check.ts'
import { after } from './sent.ts'

const STEPS = 30
/** After the first player has left, another leaves after about this many steps. */
const NEXT_LEAVES = 6
/** With more events than this between two questions, the second does not directly follow the first. */
const SOON = 3

/** Any number of players may leave at any question, one after another. They are not asked any more, and everybody else continues. */
const leaving: Check = {
  name: 'leaving',
  examine(place) {
    const { game, settings, g, luck } = place
    if (!isChoice(game, g)) return null
    const match = new Match<Position>(game, settings, luck, game.clone(g) as Position)
    const gone: Seat[] = [...place.gone]
    for (let i = 0; i < STEPS; i++) {
      if (match.asked().length === 0) return null
      const stillHere = seatsOf(settings).filter((seat) => !gone.includes(seat))
      if (i === 0 || luck.below(NEXT_LEAVES) === 0) {
        const seat = pick(luck, stillHere)
        const lost = lostQuestion({ ...place, g: match.position }, seat)
        if (lost !== null) return lost
        gone.push(seat)
        match.leave(seat)
        if (gone.length === settings.seats && match.asked().length > 0) return 'everybody has left, and the game is not over'
      }
      const wrong = stuck(place, match.position, gone)
      if (wrong !== null) return wrong
      const next = match.asked()[0]
      if (next === undefined) return null
      match.take(next, pick(luck, options(game, match.position, next)))
    }
    return null
  },
}

/** Reports a player who has left but is still asked, or a player without any option. */
export function stuck({ game }: Pick<Place, 'game'>, g: Position, gone: readonly Seat[]): string | null {
  for (const seat of asked(game, g)) {
    if (gone.includes(seat)) return `seat ${seat} left and is asked at ${nodeName(game, g)}`
    if (options(game, g, seat).length === 0) return `after ${names(gone)} left, seat ${seat} has no option at ${nodeName(game, g)}`
  }
  return null
}

const names = (seats: readonly Seat[]): string => `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`

/** Reports another seat's question, open or about to open, that disappeared with the leaving player. */
export function lostQuestion(place: Place, leaver: Seat): string | null {
  const { game, g } = place
  const at = node(game, g)
  const closes = game.leaveCloses?.(g, leaver) ?? null
  if (closes !== null) return place.ruleIds?.has(closes) === false ? `questions close by "${closes}", which RULES.md does not have` : null
  if (at.kind !== 'choice') return null
  const others = asked(game, g).filter((seat) => seat !== leaver)
  if (others.length > 0) {
    const left = game.clone(g) as Position
    leave(game, left, leaver)
    const lost = others.find((seat) => !isOpenTo(place, left, at.rule.name, seat))
    return lost === undefined ? null : `seat ${leaver} leaves, and seat ${lost} is no longer asked "${at.rule.name}"`
  }
  return lostNext(place, leaver, at.rule.name)
}

/** If every answer of the leaving player would have passed the same question to another seat, that seat must still get it. */
function lostNext(place: Place, leaver: Seat, rule: string): string | null {
  const { game, g, luck } = place
  const seed = luck.below(1 << 30)
  const then = (act: (twin: Position) => void) =>
    after(place, g, (twin) => {
      act(twin)
      settle(game, twin, quickLuck(seed))
    })
  const ways = some(luck, options(game, g, leaver), 4).map((option) => then((twin) => choose(game, twin, leaver, structuredClone(option))))
  if (ways.some(({ events }) => events.length > SOON)) return null
  const next = asked(game, ways[0]!.g).find((seat) => seat !== leaver && ways.every((way) => isNext(place, way.g, rule, seat)))
  if (next === undefined) return null
  const left = then((twin) => leave(game, twin, leaver))
  return isOpenTo(place, left.g, rule, next) ? null : `seat ${leaver} leaves, and seat ${next} is not asked "${rule}", though it was next`
}

const isNext = ({ game }: Place, g: Position, rule: string, seat: Seat): boolean =>
  g.stack.at(-1)?.rule === rule && asked(game, g).includes(seat)

/** Whether the question is still on the stack, perhaps below later ones. After the end of the game, no question is open. */
function isOpenTo({ game }: Place, g: Position, name: string, seat: Seat): boolean {
  const rule = game.rules[name]
  if (rule?.kind !== 'choice') return false
  return g.stack.length === 0 || g.stack.some((frame) => frame.rule === name && rule.seats(g, frame.notes).includes(seat))
}

export const leavingChecks: Check[] = [leaving]
