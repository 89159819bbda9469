import { isOpen, openQuestions, timersOf, type Competition, type EntrantId } from '@robodrome/leagues'
import type { CompetitionCard, WaitsFor } from '../store/schema.ts'
import type { Beside } from './keeping.ts'

/** What is kept beside the log of a competition as it is now. */
export function besideOf(competition: Competition, now: number): Beside {
  const { state } = competition
  const people = state.entrants.flatMap(({ kind, accounts }) => (kind === 'program' ? [] : accounts))
  return {
    card: cardOf(competition),
    status: state.status,
    dueAt: nextTime(competition, now),
    members: [...new Set([...state.definition.managers, ...people])],
    here: hereLately(competition, now),
  }
}

/** Whoever has just acted sees for themselves what comes next. */
const HERE_MS = 5 * 60_000
const hereLately = ({ log }: Competition, now: number): Set<string> =>
  new Set(log.slice(log.findLastIndex(({ at }) => at < now - HERE_MS) + 1).map(({ by }) => by))

/** The next time that lies ahead: whatever has come was looked at by whoever asks. */
export function nextTime(competition: Competition, now: number): number | null {
  const ahead = timersOf(competition).flatMap(({ at }) => (at > now ? [at] : []))
  return ahead.length === 0 ? null : Math.min(...ahead)
}

function cardOf(competition: Competition): CompetitionCard {
  const { state } = competition
  const { definition, entrants, champion } = state
  return {
    title: definition.title,
    format: definition.format,
    games: [...new Set(definition.events.map(({ game }) => game))],
    entrants: entrants.filter(({ out }) => out === null).length,
    most: definition.entry.max,
    isListed: definition.entry.who === 'anyone',
    pace: definition.pace.kind,
    startAt: definition.startAt,
    round: state.runs.at(-1)?.stages.at(-1)?.paired ?? 0,
    champion: champion === null ? null : entrants[champion]!.name,
    waiting: waitingOf(competition),
  }
}

/** Everything in a competition that waits for a person: matches and questions of the league. Since when, is known where it is kept. */
export function waitingOf(competition: Competition): WaitsFor[] {
  const { state, referee } = competition
  if (state.status !== 'running') return []
  const by = timersOf(competition).find(({ of }) => of === 'answer')?.at ?? null
  const peopleOf = (entrant: EntrantId): readonly string[] => {
    const { kind, accounts, replacement } = state.entrants[entrant]!
    return kind === 'program' || replacement !== null ? [] : accounts
  }
  const questions = openQuestions(state, referee).flatMap(({ kind, entrant }) =>
    peopleOf(entrant).map((guest): WaitsFor => ({ guest, what: kind, table: null, seat: null, against: null, by, since: 0 })),
  )
  const matches = state.fixtures.filter(isOpen).flatMap(({ seats, table, deadline }) =>
    seats.flatMap((entrant, side) =>
      peopleOf(entrant).map((guest, member): WaitsFor => ({
        guest,
        what: 'match',
        table,
        seat: side + member * seats.length,
        against: seats
          .filter((other) => other !== entrant)
          .map((other) => state.entrants[other]!.name)
          .join(', '),
        by: deadline,
        since: 0,
      })),
    ),
  )
  const times = state.fixtures.filter(isOpen).flatMap(({ seats, table, deadline, agreeing }) =>
    seats
      .filter((entrant) => agreeing.length > 0 && !agreeing.includes(entrant) && agreeing.every((other) => seats.includes(other)))
      .flatMap((entrant) =>
        peopleOf(entrant).map((guest): WaitsFor => ({
          guest,
          what: 'time',
          table,
          seat: null,
          against: agreeing.map((other) => state.entrants[other]!.name).join(', '),
          by: deadline,
          since: 0,
        })),
      ),
  )
  return [...questions, ...times, ...matches]
}
