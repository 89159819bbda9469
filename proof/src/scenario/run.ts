import {
  asked,
  BadInput,
  find,
  Match,
  node,
  options,
  plain,
  winners,
  write,
  type Game,
  type Position,
  type Seat,
  type Settings,
} from '@robodrome/kernel'
import { scriptedLuck } from '@robodrome/table'
import { BadScenario, type Expectation, type Scenario } from './read.ts'
import { mismatches, type Difference } from './compare.ts'
import { show } from '../difference.ts'

/** Plays a scenario and returns the deviations from it. Throws BadScenario if it demands something impossible. */
export function runScenario(scenario: Scenario, game: Game): Difference[] {
  const settings = settingsOf(scenario, game)
  const luck = scriptedLuck(scenario.luck)
  const differences: Difference[] = []
  try {
    const from = scenario.position === undefined ? undefined : (game.arrange(scenario.position, settings) as Position)
    const match = new Match<Position>(game, settings, luck, from)
    for (const [i, move] of scenario.moves.entries()) {
      const where = `moves.${i}`
      if (typeof move !== 'string') {
        differences.push(...compare(game, match, { luckLeft: luck.left(), ...move.expect }, luck.left(), `${where}.expect`))
        continue
      }
      const wrong = make(game, match, move)
      if (wrong === null) continue
      differences.push({ path: where, expected: move, found: wrong })
      return differences
    }
    return [...differences, ...compare(game, match, { luckLeft: 0, ...scenario.expect }, luck.left(), 'expect')]
  } catch (error) {
    if (error instanceof BadInput) {
      const path = ['position', ...error.path]
      throw new BadScenario(scenario.file, scenario.lineOf(path), path, show(error.found), error.expected)
    }
    return [...differences, { path: 'luck', expected: 'a game that goes on', found: (error as Error).message }]
  }
}

function settingsOf(scenario: Scenario, game: Game): Settings {
  const mode = scenario.mode ?? Object.keys(game.modes)[0]!
  const known = game.modes[mode]
  if (known === undefined)
    throw new BadScenario(scenario.file, scenario.lineOf(['mode']), ['mode'], show(mode), {
      message: `one of ${Object.keys(game.modes).join(', ')}`,
    })
  const seats = scenario.seats ?? known.seats[0]!
  if (!known.seats.includes(seats))
    throw new BadScenario(scenario.file, scenario.lineOf(['seats']), ['seats'], String(seats), { message: known.seats.join(' or ') })
  return { mode, seats, options: scenario.options }
}

/** Makes a move. Returns the refusal, or null. */
function make(game: Game, match: Match, move: string): string | null {
  const [, who, text] = /^(\d+) (.*)$/.exec(move)!
  const seat = Number(who)
  const refusal = text!.trim() === 'leaves' ? match.leave(seat) : match.choose(seat, text!)
  if (refusal === null) return null
  const turn = match.asked()
  const offered = turn.includes(seat)
    ? `; offered: ${offers(game, match.position, seat).join(' | ')}`
    : `; asked: seat ${turn.join(', ') || 'nobody'}`
  return `refused (${refusal.rule})${offered}`
}

const offers = (game: Game, g: Position, seat: Seat): string[] => options(game, g, seat).map((option) => write(game, g, option))

function compare(game: Game, match: Match, expect: Expectation, luckLeft: number, path: string): Difference[] {
  const g = match.position
  const found: Difference[] = []
  const check = (field: keyof Expectation, actual: unknown) => {
    if (expect[field] !== undefined) found.push(...mismatches(expect[field], actual, `${path}.${field}`))
  }
  check('position', g)
  check('asked', asked(game, g))
  check('luckLeft', luckLeft)
  for (const [seat, wanted] of Object.entries(expect.views ?? {}))
    found.push(...mismatches(wanted, game.view(g, Number(seat)), `${path}.views.${seat}`))
  for (const [seat, wanted] of Object.entries(expect.options ?? {})) {
    found.push(...mismatches(wanted.map(plain).toSorted(), legal(game, g, Number(seat)).toSorted(), `${path}.options.${seat}`))
  }
  for (const [seat, wanted] of Object.entries(expect.offered ?? {})) {
    const actual = legal(game, g, Number(seat))
    for (const move of wanted)
      if (!actual.includes(plain(move)))
        found.push({ path: `${path}.offered.${seat}`, expected: move, found: actual.join(' | ') || 'nothing' })
  }
  for (const [seat, moves] of Object.entries(expect.refused ?? {})) {
    for (const [move, rule] of Object.entries(moves)) {
      const actual = find(game, g, Number(seat), move)
      const said = 'option' in actual && !('rule' in actual) ? 'offered' : (actual as { rule: string }).rule
      if (said !== rule) found.push({ path: `${path}.refused.${seat}.${move}`, expected: rule, found: said })
    }
  }
  if (expect.events) found.push(...eventMismatches(expect.events, match, `${path}.events`))
  if (expect.ranking !== undefined) found.push(...mismatches(expect.ranking, game.result(g)?.ranking ?? [], `${path}.ranking`))
  if (expect.winner !== undefined) {
    const actual = node(game, g).kind === 'over' ? winners(game.result(g)) : []
    const wanted = expect.winner === null ? [] : Array.isArray(expect.winner) ? expect.winner : [expect.winner]
    found.push(...mismatches(wanted, actual, `${path}.winner`))
  }
  return found
}

const legal = (game: Game, g: Position, seat: Seat): string[] => (asked(game, g).includes(seat) ? offers(game, g, seat).map(plain) : [])

/** Every expected event must occur, in this order; others may come in between. */
function eventMismatches(wanted: Record<string, unknown>[], match: Match, path: string): Difference[] {
  let at = 0
  for (const [i, event] of wanted.entries()) {
    while (at < match.told.length && mismatches(event, match.told[at]!.event, '').length > 0) at++
    if (at === match.told.length) {
      const alike = match.told.filter((told) => told.event.kind === event['kind']).map((told) => show(told.event, 400))
      return [
        {
          path: `${path}.${i}`,
          expected: show(event, 400),
          found:
            alike.join('\n') ||
            `no event of kind ${show(event['kind'])}; told were: ${[...new Set(match.told.map((told) => told.event.kind))].join(', ')}`,
        },
      ]
    }
    at++
  }
  return []
}
