import { usualTieBreaks } from './definition.ts'
import { fixturesOf, pointsOfSide, wasPlayed } from './fixtures.ts'
import { podPoints } from './formats/pods.ts'
import { arenaPoints } from './formats/arena.ts'
import { standings, type Line, type Row, type TieBreak, type Turn } from './standings.ts'
import type { EntrantId, Fixture, Stage, State } from './state.ts'

/** The standings of a stage with rounds, by the tie-breaks of the competition or of its format. */
export function stageTable(state: State, run: number, stage: number, among?: readonly EntrantId[]): Row[] {
  const at = state.runs[run]!.stages[stage]!
  const members = among ?? at.numbers
  const lines = members.map((entrant) => lineOf(state, run, stage, entrant))
  const rows = standings(lines, {
    tiebreaks: tieBreaksOf(state, run, stage),
    rounds: roundsComplete(state, run, stage),
    virtual: at.kind === 'swiss',
  })
  // LG-OUT-4 With annulled results, or disqualified: last, without a place.
  const { unplaced } = state.runs[run]!
  const isPlaced = ({ entrant }: Row): boolean => !unplaced.includes(entrant)
  const placed = rows.filter(isPlaced).map((row, i) => ({ ...row, place: i + 1 }))
  return [...placed, ...rows.filter((row) => !isPlaced(row)).map((row) => ({ ...row, place: null }))]
}

/** LG-TB-3 A competition's own tie-breaks apply to its main stage; preliminaries and groups of a bracket use those of round robins. */
export function tieBreaksOf({ definition, runs }: State, run: number, stage: number): readonly TieBreak[] {
  if (definition.format !== 'decathlon') return definition.tiebreaks
  const { event, stages } = runs[run]!
  const { kind } = stages[stage]!
  const { game } = definition.events[event]!
  return usualTieBreaks(kind === 'swiss' || kind === 'pods' ? kind : 'round robin', game)
}

/** Rounds whose fixtures are all decided. */
export function roundsComplete(state: State, run: number, stage: number): number {
  const all = fixturesOf(state, run, stage)
  const { paired } = state.runs[run]!.stages[stage]!
  for (let round = 1; round <= paired; round++) if (all.some((each) => each.round === round && each.decision === null)) return round - 1
  return paired
}

/** An entrant's result in each round of a stage. */
export function lineOf(state: State, run: number, stage: number, entrant: EntrantId): Line {
  const at = state.runs[run]!.stages[stage]!
  const paired = fixturesOf(state, run, stage).filter(({ sides }) => sides.includes(entrant))
  const own = paired.filter(({ decision }) => decision !== null && decision !== 'annulled')
  const idle = at.idle.filter((each) => each.entrant === entrant).map(({ round, points }): Turn => ({ ...NO_TURN, round, points }))
  const turns = at.kind === 'arena' ? arenaTurns(own, entrant) : own.map((fixture) => turnOf(at, fixture, entrant))
  const { out } = state.entrants[entrant]!
  return {
    entrant,
    lot: state.lots.indexOf(entrant) + 1,
    turns: [...turns, ...idle],
    outAfter: out === null ? null : Math.max(0, ...paired.map(({ round }) => round)),
  }
}

const NO_TURN: Turn = { round: 0, points: 0, against: [], played: false, won: false, diff: 0, place: 0, bouts: 0 }

function turnOf({ kind }: Stage, fixture: Fixture, entrant: EntrantId): Turn {
  const side = fixture.sides.indexOf(entrant)
  const isPod = fixture.sides.length !== 2 || kind === 'pods'
  // LG-TB-2 In round robins and leagues forfeits count as played.
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

/** LG-POD-6 A pod that could not be played gives 6 to each entrant present. */
function podTurn(fixture: Fixture, side: number): number {
  if (fixture.decision === 'forfeit' || fixture.decision === 'double forfeit') return fixture.ranks[side] === 1 ? 6 : 0
  return podPoints(fixture.ranks, podSize(fixture))[side]!
}

/** LG-RFL-3 If no entrant of the pod is first, a KillBot was: it counts as one more side. */
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
