import { arenaPoints } from './formats/arena.ts'
import { podPoints } from './formats/pods.ts'
import { fixturesOf, pointsOfSide, wasPlayed } from './fixtures.ts'
import type { Line, Turn } from './standings.ts'
import type { EntrantId, Fixture, Stage, State } from './state.ts'

/**
 * The fixtures and results of the entrants of a stage, for a single computation. It reads all fixtures once instead of once per entrant,
 * and does not notice later changes of the state.
 */
export class StageLines {
  readonly #state: State
  readonly #stage: Stage
  readonly #fixtures = new Map<EntrantId, Fixture[]>()
  readonly #lines = new Map<EntrantId, Line>()
  readonly #lots: ReadonlyMap<EntrantId, number>

  constructor(state: State, run: number, stage: number) {
    this.#state = state
    this.#stage = state.runs[run]!.stages[stage]!
    this.#lots = new Map(state.lots.map((entrant, i) => [entrant, i + 1]))
    for (const fixture of fixturesOf(state, run, stage))
      for (const side of fixture.sides) {
        const own = this.#fixtures.get(side)
        if (own === undefined) this.#fixtures.set(side, [fixture])
        else own.push(fixture)
      }
  }

  /** An entrant's fixtures, in order of pairing. */
  fixtures(entrant: EntrantId): readonly Fixture[] {
    return this.#fixtures.get(entrant) ?? []
  }

  /** An entrant's result in each round. */
  line(entrant: EntrantId): Line {
    let line = this.#lines.get(entrant)
    if (line === undefined) this.#lines.set(entrant, (line = this.#lineOf(entrant)))
    return line
  }

  /** An entrant's points before a round, or now. */
  points(entrant: EntrantId, before = Number.POSITIVE_INFINITY): number {
    return this.line(entrant).turns.reduce((sum, { round, points }) => sum + (round < before ? points : 0), 0)
  }

  #lineOf(entrant: EntrantId): Line {
    const at = this.#stage
    const paired = this.fixtures(entrant)
    const own = paired.filter(({ decision }) => decision !== null && decision !== 'annulled')
    const idle = at.idle.filter((each) => each.entrant === entrant).map(({ round, points }): Turn => ({ ...NO_TURN, round, points }))
    const turns = at.kind === 'arena' ? arenaTurns(own, entrant) : own.map((fixture) => turnOf(at, fixture, entrant))
    const { out } = this.#state.entrants[entrant]!
    return {
      entrant,
      lot: this.#lots.get(entrant) ?? 0,
      turns: [...turns, ...idle],
      outAfter: out === null ? null : Math.max(0, ...paired.map(({ round }) => round)),
    }
  }
}

const NO_TURN: Turn = { round: 0, points: 0, against: [], played: false, won: false, diff: 0, place: 0, bouts: 0 }

function turnOf({ kind }: Stage, fixture: Fixture, entrant: EntrantId): Turn {
  const side = fixture.sides.indexOf(entrant)
  const isPod = fixture.sides.length !== 2 || kind === 'pods'
  // LG-TB-2 In round robins and leagues, forfeits count as played.
  const played = wasPlayed(fixture) || ((kind === 'robin' || kind === 'double robin' || kind === 'groups') && fixture.decision !== null)
  const points = isPod ? podTurn(fixture, side) : pointsOfSide(fixture, side)
  return {
    round: fixture.round,
    points,
    against: fixture.sides.filter((other) => other !== entrant),
    played,
    won: isPod ? fixture.ranks[side] === 1 : points === 2,
    diff: fixture.tables.reduce((sum, { diff }) => sum + diff[side]!, 0),
    place: fixture.ranks[side]!,
    bouts: fixture.tables.reduce((sum, { bouts }) => sum + bouts[side]!, 0),
  }
}

/** LG-POD-6 A pod that could not be played gives 6 points to each entrant who was present. */
function podTurn(fixture: Fixture, side: number): number {
  if (fixture.decision === 'forfeit' || fixture.decision === 'double forfeit') return fixture.ranks[side] === 1 ? 6 : 0
  return podPoints(fixture.ranks, podSize(fixture))[side]!
}

/** LG-RFL-3 If no entrant of the pod came first, a KillBot did, and it counts as one more side. */
const podSize = ({ ranks }: Fixture): number => ranks.length + (ranks.includes(1) ? 0 : 1)

/** LG-AR-2 Arena points depend on earlier matches. */
function arenaTurns(own: readonly Fixture[], entrant: EntrantId): Turn[] {
  const results = own.map((fixture) => {
    const points = pointsOfSide(fixture, fixture.sides.indexOf(entrant))
    return points === 2 ? 'win' : points === 1 ? 'draw' : 'loss'
  })
  const points = arenaPoints(results)
  return own.map((fixture, i) => ({
    ...NO_TURN,
    round: i + 1,
    points: points[i]!,
    against: fixture.sides.filter((other) => other !== entrant),
    played: wasPlayed(fixture),
    won: results[i] === 'win',
    diff: fixture.tables.reduce((sum, { diff }) => sum + diff[fixture.sides.indexOf(entrant)]!, 0),
  }))
}
