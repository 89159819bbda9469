import { quickLuck, type Game, type Happened, type Settings } from '@robodrome/kernel'
import { playTable } from '@robodrome/lab'
import {
  isOpen,
  openQuestions,
  programAnswer,
  resultOf,
  tableSettings,
  type Act,
  type Competition,
  type Fixture,
  type TableResult,
} from '@robodrome/leagues'
import { minds, type Budget, type Mind } from '@robodrome/minds'

/** What a person must do before the competition can continue. */
export type Waiting = { fixture: Fixture } | { entrant: number; phase: string }

export interface RunOptions {
  game(id: string): Promise<Game>
  budget: Budget
  now(): number
  /** Called after each step to write the file and show progress. */
  onStep(): void
}

const mindOf = (competition: Competition, entrant: number): Mind | null => {
  const { kind, accounts, replacement } = competition.state.entrants[entrant]!
  const id = replacement?.name ?? (kind === 'program' ? accounts[0]! : null)
  return id === null ? null : (minds[id] ?? null)
}

/** Lets AI opponents play until the end, or until a person must decide. */
export async function runPrograms(competition: Competition, options: RunOptions): Promise<Waiting | null> {
  const { now, onStep } = options
  while (competition.state.status === 'running') {
    const waiting = await step(competition, options)
    if (waiting !== null) return waiting
    onStep()
  }
  return null

  async function step(on: Competition, { game, budget }: RunOptions): Promise<Waiting | null> {
    const { state } = on
    const take = (act: Act): null => {
      on.act(act, now())
      return null
    }
    if (state.phase.kind === 'break') return take({ kind: 'timed out', what: { of: 'break' } })
    const questions = openQuestions(state, on.referee)
    const question = questions.find(({ entrant }) => mindOf(on, entrant) !== null)
    if (question) return take(programAnswer(state, question, quickLuck(on.log.length)))
    if (questions.length > 0) return { entrant: questions[0]!.entrant, phase: questions[0]!.kind }
    const open = state.fixtures.filter(isOpen)
    const ready = open.find(({ seats }) => seats.every((entrant) => mindOf(on, entrant) !== null))
    if (!ready) return open.length > 0 ? { fixture: open[0]! } : { entrant: 0, phase: state.phase.kind }
    take({ kind: 'opened', fixture: ready.id, table: `${ready.id}.${ready.tables.length + 1}` })
    const fixture = on.state.fixtures[ready.id]!
    const { game: id, ...settings } = tableSettings(on.state, fixture)
    const result = play(
      await game(id),
      settings,
      fixture.seats.map((entrant) => mindOf(on, entrant)!),
      { seed: on.log.length, budget },
    )
    return take({ kind: 'result', fixture: fixture.id, result })
  }
}

/** Plays one table with minds; the sides of a team table are seated crosswise. */
function play(game: Game, settings: Settings, sides: readonly Mind[], how: { seed: number; budget: Budget }): TableResult {
  const lineup = Array.from({ length: settings.seats }, (_, seat) => sides[seat % sides.length]!)
  const told: Happened[] = []
  const position = playTable(game, settings, lineup, { ...how, ear: (event) => void told.push(event) })
  return resultOf(game, position, settings, sides.length, { told })
}
